// Reads typed doses: in a file of its own, as pages write doses long before they read one. Bounded: one pass over forty signs at
// most.

import { type AmountKind, type Unit, unitFacts } from "#shared/facts/units.ts";
import type { Comma } from "#shared/words/amounts.ts";
import { type Dosing, isGroup, longestAmount } from "./amounts.ts";

/** Most that a dose may be, in smallest units: a kilogram, a hundred thousand milliards, all of it. Sums of twenty stay exact. */
const most: Readonly<Record<AmountKind, number>> = { mass: 1e12, cells: 1e8, percent: 1e8 };

export type AmountProblem =
  /** No number, or more than one. */
  | "number"
  /** It can be read as thousands or as decimals: "1,000". */
  | "separator"
  /** Nothing, or less. */
  | "positive"
  /** A unit that the active is not dosed in. */
  | "unit"
  /** Finer than the smallest unit. */
  | "precision"
  /** More than can be meant. */
  | "large";

export type ReadAmount =
  | { readonly amount: number; readonly unit: Unit; readonly isInternational: boolean }
  | { readonly problem: AmountProblem };

const spellings: Readonly<Record<string, Unit | "iu">> = {
  ug: "ug",
  μg: "ug",
  mcg: "ug",
  mg: "mg",
  g: "g",
  md: "md",
  mds: "md",
  milliard: "md",
  milliards: "md",
  billion: "md",
  pc: "pc",
  "%": "pc",
  ui: "iu",
  iu: "iu",
};

/** Thousands may be apart, by a blank or an apostrophe; a comma or a point before decimals. */
const shape =
  /^([-−–]?)(\d{1,3}(?:[ ']\d{3}){1,4}|\d{1,15})(?:([.,])(\d{1,15}))? ?([a-zμ%]{0,10})$/;

/** Thousands as English has them: "1,000", "12,500.5"; a number below one has none. */
const commaGroups = /^[-−–]?[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/;

/**
 * "1,000" and "1.000" are a thousand to some and one to others. A zero at the end makes thousands likely, as our addresses write no
 * such decimals and people hardly do. Without it a point stands before decimals, and a comma does in a field where the language
 * has it so.
 */
const isUnclear = (separator: string, whole: string, decimals: string, comma: Comma | null) =>
  isGroup(whole, decimals) &&
  (decimals.endsWith("0") || (separator === "," && comma !== "decimals"));

/**
 * The amount that a text says, as generously as can be done without a guess. Never throws. `comma`: what it says in the field that
 * the text was typed into; null of an address, which people of all languages write and copy.
 */
export function readAmount(
  text: string,
  { unit: own, iu }: Dosing,
  comma: Comma | null = null,
): ReadAmount {
  if (text.length > longestAmount) return { problem: "number" };
  const folded = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replaceAll("’", "'")
    .trim();
  const match = shape.exec(
    comma === "thousands"
      ? folded.replace(commaGroups, (number) => number.replaceAll(",", ""))
      : folded,
  );
  if (!match) return { problem: "number" };
  const [, sign, whole = "", separator = "", decimals = "", word = ""] = match;
  if (isUnclear(separator, whole, decimals, comma)) return { problem: "separator" };
  const named = word === "" ? own : Object.hasOwn(spellings, word) ? spellings[word] : undefined;
  if (named === undefined) return { problem: "unit" };
  const isInternational = named === "iu";
  const unit = named === "iu" ? own : named;
  if (unitFacts[unit].kind !== unitFacts[own].kind || (isInternational && iu === null))
    return { problem: "unit" };
  const size = isInternational ? (iu ?? 0) : unitFacts[unit].size;
  const digits = BigInt(whole.replace(/[ ']/g, "") + decimals) * BigInt(size);
  const scale = 10n ** BigInt(decimals.length);
  if (digits === 0n || sign !== "") return { problem: "positive" };
  if (digits % scale !== 0n) return { problem: "precision" };
  const amount = digits / scale;
  if (amount > BigInt(most[unitFacts[unit].kind])) return { problem: "large" };
  return { amount: Number(amount), unit, isInternational };
}
