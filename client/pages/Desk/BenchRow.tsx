// A row of the bench: what supplies one nutrient, its rod, and what is to be said of it. Rendered anew only where something of its
// own has changed: a changed dose must be seen at once, also where twenty rows stand around it.
import { memo, useRef } from "react";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Sign } from "#client/components/Sign/Sign.tsx";
import type { Language } from "#shared/editions/edition.ts";
import { valueIn } from "#shared/facts/units.ts";
import { changeOf } from "#shared/formula/change-formula.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { DosedActive, Instrument } from "#shared/formula/formula.ts";
import { narrowTrack, scaleOf, wideTrack } from "#shared/formula/rod-places.ts";
import type { SaidLine, SaidRod } from "#shared/formula/sentences/presentation.ts";
import type { BenchRod, BenchTexts } from "#shared/pages/desk.ts";
import { formatNumber } from "#shared/words/amounts.ts";
import css from "./BenchRow.module.css";
import { ChangeLink } from "./ChangeLink.tsx";
import type { Drag } from "./dose-input.ts";
import { Entry } from "./Entry.tsx";
import { useDispatch } from "./formula-context.ts";
import { useLive } from "./live-context.ts";
import { Rod, rodLine } from "./Rod.tsx";

export type Tone = "liposome" | "niosome" | "probiotic";

interface RowProps {
  rod: BenchRod;
  said: SaidRod;
  /** With a field in this row: of several rods that one active has a part in, it is the first's. */
  own: readonly DosedActive[];
  facts: DeskFacts;
  texts: BenchTexts["bench"];
  instrument: Instrument;
  language: Language;
  tone: Tone;
}

const isSame = (a: RowProps, b: RowProps): boolean => a.tone === b.tone && keyOf(a) === keyOf(b);

/** All that a row shows. */
const keyOf = ({ rod, said, own }: RowProps): string =>
  JSON.stringify([
    said,
    own,
    rod.parts,
    rod.total,
    rod.zone,
    rod.threshold,
    rod.maximum,
    rod.europe,
  ]);

export const BenchRow = memo(function BenchRow({
  rod,
  said,
  own,
  facts,
  texts,
  instrument,
  language,
  tone,
}: RowProps) {
  const live = useLive();
  const dispatch = useDispatch();
  const drag = useRef<Drag | null>(null);
  const scale = scaleOf(rod);
  const linesId = `lines-${rod.id}`;
  const isSerum = instrument === "serum";
  const count = Math.max(1, own.length);
  let sum = 0;
  const parts = rod.parts.flatMap(({ amount }) => {
    if (amount === null) return [];
    sum += amount;
    return [{ amount: sum, text: formatNumber(valueIn(amount, rod.unit), language) }];
  });
  const shared = {
    scale,
    total: rod.total,
    parts: parts.slice(0, -1),
    zone: rod.zone,
    texts: said,
    isPractice: rod.isPractice,
    isSerum,
  };
  return (
    <li className={css.row} data-row="">
      <div className={css.entries}>
        {own.length === 0 && <p className={css.title}>{said.name}</p>}
        {own.map((dosed) => {
          const known = facts.actives[dosed.slug];
          return (
            known && (
              <Entry
                key={dosed.slug}
                describedBy={linesId}
                {...{ dosed, known, texts, instrument, language }}
              />
            )
          );
        })}
        {own.length > 1 && (
          <span className={css.brace} data-count={Math.min(own.length, 4)} aria-hidden="true" />
        )}
      </div>
      <div
        className={css.tray}
        data-tone={tone}
        data-live={live !== null || undefined}
        {...live?.dragDose(rod, facts, dispatch, drag)}
      >
        <div className={css.wide}>
          <Rod {...shared} track={wideTrack} top={Math.max(rodLine, 9 + 28 * count)} />
        </div>
        <div className={css.narrow}>
          <Rod {...shared} track={narrowTrack} />
        </div>
      </div>
      <div className={css.lines} id={linesId}>
        {said.lines.map((line) => (
          <Line line={line} id={rod.id} key={line.text} />
        ))}
        <Aloud>{said.state}</Aloud>
      </div>
    </li>
  );
}, isSame);

function Line({ line: { sign, text, link, fix }, id }: { line: SaidLine; id: string }) {
  return (
    <div className={css.line} data-signed={sign !== null || undefined}>
      {sign && <Sign of={sign} size="line" />}
      <p>
        {link ? (
          <>
            {link.before}
            <a href={`#claims-${id}`}>{link.text}</a>
            {link.after}
          </>
        ) : (
          text
        )}
      </p>
      {fix && (
        <ChangeLink className={css.fix} to={changeOf(fix)}>
          {fix.label}
        </ChangeLink>
      )}
    </div>
  );
}
