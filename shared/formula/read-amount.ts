// Reads typed doses, and sums and products of numbers ("180/2", "10+5"): in a file of its own, as pages write doses long before they
// read one. Bounded: one pass over forty signs at most, so twenty numbers.

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
  /** A share of a reference value, of what has none. */
  | "reference"
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
  billions: "md",
  bn: "md",
  pc: "pc",
  "%": "pc",
  ui: "iu",
  iu: "iu",
};

/** "% de la VNR", "% NRV", "% AJR/NRV": after a number, the share that it is of a reference value. */
export const ofReference =
  /\s?%?\s?(?:(?:de\sla|des?|of\sthe|of|the)\s)?(?:VNR|VRN|NRV|AJR|RDA|RDI|AR|RI|DV)(?!\p{L})(?:\s?\/\s?(?:VNR|VRN|NRV|AJR|RDA|RDI|AR|RI|DV)(?!\p{L}))*/iuy;

/** True for a word that a dose may end with. */
export const isUnit = (word: string): boolean =>
  Object.hasOwn(spellings, word.normalize("NFKC").toLowerCase());

/** Thousands may be apart, by a blank or an apostrophe; a comma or a point before decimals. */
const shape =
  /^([-−–]?)(\d{1,3}(?:[ ']\d{3}){1,4}|\d{1,15})(?:([.,])(\d{1,15}))? ?([a-zμ%]{0,10})$/;

/** A minus is none of them: between two numbers it says a range. */
const operators = / ?([*×/÷⁄+]) ?/;

/** A calculation that is still being typed: "10*". */
export const isUnfinished = (text: string): boolean => /[*×/÷⁄+]$/.test(text);

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

/** Exact: a fraction of whole numbers. `word`: its unit as written, "" without one. */
interface Term {
  readonly over: bigint;
  readonly under: bigint;
  readonly word: string;
}

function readTerm(text: string, comma: Comma | null): Term | AmountProblem {
  const match = shape.exec(
    comma === "thousands"
      ? text.replace(commaGroups, (number) => number.replaceAll(",", ""))
      : text,
  );
  if (!match) return "number";
  const [, sign, whole = "", separator = "", decimals = "", word = ""] = match;
  if (isUnclear(separator, whole, decimals, comma)) return "separator";
  if (sign !== "") return "positive";
  const digits = BigInt(whole.replace(/[ ']/g, "") + decimals);
  return { over: digits, under: 10n ** BigInt(decimals.length), word };
}

/** Products come before sums. One unit is for all of it, and stands once in a product. */
function calculate(text: string, comma: Comma | null): Term | AmountProblem {
  const [first = "", ...rest] = text.split(operators);
  let sum: Term | null = null;
  let product = readTerm(first, comma);
  for (let at = 0; at < rest.length && typeof product !== "string"; at += 2) {
    const next = readTerm(rest[at + 1] ?? "", comma);
    if (typeof next === "string") return next;
    if (rest[at] !== "+") product = multiply(product, next, /[*×]/.test(rest[at] ?? ""));
    else {
      sum = add(sum, product);
      if (sum === null) return "number";
      product = next;
    }
  }
  return typeof product === "string" ? product : (add(sum, product) ?? "number");
}

function multiply(a: Term, b: Term, isTimes: boolean): Term | AmountProblem {
  if ((a.word !== "" && b.word !== "") || (!isTimes && b.over === 0n)) return "number";
  return {
    over: a.over * (isTimes ? b.over : b.under),
    under: a.under * (isTimes ? b.under : b.over),
    word: a.word || b.word,
  };
}

/** Null of two units. */
function add(a: Term | null, b: Term): Term | null {
  if (a === null) return b;
  if (a.word !== "" && b.word !== "" && a.word !== b.word) return null;
  return {
    over: a.over * b.under + b.over * a.under,
    under: a.under * b.under,
    word: a.word || b.word,
  };
}

/**
 * The amount that a text says, as generously as can be done without a guess. Never throws. `comma`: what it says in the field that
 * the text was typed into; null of an address, which people of all languages write and copy.
 */
export function readAmount(
  text: string,
  { unit: own, iu, reference }: Dosing,
  comma: Comma | null = null,
): ReadAmount {
  // "10⁹" would be 109 once it is folded.
  if (text.length > longestAmount || /[⁰¹²³⁴-⁹]/.test(text)) return { problem: "number" };
  const folded = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replaceAll("’", "'")
    .trim();
  const number = numberOfShare(folded);
  const term = calculate(number ?? folded, comma);
  if (typeof term === "string") return { problem: term };
  const { over, under, word } = term;
  if (number !== null) {
    if (reference === undefined) return { problem: "reference" };
    // Labels round shares: to the nearest smallest unit.
    const dose = (over * BigInt(reference) + 50n * under) / (100n * under);
    return bounded(dose, own, false);
  }
  const named = word === "" ? own : Object.hasOwn(spellings, word) ? spellings[word] : undefined;
  if (named === undefined) return { problem: "unit" };
  const isInternational = named === "iu";
  const unit = named === "iu" ? own : named;
  if (unitFacts[unit].kind !== unitFacts[own].kind || (isInternational && iu === null))
    return { problem: "unit" };
  const size = isInternational ? (iu ?? 0) : unitFacts[unit].size;
  const total = over * BigInt(size);
  if (total % under !== 0n) return { problem: "precision" };
  return bounded(total / under, unit, isInternational);
}

function bounded(amount: bigint, unit: Unit, isInternational: boolean): ReadAmount {
  if (amount === 0n) return { problem: "positive" };
  if (amount > BigInt(most[unitFacts[unit].kind])) return { problem: "large" };
  return { amount: Number(amount), unit, isInternational };
}

/** The number of "80 % vnr"; null of another text. */
function numberOfShare(text: string): string | null {
  const number = (/^[^\p{L}%]*/u.exec(text)?.[0] ?? "").trimEnd();
  ofReference.lastIndex = number.length;
  return number !== "" && ofReference.exec(text)?.[0].length === text.length - number.length
    ? number
    : null;
}
