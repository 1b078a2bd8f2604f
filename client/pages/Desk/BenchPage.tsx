// A bench of the formula desk: actives with their doses, and at once what may be sold, said, and what fits. All of it is in the
// server's page; with scripts it answers while one types or drags. The address is the formula.
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { MoreInfo } from "#client/components/Action/Action.tsx";
import { Latin } from "#client/components/Latin/Latin.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { useIsLive } from "#client/hooks/use-in-browser.ts";
import { useIsPrinting } from "#client/hooks/use-is-printing.ts";
import { textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { sayCount } from "#shared/editions/plural.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import { sayAnnouncement, type Told } from "#shared/formula/say-announcement.ts";
import { sayProblem } from "#shared/formula/say-problem.ts";
import { createVoice } from "#shared/formula/voice.ts";
import type { DeskData } from "#shared/pages/desk.ts";
import { additionField, benchAddress, benchPath } from "#shared/pages/desk-address.ts";
import type { PageOf } from "#shared/pages/page.ts";
import { routeOf } from "#shared/pages/page-table.ts";
import { AskSection } from "./AskSection.tsx";
import css from "./BenchPage.module.css";
import { BenchTray } from "./BenchTray.tsx";
import { Brief } from "./Brief.tsx";
import { FitSection } from "./FitSection.tsx";
import { LabelSection } from "./LabelSection.tsx";
import { PrintedFormula } from "./PrintedFormula.tsx";
import { SaySection } from "./SaySection.tsx";
import { SellSection } from "./SellSection.tsx";
import { Sign } from "./Sign.tsx";
import { type Bench, useBench } from "./use-bench.ts";
import { Verdict } from "./Verdict.tsx";
import { partsOf } from "./vessel-parts.ts";

/** Ms after the last change until it is read aloud. */
const calm = 600;

const formId = "formule";

export function Page({
  data,
  page,
}: {
  data: DeskData;
  page: PageOf<"deskSupplement" | "deskSerum">;
}) {
  const site = useSite();
  const isLive = useIsLive();
  const isPrinting = useIsPrinting();
  const bench = useBench(data, page.lang);
  const { formula, said, acts, texts, language } = bench;
  // Sections below the screen follow a moment later: the rod under the hand comes first.
  const late = useDeferredValue(bench);
  const aloud = useAnnouncement(bench);
  const count = formula.actives.length;

  const { title } = page;
  useEffect(() => {
    const number = textOf(texts.said.numbers[count] ?? String(count));
    // As the server names it; the empty bench has the page's own.
    const own = fillText(sayCount(texts.formulaTitle, count), { number });
    const [, site = ""] = title.split(" | ");
    if (count > 0) document.title = `${own} | ${site}`;
  }, [texts, count, title]);

  if (isPrinting && count > 0) return <PrintedFormula bench={bench} />;
  return (
    <div className={css.page}>
      <Link className={css.back} to={routeOf("customMade").pattern}>
        <span aria-hidden="true">&lt;</span> <Say of={texts.back} />
      </Link>
      <div className={css.head}>
        <h1 className={css.title}>
          <Say of={texts.title} />
        </h1>
        <p className={css.bearing}>{bearingOf(bench)}</p>
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
        <Verdict cells={said.cells} texts={texts} isLive={isLive} />
        <Problems data={data} bench={bench} />
        <BenchTray bench={bench} isLive={isLive} />
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
      <span className={css.aloud} role="status">
        {aloud}
      </span>
      <SaySection said={late.said} formula={late.formula} acts={acts} texts={texts} />
      <SellSection said={late.said} formula={late.formula} texts={texts} />
      <FitSection said={late.said} parts={partsOf(late)} acts={acts} texts={texts} />
      <LabelSection
        said={late.said}
        formula={late.formula}
        language={language}
        texts={texts}
        isLive={isLive}
      />
      <AskSection
        said={late.said}
        formula={late.formula}
        facts={late.facts}
        {...{ acts, language, texts, formId, isLive }}
      />
    </div>
  );
}

function bearingOf({ formula: { actives }, texts }: Bench): string {
  const count = actives.length;
  if (count === 0) return textOf(texts.emptyBearing);
  const number = textOf(texts.said.numbers[count] ?? String(count));
  const text = fillText(sayCount(texts.bearing, count), { number });
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What of the address was not understood. What stands in a field is said below it. */
function Problems({ data: { problems }, bench }: { data: DeskData; bench: Bench }) {
  const { formula, facts, acts, texts, language } = bench;
  const told = problems.filter(({ kind }) => kind !== "amount");
  if (told.length === 0) return null;
  const voice = createVoice(texts, language, facts);
  return (
    <ul className={css.problems}>
      {told.map((problem, at) => {
        const { kind, title, text, take } = sayProblem(problem, formula, voice);
        return (
          <li className={css.problem} key={`${kind} ${at}`}>
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
              {problem.kind === "unknown" && (
                <p className={css.pills}>
                  <MoreInfo className={css.pill} to="*" about={problem.name}>
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

/** What is to be read aloud, once nothing changes any more. */
function useAnnouncement({ formula, facts, verdict, texts, language }: Bench): string {
  const [aloud, setAloud] = useState("");
  const before = useRef<Told>({ formula, verdict });
  useEffect(() => {
    if (before.current.formula === formula) return;
    const timer = setTimeout(() => {
      const voice = createVoice(texts, language, facts);
      setAloud(sayAnnouncement(before.current, { voice, formula, facts, verdict }));
      before.current = { formula, verdict };
    }, calm);
    return () => clearTimeout(timer);
  }, [formula, facts, verdict, texts, language]);
  return aloud;
}
