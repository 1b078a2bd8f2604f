// A row of the bench: what supplies one nutrient, its rod, and what is to be said of it. Rendered anew only where something of its
// own has changed: a changed dose must be seen at once, also where twenty rows stand around it.
import { memo, useRef } from "react";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { beadLine, DoseGauge } from "#client/components/DoseGauge/DoseGauge.tsx";
import { Sign } from "#client/components/Sign/Sign.tsx";
import type { Language } from "#shared/editions/edition.ts";
import { changeOf } from "#shared/formula/change-formula.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { DosedActive, Instrument } from "#shared/formula/formula.ts";
import { isMeasured, narrowTrack, wideTrack } from "#shared/formula/gauge-places.ts";
import type {
  LinePresentation,
  TotalPresentation,
} from "#shared/formula/sentences/presentation.ts";
import type { BenchTexts, BenchTotal } from "#shared/pages/desk.ts";
import css from "./BenchRow.module.css";
import { ChangeLink } from "./ChangeLink.tsx";
import type { Drag } from "./drag-dose.ts";
import { Entry } from "./Entry.tsx";
import { useDispatch } from "./formula-context.ts";
import { gaugeOf } from "./gauge-of.ts";
import { useLive } from "./live-context.ts";

export type Tone = "liposome" | "niosome" | "probiotic";

interface RowProps {
  rod: BenchTotal;
  said: TotalPresentation;
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
  const linesId = `lines-${rod.id}`;
  const stateId = `state-${rod.id}`;
  const count = Math.max(1, own.length);
  const gauge = gaugeOf(rod, said, instrument === "serum", language);
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
                // The lines say what the state says, and more than one hears at once: they are for a dose that cannot be read.
                describedBy={dosed.unread ? linesId : stateId}
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
        // A drawing: what translators put into its texts is not drawn.
        translate="no"
        data-tone={tone}
        data-live={(live !== null && isMeasured(gauge.scale)) || undefined}
        {...live?.dragDose(rod, dispatch, drag)}
      >
        <div className={css.wide}>
          <DoseGauge {...gauge} track={wideTrack} top={Math.max(beadLine, 9 + 28 * count)} />
        </div>
        <div className={css.narrow}>
          <DoseGauge {...gauge} track={narrowTrack} />
        </div>
      </div>
      <div className={css.lines} id={linesId}>
        {said.lines.map((line) => (
          <Line line={line} id={rod.id} key={line.text} />
        ))}
      </div>
      <Aloud id={stateId}>{said.state}</Aloud>
    </li>
  );
}, isSame);

function Line({
  line: { sign, text, link, fix, keep },
  id,
}: {
  line: LinePresentation;
  id: string;
}) {
  return (
    <div className={css.line} data-signed={sign !== null || undefined}>
      {sign && <Sign of={sign} size="line" />}
      <p>
        {link ? (
          <>
            <span>{link.before}</span>
            <a href={`#claims-${id}`}>{link.text}</a>
            <span>{link.after}</span>
          </>
        ) : (
          text
        )}
      </p>
      {[fix, keep].map(
        (each) =>
          each && (
            <ChangeLink className={css.fix} to={changeOf(each)} key={each.label}>
              {each.label}
            </ChangeLink>
          ),
      )}
    </div>
  );
}
