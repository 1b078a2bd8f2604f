// How large texts stand on a label: estimated from the widths of letters, the same in browser and server, as neither has measured
// the other's fonts.
import layout from "./label-layout.json" with { type: "json" };
import { type LabelForm, spanOf } from "./place-label.ts";

/** Letters by their width in our serif, hundredths of its size: Newsreader 400, as public/fonts has it, rounded up. */
const widths: Readonly<Record<number, string>> = {
  26: "'|,.·’!:j",
  32: "();il[]{}-",
  36: '"Ift',
  42: "*/J\\_rs",
  50: "?cz`aeg–",
  57: "Skovxy+<=>^bhqu~",
  62: "#$0123456789dnpFLø",
  66: "PZßB",
  72: "ECRVYATX",
  82: "&GKDNUæ%OQwHØ",
  90: "m@œ",
  110: "MWÆŒ",
};

const widthOf = new Map(
  Object.entries(widths).flatMap(([width, letters]) =>
    [...letters].map((letter) => [letter, Number(width) / 100] as const),
  ),
);

/** A sign that is as wide as it is high, with what fonts of other makers add: ideographs, then emoji. */
const square = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]/u;
const pictograph = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const unseenMark = /[\p{M}\u200c\u200d]/u;

/** Widths of the other scripts' letters come from fonts that we do not know. */
const otherLetter = 0.68;
const emoji = 1.4;

/** Width of a text at a size of 1. Linear in the text. */
const measure = (text: string): number =>
  [...text.normalize("NFD")].reduce((sum, sign) => {
    if (sign === " " || sign === "\u00a0" || sign === "\u202f") return sum + 0.24;
    const known = widthOf.get(sign);
    if (known !== undefined) return sum + known;
    if (unseenMark.test(sign)) return sum;
    if (pictograph.test(sign)) return sum + emoji;
    return sum + (square.test(sign) ? 1.05 : otherLetter);
  }, 0);

/** Our sans is so much wider. */
const sans = 1.08;

const fit = (text: string, size: number, widest: number): number =>
  Math.min(size, widest / Math.max(measure(text), 0.1));

/** A line of a label: lengths in hundredths of its height. */
export interface LabelLine {
  readonly text: string;
  readonly size: number;
  readonly at: number;
}

/** The symbol in the disc. */
export const fitSymbol = (symbol: string): number =>
  fit(symbol, layout.symbol.size, layout.symbol.widest);

/** The lines below the name of a brand: both as large as the longer one may be. */
export function fitLines(form: LabelForm, texts: readonly string[]): readonly LabelLine[] {
  const { front } = layout.forms[form];
  const { lineSize, linesAt } = layout.forms[form].belowBrand;
  const size = Math.min(...texts.map((text) => fit(text, lineSize, front / sans)));
  return texts.map((text, line) => ({ text, size, at: linesAt[line] ?? 0 }));
}

/** The name of a brand, on one line or two; null where it does not fit on the label, or is "". Work: a pass for each of its blanks. */
export function fitBrand(form: LabelForm, name: string): readonly LabelLine[] | null {
  const { front, nameSize, nameAt } = layout.forms[form];
  if (name === "") return null;
  const { smallest, onTwoLines } = layout.brand;
  const widest = Math.min(layout.name.widest * front, spanOf(form));
  const whole = fit(name, nameSize, widest);
  const alone: LabelLine = { text: name, size: whole, at: nameAt };
  if (whole >= onTwoLines.size) return [alone];
  const [above = "", below = ""] = cutInTwo(name);
  const half = Math.min(...[above, below].map((text) => fit(text, onTwoLines.size, widest)));
  if (below && half > whole && half >= smallest)
    return [
      { text: above, size: half, at: nameAt - onTwoLines.above },
      { text: below, size: half, at: nameAt + onTwoLines.below },
    ];
  return whole >= smallest ? [alone] : null;
}

/** At the blank that leaves the least on the longer side. */
function cutInTwo(name: string): readonly string[] {
  const words = name.split(" ");
  const cuts = words
    .slice(1)
    .map((_, cut) => [words.slice(0, cut + 1).join(" "), words.slice(cut + 1).join(" ")]);
  const longer = (cut: readonly string[]) => Math.max(...cut.map(measure));
  return cuts.reduce<readonly string[]>(
    (best, cut) => (best.length === 0 || longer(cut) < longer(best) ? cut : best),
    [],
  );
}

/** True where it fits on every pack: a bottle's label is the narrowest. */
export const fitsOnPacks = (name: string): boolean => fitBrand("bottle", name) !== null;
