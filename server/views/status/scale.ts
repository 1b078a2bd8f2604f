// The line of beads on which amounts are compared: linear, from nothing to a fifth more than the highest mark.
import type { DoseLine } from "#server/facts/dose-fact.ts";
import { limitsOn, markOf } from "#server/facts/dose-summary.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import type { DoseScale, ScaleMark } from "#shared/pages/sheet-status.ts";
import type { Words } from "#shared/words/words.ts";
import { wordValue } from "../describe-fact.ts";

const { scale: texts, notes } = statusTexts;

/** Null when nothing limits the amount. Below the floor beads are rings, above the last limit points. */
export function makeScale(line: DoseLine, words: Words): DoseScale | null {
  const { unit, usual, floor, limits, most, isBeyond } = line;
  const valuesOf = (some: DoseLine["limits"]) =>
    some.map(({ value }) => value).toSorted((a, b) => a - b);
  const sorted = valuesOf(limits);
  // Another State's limit ends nothing here, where the home market has one.
  const [first = sorted[0]] = valuesOf(limits.filter(({ id }) => id !== "dose.limits.elsewhere"));
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return null;
  const highest = Math.max(last, usual?.to ?? usual?.from ?? 0);
  const length = roundUp(highest * 1.2);
  const place = (value: number) => value / length;
  const marks = limitsOn(line).map(
    ({ id, value, where }): ScaleMark => ({
      at: place(value),
      amount: words.amount(value, unit),
      label: wordValue(markOf(id, where), id, words),
    }),
  );
  const usualMark = usual && {
    at: place(usual.from),
    amount: words.range(usual, unit),
    label:
      usual.share === null
        ? wordValue(markOf(usual.id), usual.id, words)
        : words.fill(texts.usualShare, { share: words.percent(usual.share) }),
  };
  const stop = most ?? first;
  const start = floor !== null && floor < stop ? place(floor) : 0;
  const hasRings = start > 0 || last > stop;
  return {
    usual: usual &&
      usualMark && {
        from: place(usual.from),
        to: place(usual.to ?? usual.from),
        mark: usualMark,
      },
    limits: marks,
    full: [start, place(stop)],
    end: place(last),
    note: isBeyond ? words.text(notes.beyond) : null,
    alt: words.series(
      ...[...(usualMark ? [usualMark] : []), ...marks].map(({ amount, label }) =>
        words.sentences(amount, label),
      ),
    ),
    key: [
      ...(usual
        ? [
            {
              bead: "core",
              label:
                usual.id === "use.level"
                  ? wordValue(markOf(usual.id), usual.id, words)
                  : words.text(texts.keyUsual),
            } as const,
          ]
        : []),
      { bead: "full", label: words.text(start > 0 ? texts.keyFull : texts.keyFullAll) },
      ...(hasRings ? [{ bead: "ring", label: words.text(texts.keyRing) } as const] : []),
      { bead: "point", label: words.text(texts.keyPoint) },
    ],
  };
}

/** Rounds up to two figures: 183.6 to 190. */
function roundUp(value: number): number {
  const step = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.ceil(value / step - 1e-9) * step;
}
