// The formula on one sheet of paper: lines alone, all claims that are earned, what is to be asked, and the address in full. With the page
// as the server sends it comes the same sheet, hidden until it is printed (server/pages/render-paper.tsx).

import { DoseGauge } from "#client/components/DoseGauge/DoseGauge.tsx";
import { Code, Latin } from "#client/components/Latin/Latin.tsx";
import { Mark } from "#client/components/Mark/Mark.tsx";
import { Sign } from "#client/components/Sign/Sign.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { type Language, localeOf, textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import type { Formula } from "#shared/formula/formula.ts";
import { narrowTrack } from "#shared/formula/gauge-places.ts";
import type { VerdictPresentation } from "#shared/formula/sentences/presentation.ts";
import type { BenchTotal } from "#shared/pages/desk.ts";
import { benchAddress } from "#shared/pages/desk-address.ts";
import { formatDose } from "#shared/words/amounts.ts";
import { formatCount } from "#shared/words/count.ts";
import { fillText } from "#shared/words/fill-text.ts";
import type { LiveFormula } from "./formula-state.ts";
import { gaugeOf } from "./gauge-of.ts";
import css from "./PrintedFormula.module.css";

/** Claims that a sheet has room for: of more, those of the chosen subject, and the number of the others. */
const mostClaims = 60;

/** Rows are low: the line of beads, the dose above its mark, the values below it, px. */
const row = { top: 29, gap: 3, drop: 25 };

interface PrintedFormulaProps {
  formula: Formula;
  facts: DeskFacts;
  rods: readonly BenchTotal[];
  said: VerdictPresentation;
  texts: DeskTexts;
  language: Language;
  /** Null where a page is the same on every day. */
  date: Date | null;
}

/** Of a bench that answers by itself. */
export function PrintedBench({
  state: { formula, facts, verdict, words },
  said,
}: {
  state: LiveFormula;
  said: VerdictPresentation;
}) {
  const { texts, language } = words;
  return (
    <PrintedFormula
      rods={verdict.rods}
      date={new Date()}
      {...{ formula, facts, said, texts, language }}
    />
  );
}

export function PrintedFormula(props: PrintedFormulaProps) {
  const { formula, said, texts, language, date } = props;
  const site = useSite();
  const { print } = texts;
  const count = formula.actives.length;
  const number = textOf(texts.said.numbers[count] ?? String(count));
  const day =
    date && new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long" }).format(date);
  const address = site.url + addressIn(site, benchAddress(formula));
  return (
    <div className={css.sheet} data-paper="" hidden={date === null}>
      <div className={css.head}>
        <span className={css.logo}>
          <Mark />
          {site.lab.name}
        </span>
        <p>
          {day && fillText(textOf(print.on), { date: day })}
          {day && <br />}
          {[said.brief, said.order.sentence && `${said.order.sentence}.`].filter(Boolean).join(" ")}
        </p>
      </div>
      <h1>{fillText(formatCount(print.title, count), { number })}</h1>
      <div className={css.verdict}>
        {said.cells.map(({ id, sign, verb, sentence, note }) => (
          <div key={id}>
            <Sign of={sign} size="list" />
            <small>{verb}</small>
            <b>{sentence}</b>
            <p>{note}</p>
          </div>
        ))}
      </div>
      <Rods {...props} />
      <Claims {...props} />
      <div className={css.columns}>
        <section>
          <h2>
            <Text of={print.sellFit} />
          </h2>
          {said.facts.map(({ id, label, value, note }) => (
            <p key={id}>
              {[label, value].filter(Boolean).join(", ")}. {note}
            </p>
          ))}
          <p>{[said.room, said.salts && `${said.salts}.`].filter(Boolean).join(" ")}</p>
          {said.exclusions.map(({ title, text }) => (
            <p key={title + text}>
              {title} {text}
            </p>
          ))}
        </section>
        <section>
          <h2>
            <Text of={texts.verbs.label} />
          </h2>
          {said.foodName && <p>{said.foodName}</p>}
          {said.wordings.map(({ kind, title, items }) => (
            <p key={kind}>
              <b>{title}.</b> {items.map(({ name, text }) => `${text} (${name})`).join(" ")}
            </p>
          ))}
          <p>{said.mentions.join(" ")}</p>
          {said.labels.map(({ name, text }) => (
            <p key={name}>
              <b>{name}.</b> {text}
            </p>
          ))}
        </section>
        {said.warnings.length > 0 && (
          <section>
            <h2>
              <Text of={print.cautions} />
            </h2>
            {said.warnings.map(({ name, texts: own }) => (
              <p key={name}>
                <b>{name}.</b> {own.join(" ")}
              </p>
            ))}
          </section>
        )}
        <section>
          <h2>
            <Text of={print.questions} />
          </h2>
          {said.questions.map((question, at) => (
            <p key={question}>
              {at + 1}. {question}
            </p>
          ))}
        </section>
      </div>
      <div className={css.foot}>
        <p>{[textOf(texts.label.lead), ...said.notes].join(" ")}</p>
        <p className={css.address}>{fillText(textOf(print.reopen), { address })}</p>
      </div>
    </div>
  );
}

