// A bench of the formula desk: actives with their doses, and at once what may be sold, said, and what fits. All of it is in the
// server's page; with scripts it answers while one types or drags. The address is the formula.
import { useDeferredValue, useMemo } from "react";
import { Link } from "react-router-dom";
import { MoreInfo } from "#client/components/Action/Action.tsx";
import { Latin } from "#client/components/Latin/Latin.tsx";
import { Sign } from "#client/components/Sign/Sign.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { useIsPrinting } from "#client/hooks/use-is-printing.ts";
import { textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { SaidVerdict } from "#shared/formula/sentences/presentation.ts";
import type { DeskData } from "#shared/pages/desk.ts";
import {
  additionField,
  benchAddress,
  benchPath,
  customMadePath,
} from "#shared/pages/desk-address.ts";
import type { PageOf } from "#shared/pages/page.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { AskSection } from "./AskSection.tsx";
import css from "./BenchPage.module.css";
import { BenchTray } from "./BenchTray.tsx";
import { Brief } from "./Brief.tsx";
import { FitSection } from "./FitSection.tsx";
import { LabelSection } from "./LabelSection.tsx";
import { SaySection } from "./SaySection.tsx";
import { SellSection } from "./SellSection.tsx";
import { type Bench, useBench } from "./use-bench.ts";
import { Verdict } from "./Verdict.tsx";
import { partsOf } from "./vessel-parts.ts";

const formId = "formule";

export function Page({
  data,
  page,
}: {
  data: DeskData;
  page: PageOf<"deskSupplement" | "deskSerum">;
}) {
  const site = useSite();
  const isPrinting = useIsPrinting();
  const bench = useBench(data, page.lang);
  const { formula, answer, said, acts, texts, language, engine, isLive } = bench;
  // Sections below the screen follow a moment later: the rod under the hand comes first.
  const late = useDeferredValue(answer);
  const sections = useMemo<SaidVerdict>(
    () => ({ ...late.said, ...(engine?.saySections(late) ?? data.said) }),
    [late, engine, data],
  );
  const words = useMemo(
    () => engine?.sayWords(late.formula, sections) ?? data.words,
    [engine, late, sections, data],
  );
  const parts = useMemo(() => partsOf(late), [late]);

  if (isPrinting && engine && formula.actives.length > 0)
    return (
      <engine.PrintedFormula
        {...{ answer, language }}
        said={{ ...sections, ...said }}
        texts={engine.texts}
      />
    );
  return (
    <div className={css.page}>
      <Link className={css.back} to={customMadePath}>
        <span aria-hidden="true">&lt;</span> <Say of={texts.back} />
      </Link>
      <div className={css.head}>
        <h1 className={css.title}>
          <Say of={texts.title} />
        </h1>
        <p className={css.bearing}>{words.bearing}</p>
      </div>
      <form
        id={formId}
        action={addressIn(site, benchPath(formula.instrument))}
        onSubmit={(event) => {
          // The field of the search decides itself.
          if (!event.defaultPrevented && isLive) event.preventDefault();
        }}
      >
        <input type="hidden" name="v" value="1" />
        {formula.subject !== null && <input type="hidden" name="dire" value={formula.subject} />}
        <Brief bench={bench} />
        <Verdict cells={said.cells} texts={texts} engine={engine} />
        <Problems data={data} bench={bench} />
        <BenchTray bench={bench} />
        <Looked data={data} bench={bench} />
        <p className={css.hint}>
          <Say of={formula.instrument === "serum" ? texts.bench.serumKey : texts.bench.keys} />
        </p>
        <noscript>
          <div className={css.update}>
            <button className={css.submit} type="submit">
              <Say of={texts.scriptless.update} />
            </button>
            <p>
              <Say of={texts.scriptless.addressText} />
            </p>
          </div>
        </noscript>
      </form>
      {engine && <engine.Announcer answer={answer} engine={engine} title={words.title} />}
      <SaySection said={sections} formula={late.formula} acts={acts} texts={texts} />
      <SellSection said={sections} formula={late.formula} texts={texts} />
      <FitSection said={sections} parts={parts} acts={acts} texts={texts} />
      <LabelSection said={sections} formula={late.formula} {...{ language, texts, engine }} />
      <AskSection
        said={sections}
        formula={late.formula}
        facts={late.facts}
        lead={words.questions}
        {...{ acts, language, texts, formId, engine }}
      />
    </div>
  );
}

/** What of the address was not understood. What stands in a field is said below it. */
function Problems({ data: { problems }, bench }: { data: DeskData; bench: Bench }) {
  const { acts, texts } = bench;
  const told = problems.filter(({ kind }) => kind !== "amount");
  if (told.length === 0) return null;
  return (
    <ul className={css.problems}>
      {told.map(({ title, text, unknown, take }) => {
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
                      acts.type(take.slug, take.text);
                      acts.commit();
                    }}
                  >
                    {take.label}
                  </button>
                </p>
              )}
              {unknown !== null && (
                <p className={css.pills}>
                  <MoreInfo className={css.pill} to="*" about={unknown}>
                    <Say of={texts.search.source} />
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

/** What an address without script looked for, to be put on the bench by a link each. */
function Looked({ data: { looked }, bench: { formula, texts } }: { data: DeskData; bench: Bench }) {
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
                <Latin name={textOf(name)} /> {code}
              </>
            ) : (
              <Say of={name} />
            )}
          </a>
        ))}
        <MoreInfo className={css.pill} to="*" about={looked.text}>
          <Say of={search.source} />
        </MoreInfo>
      </p>
    </div>
  );
}
