// Doses as whole numbers of the smallest unit of their kind, so that sums are exact: nanograms, millions of cells, millionths of a
// per cent. Reading what people type is bounded: one pass over forty signs at most.

export type AmountKind = "mass" | "cells" | "percent";

/** As addresses write them: `md` milliards of CFU or cells, `pc` per cent by weight. */
export type Unit = "ug" | "mg" | "g" | "md" | "pc";

interface UnitFacts {
  readonly kind: AmountKind;
  /** In smallest units; a power of ten. */
  readonly size: number;
}

export const unitFacts: Readonly<Record<Unit, UnitFacts>> = {
  ug: { kind: "mass", size: 1e3 },
  mg: { kind: "mass", size: 1e6 },
  g: { kind: "mass", size: 1e9 },
  md: { kind: "cells", size: 1e3 },
  pc: { kind: "percent", size: 1e6 },
};

/** Most that a dose may be, in smallest units: a kilogram, a hundred thousand milliards, all of it. Sums of twenty stay exact. */
const most: Readonly<Record<AmountKind, number>> = { mass: 1e12, cells: 1e8, percent: 1e8 };

/** What stands in a field, signs. */
export const longestAmount = 40;

export type AmountProblem =
  /** No number, or more than one. */
  | "number"
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

/** How an active is dosed. */
export interface Dosing {
  /** Its own unit, that of a number without one. */
  readonly unit: Unit;
  /** Smallest units in one international unit; null where no factor is known. */
  readonly iu: number | null;
}

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

/** Thousands may be apart; a comma or a point before decimals. */
const shape = /^([-−–]?)(\d{1,3}(?:[ ']\d{3}){1,4}|\d{1,15})(?:[.,](\d{1,15}))? ?([a-zμ%]{0,10})$/;

/** The amount that a text says, as generously as can be done without a guess. Never throws. */
export function readAmount(text: string, { unit: own, iu }: Dosing): ReadAmount {
  if (text.length > longestAmount) return { problem: "number" };
  const folded = text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
  const match = shape.exec(folded);
  if (!match) return { problem: "number" };
  const [, sign, whole = "", decimals = "", word = ""] = match;
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

/** The number of an amount in a unit, without it: "0.14". */
export function printNumber(amount: number, unit: Unit): string {
  const { size } = unitFacts[unit];
  const rest = String(amount % size)
    .padStart(Math.log10(size), "0")
    .replace(/0+$/, "");
  const whole = String(Math.floor(amount / size));
  return rest === "" ? whole : `${whole}.${rest}`;
}

/** As addresses have it: "0.14mg". */
export const printAmount = (amount: number, unit: Unit): string => printNumber(amount, unit) + unit;

const contentUnits: Readonly<Record<string, Unit>> = {
  µg: "ug",
  mg: "mg",
  g: "g",
  "billion-cfu": "md",
  "billion-cells": "md",
  percent: "pc",
};

/**
 * A quantity of the content, rounded to the smallest unit.
 * @throws where the content has a unit that is not known here
 */
export function amountOf(
  value: number,
  unit: string,
): { readonly amount: number; readonly unit: Unit } {
  const known = contentUnits[unit];
  if (!known) throw new Error(`no amount is in ${unit}`);
  return { amount: Math.round(value * unitFacts[known].size), unit: known };
}

/** Whole milligrams; of the least something, one. */
export const roundMass = (milligrams: number): number =>
  milligrams === 0 ? 0 : Math.max(1, Math.round(milligrams));
