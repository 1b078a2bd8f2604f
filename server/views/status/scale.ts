import { statusTexts } from "#shared/generated/interface/status.ts";
import type { DoseScale, ScaleMark } from "#shared/pages/sheet-status.ts";
import type { Text, Words } from "#shared/words/words.ts";

export interface Mark {
  readonly value: number;
  readonly label: Text;
}

/**
 * @param usual amounts that are usual, with what they are called
 * @param floor below it beads are rings: the threshold of claims; 0 without
 * @param limits in any order; beads are points above the last
 * @param most up to which beads are full: the first limit, if left out
 */
export function makeScale(
  {
    usual,
    floor,
    limits,
    most,
    unit,
    note = null,
  }: {
    readonly usual: {
      readonly from: number;
      readonly to?: number | undefined;
      readonly label: Text;
    } | null;
    readonly floor: Mark | null;
    readonly limits: readonly Mark[];
    readonly most?: number | undefined;
    readonly unit: string;
    readonly note?: Text | null;
  },
  words: Words,
): DoseScale | null {
  const sorted = limits.toSorted((a, b) => a.value - b.value);
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last) return null;
  const highest = Math.max(last.value, usual?.to ?? usual?.from ?? 0);
  const length = roundUp(highest * 1.2);
  const place = (value: number) => value / length;
  const mark = ({ value, label }: Mark): ScaleMark => ({
    at: place(value),
    amount: words.amount(value, unit),
    label: words.text(label),
  });
  const below = [...(floor ? [floor] : []), ...sorted];
  const stop = most ?? first.value;
  const start = floor && floor.value < stop ? place(floor.value) : 0;
  const texts = statusTexts.scale;
  const hasRings = start > 0 || last.value > stop;
  return {
    usual: usual && {
      from: place(usual.from),
      to: place(usual.to ?? usual.from),
      mark: {
        at: place(usual.from),
        amount: words.range(usual, unit),
        label: words.text(usual.label),
      },
    },
    limits: below.map(mark),
    full: [start, place(stop)],
    end: place(last.value),
    note: note && words.text(note),
    alt: words.text(
      words.sentences(
        words.series(
          ...(usual ? [words.sentences(words.range(usual, unit), usual.label)] : []),
          ...below.map(({ value, label }) => words.sentences(words.amount(value, unit), label)),
        ),
      ),
    ),
    key: [
      ...(usual
        ? [
            {
              bead: "core",
              label: words.text(usual.label === texts.level ? texts.level : texts.keyUsual),
            } as const,
          ]
        : []),
      { bead: "full", label: words.text(start > 0 ? texts.keyFull : texts.keyFullAll) },
      ...(hasRings ? [{ bead: "ring", label: words.text(texts.keyRing) } as const] : []),
      { bead: "point", label: words.text(texts.keyPoint) },
    ],
  };
}

/** To two figures: 183.6 is 190. */
function roundUp(value: number): number {
  const step = 10 ** (Math.floor(Math.log10(value)) - 1);
  return Math.ceil(value / step - 1e-9) * step;
}