/** Names and doses, what is to be said of each, and the rods below the names of their zones. */
function Rods({ formula, facts, rods, said, texts, language }: PrintedFormulaProps) {
  const { bench, print, sell } = texts;
  const isSerum = formula.instrument === "serum";
  const { narrow } = bench.edges;
  const zones = bench.zones[formula.instrument];
  const hasWindow = rods.some(({ threshold }) => threshold !== null);
  return (
    <div className={css.rods}>
      <div className={css.rod}>
        <p className={css.active}>
          <Text of={bench.active} as="span" />
          <Text of={isSerum ? sell.head.level : print.perDay} as="b" />
        </p>
        <p className={css.lines}>{!isSerum && <Text of={print.share} />}</p>
        <div className={css.drawing}>
          {hasWindow && (
            <>
              <b data-zone="silent">
                <Text of={isSerum ? narrow.below : zones.silent} />
              </b>
              <b data-zone="window">
                <Text of={zones.window} />
              </b>
              <b data-zone="above">
                <Text of={zones.above} />
              </b>
              <small data-edge="threshold">
                <Text of={isSerum ? narrow.usual : narrow.threshold} />
              </small>
              <small data-edge="maximum">
                <Text
                  of={
                    isSerum
                      ? bench.edges.serum.maximum
                      : bench.edges.complement.maximum[formula.market]
                  }
                />
              </small>
              {!isSerum && (
                <small data-edge="europe">
                  <Text of={narrow.beside} />
                </small>
              )}
            </>
          )}
        </div>
      </div>
      {rods.map((rod, at) => {
        const rodSaid = said.rods[at];
        return (
          rodSaid && (
            <div className={css.rod} key={rod.id}>
              <div>
                {rod.parts.map(({ slug }) => {
                  const known = facts.actives[slug];
                  const dosed = formula.actives.find((each) => each.slug === slug);
                  return (
                    known && (
                      <p className={css.active} key={slug}>
                        <span>
                          {known.code ? (
                            <>
                              <Latin name={textOf(known.name)} /> <Code of={known.code} />
                            </>
                          ) : (
                            <Text of={known.name} />
                          )}
                        </span>
                        <b>
                          {dosed?.amount == null
                            ? "–"
                            : formatDose(dosed.amount, known.unit, language)}
                        </b>
                      </p>
                    )
                  );
                })}
              </div>
              <p className={css.lines}>
                {rodSaid.lines
                  .map(({ text }) => (text.endsWith(".") ? text : `${text}.`))
                  .join(" ")}
              </p>
              <div className={css.drawing}>
                <DoseGauge
                  {...gaugeOf(rod, rodSaid, isSerum, language)}
                  track={narrowTrack}
                  {...row}
                />
              </div>
            </div>
          )
        );
      })}
    </div>
  );
}

/** All that are earned, where the sheet has room for them. */
function Claims({ formula, said, texts: { print } }: PrintedFormulaProps) {
  const isSerum = formula.instrument === "serum";
  const all = said.byNutrient.map(({ claims, ...group }) => ({
    ...group,
    claims: claims.filter(({ state }) => state === "earned" || state === "above"),
  }));
  const total = all.reduce((sum, { claims }) => sum + claims.length, 0);
  const chosen = said.subjects[0];
  const shown =
    isSerum || (total > mostClaims && chosen)
      ? said.subjects.slice(0, 1)
      : all.filter(({ claims }) => claims.length > 0);
  const left = isSerum ? 0 : total - shown.reduce((sum, { claims }) => sum + claims.length, 0);
  return (
    <>
      <h2>
        <Text of={isSerum ? print.serumSay : print.say} />
      </h2>
      <div className={css.claims}>
        {shown.map(({ id, title, summary, claims }) => (
          <div key={id}>
            <h3>
              {title}, {summary}
            </h3>
            <ul>
              {claims.map(({ id: claim, state, sentence }) => (
                <li key={claim}>
                  {state === "above" && "■ "}
                  {sentence}
                </li>
              ))}
            </ul>
          </div>
        ))}
        {left > 0 && <p>{formatCount(print.others, left)}</p>}
      </div>
    </>
  );
}
