// A row of the bench: what supplies one nutrient, its rod, and what is to be said of it. Rendered anew only where something of its
// own has changed: a changed dose must be seen at once, also where twenty rows stand around it.
import { memo, type PointerEvent, useRef } from "react";
import type { Language } from "#shared/editions/edition.ts";
import { changeOf, doseForTotal } from "#shared/formula/change-formula.ts";
import type { DeskFacts } from "#shared/formula/desk-facts.ts";
import type { DosedActive, Instrument } from "#shared/formula/formula.ts";
import {
  doseAt,
  narrowTrack,
  placeDose,
  scaleOf,
  stepOf,
  type Track,
  wideTrack,
} from "#shared/formula/rod-places.ts";
import type { SaidLine, SaidRod } from "#shared/formula/said.ts";
import { sayNumberIn } from "#shared/formula/say-amount.ts";
import type { Rod as RodData } from "#shared/formula/verdict.ts";
import type { BenchTexts } from "#shared/pages/desk.ts";
import css from "./BenchRow.module.css";
import { Entry, type Hands } from "./Entry.tsx";
import { Rod, rodLine } from "./Rod.tsx";
import { Sign } from "./Sign.tsx";
import { Turn } from "./Turn.tsx";
import type { Acts } from "./use-bench.ts";

export type Tone = "liposome" | "niosome" | "probiotic";

interface RowProps {
  rod: RodData;
  said: SaidRod;
  /** With a field in this row: of several rods that one active has a part in, it is the first's. */
  own: readonly DosedActive[];
  /** Other lines below a field: what was typed and cannot be read. */
  problems: readonly SaidLine[];
  facts: DeskFacts;
  acts: Acts;
  hands: Hands;
  texts: BenchTexts["bench"];
  instrument: Instrument;
  language: Language;
  tone: Tone;
  isLive: boolean;
}

/** How near to the mark a finger must begin, px. */
const reach = 30;

const isSame = (a: RowProps, b: RowProps): boolean =>
  a.isLive === b.isLive &&
  a.tone === b.tone &&
  a.acts === b.acts &&
  a.hands === b.hands &&
  keyOf(a) === keyOf(b);

/** All that a row shows. */
const keyOf = ({ rod, said, own, problems }: RowProps): string =>
  JSON.stringify([
    said,
    own,
    problems,
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
  problems,
  facts,
  acts,
  hands,
  texts,
  instrument,
  language,
  tone,
  isLive,
}: RowProps) {
  const scale = scaleOf(rod);
  const linesId = `lines-${rod.id}`;
  const isSerum = instrument === "serum";
  const count = Math.max(1, own.length);
  let sum = 0;
  const parts = rod.parts.flatMap(({ amount }) => {
    if (amount === null) return [];
    sum += amount;
    return [{ amount: sum, text: sayNumberIn(amount, rod.unit, language) }];
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
  const grip = useGrip(rod, facts, acts);
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
                {...{ dosed, known, acts, hands, texts, instrument, language, isLive }}
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
        data-live={isLive || undefined}
        {...(isLive ? grip : {})}
      >
        <div className={css.wide}>
          <Rod {...shared} track={wideTrack} top={Math.max(rodLine, 9 + 28 * count)} />
        </div>
        <div className={css.narrow}>
          <Rod {...shared} track={narrowTrack} />
        </div>
      </div>
      <div className={css.lines} id={linesId}>
        {problems.map((line) => (
          <Line line={line} acts={acts} id={rod.id} key={line.text} />
        ))}
        {said.lines.map((line) => (
          <Line line={line} acts={acts} id={rod.id} key={line.text} />
        ))}
        <span className={css.aloud}>{said.state}</span>
      </div>
    </li>
  );
}, isSame);

function Line({
  line: { sign, text, claims, fix },
  acts,
  id,
}: {
  line: SaidLine;
  acts: Acts;
  id: string;
}) {
  const [before = "", after] = claims ? text.split(claims, 2) : [text];
  return (
    <div className={css.line} data-signed={sign !== null || undefined}>
      {sign && <Sign of={sign} size="line" />}
      <p>
        {before}
        {claims && after !== undefined && (
          <>
            <a href={`#claims-${id}`}>{claims}</a>
            {after}
          </>
        )}
      </p>
      {fix && (
        <Turn className={css.fix} acts={acts} to={changeOf(fix)}>
          {fix.label}
        </Turn>
      )}
    </div>
  );
}

/** The rod under a pointer: a press sets the dose, the mark is dragged; fingers have the mark alone, as the page scrolls below them. */
function useGrip(rod: RodData, facts: DeskFacts, acts: Acts) {
  const from = useRef<{ readonly track: Track; readonly id: number } | null>(null);

  function setTotal(total: number, isGoing: boolean) {
    for (const { slug } of rod.parts.toReversed()) {
      const known = facts.actives[slug];
      const dose = known && doseForTotal(rod, known, total);
      if (known && dose) {
        acts.change({ kind: "dose", slug, amount: dose, unit: known.unit }, { isGoing });
        return;
      }
    }
  }

  function follow(event: PointerEvent<HTMLElement>, track: Track) {
    const drawing = drawingOf(event.currentTarget);
    if (!drawing) return;
    const { left, width } = drawing.getBoundingClientRect();
    const scale = scaleOf(rod);
    const dose = doseAt(event.clientX - left, width, scale, track);
    if (dose === null) return;
    const step = stepOf(scale, rod.total);
    setTotal(roundWithin(dose, step, [scale.threshold, scale.maximum, scale.europe]), true);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      const drawing = drawingOf(event.currentTarget);
      if (!drawing) return;
      const scale = scaleOf(rod);
      const stop = (event.target as Element).closest<SVGElement>("[data-stop]")?.dataset.stop;
      if (stop) {
        const total = scale[stop as keyof typeof scale];
        if (total !== null) setTotal(total, false);
        return;
      }
      const { left, width } = drawing.getBoundingClientRect();
      const track = drawing.dataset.track === "45" ? wideTrack : narrowTrack;
      if (event.pointerType === "touch") {
        if (rod.total === null) return;
        const place = placeDose(rod.total, scale, track);
        const mark = left + place.share * width + place.shift;
        if (Math.abs(event.clientX - mark) > reach) return;
      }
      from.current = { track, id: event.pointerId };
      event.currentTarget.setPointerCapture(event.pointerId);
      if (event.pointerType !== "touch") follow(event, track);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (from.current?.id !== event.pointerId) return;
      event.currentTarget.dataset.dragging = "";
      follow(event, from.current.track);
    },
    onPointerUp: release,
    onPointerCancel: release,
  };

  function release(event: PointerEvent<HTMLElement>) {
    if (from.current?.id !== event.pointerId) return;
    from.current = null;
    delete event.currentTarget.dataset.dragging;
    acts.commit();
  }
}

const drawingOf = (tray: HTMLElement): SVGSVGElement | undefined =>
  [...tray.querySelectorAll<SVGSVGElement>("svg[data-track]")].find(
    (each) => each.getBoundingClientRect().width > 0,
  );

/** To whole steps, on the side of each line where it is. */
function roundWithin(dose: number, step: number, lines: readonly (number | null)[]): number {
  const rounded = Math.max(step, Math.round(dose / step) * step);
  const crossed = lines.find(
    (line) => line !== null && ((dose < line && rounded > line) || (dose > line && rounded < line)),
  );
  return crossed ?? rounded;
}
