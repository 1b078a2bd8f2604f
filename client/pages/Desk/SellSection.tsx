// The table of doses and limits, each with its source, then vegan, allergens and market.
import { memo } from "react";
import { Sign } from "#client/components/Sign/Sign.tsx";
import { Text, TextLink } from "#client/components/Text/Text.tsx";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { Formula } from "#shared/formula/formula.ts";
import type { VerdictPresentation } from "#shared/formula/sentences/presentation.ts";
import type { BenchTexts } from "#shared/pages/desk.ts";
import { maximaPath } from "#shared/pages/register-address.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { Fold } from "./Fold.tsx";
import css from "./Sections.module.css";
import { sectionIds } from "./section-ids.ts";

export const SellSection = memo(function SellSection({
  said: { rows, facts, notes, cells },
  formula: { instrument, market, care },
  isFolded,
  texts: { verbs, sell, brief },
}: {
  said: VerdictPresentation;
  formula: Formula;
  isFolded: boolean;
  texts: Pick<BenchTexts, "verbs" | "sell" | "brief">;
}) {
  const isSerum = instrument === "serum";
  const { head } = sell;
  const maximum = isSerum ? head.legal : head.maximum[market];
  const hasEurope = rows.some(({ europe }) => europe !== "");
  const hasShares = rows.some(({ share, shareNote }) => share !== null || shareNote !== null);
  const lead = isSerum
    ? fillText(textOf(sell.serumLead), { care: textOf(brief.cares[care]) })
    : textOf(sell.lead[market]);
  return (
    <section className={css.section} id={sectionIds.sell} aria-labelledby="sell">
      <h2 className={css.title} id="sell">
        <Text of={verbs.sell} />
      </h2>
      <p className={css.lead}>{lead}</p>
      <div className={css.whole}>
        <Fold isFolded={isFolded} sign={cells[0].sign} sum={cells[0].sentence} note={cells[0].note}>
          {rows.length > 0 && (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways -- because keyboards must reach what it hides
            <section className={css.scroll} aria-label={textOf(sell.scroll)} tabIndex={0}>
              <table className={css.table} aria-labelledby="sell">
                <thead>
                  <tr>
                    <Head of={isSerum ? head.active : head.nutrient} />
                    <Head of={isSerum ? head.level : head.dose} />
                    {hasShares && <Head of={head.share} />}
                    <Head of={isSerum ? head.usual : head.threshold} />
                    <Head of={maximum} note={isSerum ? null : head.maximumSource[market]} />
                    {hasEurope && <Head of={head.beside} note={head.besideSource} />}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <tr key={row.id}>
                      <th scope="row">
                        <TextLink
                          to={row.register && `${maximaPath}#${row.register}`}
                          of={row.name}
                        />
                        {row.of && <small>{row.of}</small>}
                      </th>
                      <td>
                        <span className={css.dose} translate="no">
                          <Sign of={row.sign} size="line" />
                          <span>{row.dose}</span>
                        </span>
                      </td>
                      {hasShares && (
                        <Cell label={head.share} value={row.share} note={row.shareNote} />
                      )}
                      <Cell label={isSerum ? head.usual : head.threshold} value={row.threshold} />
                      <Cell label={maximum} value={row.maximum} note={row.maximumNote} />
                      {hasEurope && (
                        <Cell label={head.beside} value={row.europe} note={row.europeNote} />
                      )}
                    </tr>
                  ))}
                </tbody>
              </table>
            </section>
          )}
          {notes.map((note) => (
            <p className={css.note} key={note}>
              {note}
            </p>
          ))}
          <TextLink className={css.register} to={maximaPath} data-screen="" of={sell.register} />
          {facts.length > 0 && (
            <ul className={css.facts}>
              {facts.map(({ id, sign, label, value, note }) => (
                <li key={id}>
                  <Sign of={sign} size="line" />
                  <p>
                    <b>{label || value}</b>
                    <span>{` ${[label && value, note].filter(Boolean).join(" ")}`}</span>
                  </p>
                </li>
              ))}
            </ul>
          )}
        </Fold>
      </div>
    </section>
  );
});

function Head({ of, note = null }: { of: Phrase; note?: Phrase | null }) {
  return (
    <th scope="col">
      <Text of={of} />
      {note && (
        <small>
          <Text of={note} />
        </small>
      )}
    </th>
  );
}

function Cell({
  label,
  value,
  note = null,
}: {
  label: Phrase;
  value: string | null;
  note?: string | null;
}) {
  // On a phone, where a cell is a line of its own, nothing is shown for it.
  if (value === null && note === null) return <td />;
  return (
    <td data-label={textOf(label)}>
      <span translate={/\d/.test(value ?? "") ? "no" : undefined}>{value}</span>
      {note && <small>{note}</small>}
    </td>
  );
}
