// Doses as whole numbers of the smallest unit of their kind, so that sums are exact: nanograms, millions of cells, millionths of a
// per cent. What people type is read in read-amount.ts.

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

/** What stands in a field, signs. */
export const longestAmount = 40;

/** How an active is dosed. */
export interface Dosing {
  /** Its own unit, that of a number without one. */
  readonly unit: Unit;
  /** Smallest units in one international unit; null where no factor is known. */
  readonly iu: number | null;
}

/** "1,000", "1.250": three digits after one, two or three, which can be thousands. */
export const isGroup = (whole: string, decimals: string) =>
  /^[1-9]\d{0,2}$/.test(whole) && decimals.length === 3;

/**
 * The number of an amount as the field of a language has it: without thousands apart, which no field should show back, and with one
 * zero more where three decimals after a comma could be taken for thousands, as a form without script sends it into an address.
 */
export function printField(amount: number, unit: Unit, decimalSign: string): string {
  const number = printNumber(amount, unit);
  const [whole = "", decimals = ""] = number.split(".");
  const isClear = decimalSign === "." || !isGroup(whole, decimals);
  return number.replace(".", decimalSign) + (isClear ? "" : "0");
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
