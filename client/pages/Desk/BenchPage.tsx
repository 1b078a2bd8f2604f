// A bench of the formula desk: actives with their doses, and at once what may be sold, said, and what fits. All of it is in the
// server's page; with scripts it answers while one types or drags. The address is the formula.
import { lazy, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { IdeaLines } from "#client/components/IdeaField/IdeaLines.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { useIsPrinting } from "#client/hooks/use-is-printing.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { BenchWords } from "#shared/formula/sentences/bench-words.ts";
import type { VerdictPresentation } from "#shared/formula/sentences/presentation.ts";
import type { DeskData } from "#shared/pages/desk.ts";
import { additionAddress, benchPath, customMadePath } from "#shared/pages/desk-address.ts";
import type { PageOf } from "#shared/pages/page.ts";
import css from "./BenchPage.module.css";
import { BenchTray } from "./BenchTray.tsx";
import { Brief } from "./Brief.tsx";
import { EmptyBench } from "./EmptyBench.tsx";
import { foldFrom } from "./Fold.tsx";
import { listParts } from "./fill.ts";
import { DispatchContext, LateFormulaContext } from "./formula-context.ts";
import type { FormulaState } from "./formula-state.ts";
import { LateStateContext, LiveContext } from "./live-context.ts";
import { isHydrated, type UsedFormula, useFormula } from "./use-formula.ts";
import { Verdict } from "./Verdict.tsx";

/** Fetched beside the page (page-modules.ts), and taken over with it: a boundary of its own would be taken over later. */
const Sections = lazy(() =>
  import("./Sections.tsx").then((module) => ({ default: module.Sections })),
);

const formId = "formule";

export function Page({
  data,
  page,
}: {
  data: DeskData;
  page: PageOf<"deskSupplement" | "deskSerum">;
}) {
  const isPrinting = useIsPrinting();
  const bench = useFormula(data, page.lang);
  const { state, live, dispatch, formula } = bench;
  const [late, setLate] = useState<FormulaState>(state);
  const { said, words } = useMemo(
    () => (live && isHydrated(late) ? live.presentLate(late) : data),
    [late, live, data],
  );
  const judged = isHydrated(state) ? state : null;
  const isPrinted = isPrinting && formula.actives.length > 0;
  return (
    <LiveContext value={live}>
      <DispatchContext value={dispatch}>
        <LateFormulaContext value={late.formula}>
          <LateStateContext value={isHydrated(late) ? late : null}>
            {live && judged && (
              <>
                <live.FormulaAddress state={judged} dispatch={dispatch} />
                <live.LateFormula state={judged} follow={setLate} />
              </>
            )}
            {live && judged && isPrinted ? (
              <live.PrintedBench state={judged} said={{ ...said, ...state.said }} />
            ) : (
              <Bench {...{ data, bench, late, said, words }} />
            )}
          </LateStateContext>
        </LateFormulaContext>
      </DispatchContext>
    </LiveContext>
  );
}

function Bench({
  data,
  bench,
  late,
  said,
  words,
}: {
  data: DeskData;
  bench: UsedFormula;
  late: FormulaState;
  said: VerdictPresentation;
  words: BenchWords;
}) {
  const site = useSite();
  const { state, live, formula, texts, language } = bench;
  const parts = useMemo(() => listParts(late), [late]);
  const isEmpty = formula.actives.length === 0;
  const { length } = late.formula.actives;
  const isFolded = length >= foldFrom;
  return (
    <div className={css.page}>
      <Link className={css.back} to={customMadePath}>
        <span aria-hidden="true">&lt;</span> <Text of={texts.back} />
      </Link>
      <div className={css.head}>
        <h1 className={css.title}>
          <Text of={texts.title} />
        </h1>
        <p className={css.bearing}>{words.bearing}</p>
      </div>
      {live && formula.actives.length === 0 && <live.ResumeFormula texts={texts.resume} />}
      <form
        id={formId}
        action={addressIn(site, benchPath(formula.instrument))}
        onSubmit={live?.sendBench}
      >
        {/* Without any, browsers send no form of several fields. */}
        <input type="submit" hidden />
        <input type="hidden" name="v" value="1" />
        {formula.subject !== null && <input type="hidden" name="dire" value={formula.subject} />}
        {formula.aside !== null && <input type="hidden" name="garde" value={formula.aside} />}
        <Brief bench={bench} />
        {!isEmpty && <Verdict cells={state.said.cells} {...{ isFolded, texts }} />}
        <IdeaLines
          lines={data.lines}
          ask={texts.search.source}
          take={null}
          addressOf={(text) => addressIn(site, additionAddress(formula, text))}
        />
        {isEmpty ? (
          <EmptyBench bench={bench} told={data.idea} starts={data.starts} />
        ) : (
          <>
            <BenchTray told={data.idea} {...{ bench, late, parts }} />
            <p className={css.hint}>
              <Text of={formula.instrument === "serum" ? texts.bench.serumKey : texts.bench.keys} />
            </p>
          </>
        )}
      </form>
      {live && isHydrated(state) && (
        <>
          <live.Announcer state={state} title={words.title} />
          <live.RemovedNotice state={state} dispatch={bench.dispatch} />
        </>
      )}
      {length > 0 && (
        <Sections
          lead={words.questions}
          {...{ late, said, parts, isFolded, language, texts, formId }}
        />
      )}
    </div>
  );
}
