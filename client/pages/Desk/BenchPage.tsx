// A bench of the formula desk: actives with their doses, and at once what may be sold, said, and what fits. All of it is in the
// server's page; with scripts it answers while one types or drags. The address is the formula.
import { useDeferredValue, useMemo } from "react";
import { Link } from "react-router-dom";
import { MoreInfo } from "#client/components/Action/Action.tsx";
import { Code, Latin } from "#client/components/Latin/Latin.tsx";
import { Sign } from "#client/components/Sign/Sign.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { useIsPrinting } from "#client/hooks/use-is-printing.ts";
import { textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { BenchWords } from "#shared/formula/sentences/bench-words.ts";
import type { VerdictPresentation } from "#shared/formula/sentences/presentation.ts";
import type { DeskData } from "#shared/pages/desk.ts";
import {
  additionField,
  benchAddress,
  benchPath,
  customMadePath,
  otherBenchAddress,
  otherInstrument,
} from "#shared/pages/desk-address.ts";
import type { PageOf } from "#shared/pages/page.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { AskSection } from "./AskSection.tsx";
import css from "./BenchPage.module.css";
import { BenchTray } from "./BenchTray.tsx";
import { Brief } from "./Brief.tsx";
import { FitSection } from "./FitSection.tsx";
import { listParts } from "./fill.ts";
import { DispatchContext, LateFormulaContext } from "./formula-context.ts";
import type { FormulaState } from "./formula-state.ts";
import { LabelSection } from "./LabelSection.tsx";
import { LateStateContext, LiveContext } from "./live-context.ts";
import { SaySection } from "./SaySection.tsx";
import { SellSection } from "./SellSection.tsx";
import { isHydrated, type UsedFormula, useFormula } from "./use-formula.ts";
import { Verdict } from "./Verdict.tsx";

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
  // Sections below the screen follow a moment later: the rod under the hand comes first.
  const late = useDeferredValue(state);
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
            {live && judged && <live.FormulaAddress state={judged} dispatch={dispatch} />}
            {live && judged && isPrinted ? (
              <live.PrintedFormula
                formula={formula}
                facts={judged.facts}
                rods={judged.verdict.rods}
                said={{ ...said, ...state.said }}
                texts={judged.words.texts}
                language={page.lang}
                date={new Date()}
              />
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
      <form
        id={formId}
        action={addressIn(site, benchPath(formula.instrument))}
        onSubmit={(event) => {
          if (live) event.preventDefault();
        }}
      >
        <input type="hidden" name="v" value="1" />
        {formula.subject !== null && <input type="hidden" name="dire" value={formula.subject} />}
        {formula.aside !== null && <input type="hidden" name="garde" value={formula.aside} />}
        <Brief bench={bench} />
        <Verdict cells={state.said.cells} texts={texts} />
        <Problems data={data} bench={bench} />
        <BenchTray bench={bench}>
          <Looked data={data} bench={bench} />
        </BenchTray>
        <p className={css.hint}>
          <Text of={formula.instrument === "serum" ? texts.bench.serumKey : texts.bench.keys} />
        </p>
        <noscript>
          <div className={css.update}>
            <button className={css.submit} type="submit">
              <Text of={texts.scriptless.update} />
            </button>
            <p>
              <Text of={texts.scriptless.addressText} />
            </p>
          </div>
        </noscript>
      </form>
      {live && isHydrated(state) && (
        <>
          <live.Announcer state={state} title={words.title} />
          <live.RemovedNotice state={state} dispatch={bench.dispatch} />
        </>
      )}
      <SaySection said={said} formula={late.formula} texts={texts} />
      <SellSection said={said} formula={late.formula} texts={texts} />
      <FitSection said={said} fits={late.verdict.containers} parts={parts} texts={texts} />
      <LabelSection said={said} formula={late.formula} {...{ language, texts }} />
      <AskSection said={said} state={late} lead={words.questions} {...{ texts, formId }} />
    </div>
  );
}

/** Parts of the address that were not understood. Those of a field stand below it. */
function Problems({
  data: { problems },
  bench: { dispatch, formula, texts },
}: {
  data: DeskData;
  bench: UsedFormula;
}) {
  const site = useSite();
  const shown = problems.filter(({ kind }) => kind !== "amount");
  if (shown.length === 0) return null;
  return (
    <ul className={css.problems}>
      {shown.map(({ kind, title, text, unknown, take }) => {
        return (
          <li className={css.problem} key={title}>
            <Sign of="dotted" />
            <div>
              <p>
                <b>{title}</b> {text}
              </p>
              {take && (
                <p className={css.pills}>
                  <button
                    className={css.pill}
                    type="button"
                    onClick={() => {
                      dispatch({ kind: "type", slug: take.slug, text: take.text });
                      dispatch({ kind: "commit" });
                    }}
                  >
                    {take.label}
                  </button>
                </p>
              )}
              {kind === "aside" && (
                <p className={css.pills}>
                  <a
                    className={css.pill}
                    href={addressIn(site, otherBenchAddress(formula))}
                    rel="nofollow"
                  >
                    <Text of={texts.brief.resume[otherInstrument(formula)]} />
                  </a>
                </p>
              )}
              {unknown !== null && (
                <p className={css.pills}>
                  <MoreInfo className={css.pill} to="*" about={unknown}>
                    <Text of={texts.search.source} />
                  </MoreInfo>
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Results of a search without script, each a link that adds it to the bench. */
function Looked({
  data: { looked },
  bench: { formula, texts },
}: {
  data: DeskData;
  bench: UsedFormula;
}) {
  const site = useSite();
  if (!looked) return null;
  const own = addressIn(site, benchAddress(formula));
  const addressOf = (slug: string) =>
    `${own}${own.includes("?") ? "&" : "?"}${additionField}=${encodeURIComponent(slug)}`;
  const { search } = texts;
  return (
    <div className={css.looked}>
      <p>
        {fillText(textOf(looked.choices.length > 0 ? search.results : search.noResults), {
          text: looked.text,
        })}
      </p>
      <p className={css.pills}>
        {looked.choices.map(({ slug, name, code }) => (
          <a className={css.pill} href={addressOf(slug)} rel="nofollow" key={slug}>
            {code ? (
              <>
                <Latin name={textOf(name)} /> <Code of={code} />
              </>
            ) : (
              <Text of={name} />
            )}
          </a>
        ))}
        <MoreInfo className={css.pill} to="*" about={looked.text}>
          <Text of={search.source} />
        </MoreInfo>
      </p>
    </div>
  );
}
