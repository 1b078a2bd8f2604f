// Finds an amount within a text: a number, and its unit or what stands in its place. read-amount.ts says what it is worth.
import { isUnit, ofReference } from "./read-amount.ts";

/** Thousands apart by a blank or an apostrophe; commas and points as they come, which read-amount.ts judges. */
const number = /\d{1,15}(?:[ \u00a0\u202f'’]\d{3}(?!\d))*(?:[.,]\d{1,15})*/y;

/** Milliards as labels of strains have them: "5 × 10⁹", "5 x 10^9". */
const milliards = /\s?[x×*]\s?10(?:\s?\^\s?9|⁹)(?!\d)/y;

const unit = /[ \u00a0\u202f]?([\p{L}\p{M}µ%]{1,20})(?![\p{L}\p{M}\p{N}])/uy;

/** Single cells: read-amount.ts counts milliards. */
const cells = /^(?:ufc|cfu|cells|cellules)$/i;

/** With a unit; a bare number; a share of a reference value, which is a dose where nothing else is; a number of something else. */
export type FoundKind = "amount" | "number" | "share" | "other";

export interface FoundAmount {
  /** As it was typed, on one line. */
  readonly text: string;
  /** Where it ends. */
  readonly to: number;
  readonly kind: FoundKind;
  readonly isPercent: boolean;
}

function matchAt(expression: RegExp, text: string, at: number): string | null {
  expression.lastIndex = at;
  return expression.exec(text)?.[0] ?? null;
}

/** True of a share of a reference value: an amount counts before it. Where doses are per cents, a bare one is a dose. */
export const isShare = (
  { kind, isPercent }: Pick<FoundAmount, "kind" | "isPercent">,
  isInPercent: boolean,
): boolean => kind === "share" || (isPercent && !isInPercent);

/** True where a dose is still to come: there is none, or a share alone. */
export function isOpenDose(dose: string, isInPercent: boolean): boolean {
  const found = findAmount(dose, 0, () => false);
  return found === null || isShare(found, isInPercent);
}

/** Null where no number begins. `isName`: a word at that place is a name or says something else, and is no unit. */
export function findAmount(
  text: string,
  at: number,
  isName: (at: number) => boolean,
): FoundAmount | null {
  const digits = matchAt(number, text, at);
  if (digits === null) return null;
  const after = at + digits.length;
  const found = (to: number, kind: FoundKind, isPercent = false): FoundAmount => ({
    text: text.slice(at, to).replace(/\s+/g, " "),
    to,
    kind,
    isPercent,
  });
  const share = matchAt(ofReference, text, after);
  if (share !== null) return found(after + share.length, "share");
  const power = matchAt(milliards, text, after);
  if (power !== null)
    return { ...found(after + power.length, "amount"), text: `${digits} milliards` };
  const word = matchAt(unit, text, after);
  if (word === null) return found(after, "number");
  const named = word.trim();
  const to = after + word.length;
  if (isUnit(named)) return found(to, "amount", named === "%");
  return !cells.test(named) && isName(to - named.length)
    ? found(after, "number")
    : found(to, "other");
}
