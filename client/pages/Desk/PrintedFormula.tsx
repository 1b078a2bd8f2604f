// The formula on one sheet of paper: lines alone, all claims that are earned, what is to be asked, and the address in full.

import { DoseGauge } from "#client/components/DoseGauge/DoseGauge.tsx";
import { Mark } from "#client/components/Mark/Mark.tsx";
import { Sign } from "#client/components/Sign/Sign.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { localeOf, textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { narrowTrack } from "#shared/formula/gauge-places.ts";
import type { VerdictPresentation } from "#shared/formula/sentences/presentation.ts";
import { benchAddress } from "#shared/pages/desk-address.ts";
import { formatDose } from "#shared/words/amounts.ts";
import { formatCount } from "#shared/words/count.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { EntryName } from "./EntryName.tsx";
import type { LiveFormula } from "./formula-state.ts";
import { gaugeOf } from "./gauge-of.ts";
import css from "./PrintedFormula.module.css";

/** Claims that a sheet has room for: of more, those of the chosen subject, and the number of the others. */
const mostClaims = 60;
const rodTop = 34;

export function PrintedFormula({
  state: { formula, facts, verdict, words },
  said,
}: {
  state: LiveFormula;
  said: VerdictPresentation;
}) {
  const site = useSite();
  const { texts, language } = words;
  const { print } = texts;
  const count = formula.actives.length;
  const number = textOf(texts.said.numbers[count] ?? String(count));
  const isSerum = formula.instrument === "serum";
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long" }).format(
    new Date(),
  );
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
  const address = site.url + addressIn(site, benchAddress(formula));
  return (
    <div className={css.sheet}>
      <div className={css.head}>
        <span className={css.logo}>
          <Mark />
          {site.lab.name}
        </span>
        <p>
          {fillText(textOf(print.on), { date })}
          <br />
          {said.brief}
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
      <ul className={css.rods}>
        {verdict.rods.map((rod, at) => {
          const rodSaid = said.rods[at];
          return (
            rodSaid && (
              <li className={css.rod} key={rod.id}>
                <div>
                  {rod.parts.map(({ slug }) => {
                    const known = facts.actives[slug];
                    const dosed = formula.actives.find((each) => each.slug === slug);
                    return (
                      known && (
                        <p className={css.active} key={slug}>
                          <EntryName known={known} />
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
                    top={rodTop}
                  />
                </div>
              </li>
            )
          );
        })}
      </ul>
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
          <p>{said.room}</p>
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
          {said.mentions.map((mention) => (
            <p key={mention}>{mention}</p>
          ))}
          {said.labels.map(({ name, text }) => (
            <p key={name}>
              {name} : {text}
            </p>
          ))}
        </section>
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
      {said.warnings.length > 0 && (
        <section className={css.notes}>
          <h2>
            <Text of={texts.label.forFormulator} />
          </h2>
          {said.warnings.map(({ name, texts: warnings }) => (
            <p key={name}>
              <b>{name}.</b> {warnings.join(" ")}
            </p>
          ))}
        </section>
      )}
    </div>
  );
}
