// The units of amounts: one table for content, formulas and the addresses that carry them. A formula counts in whole numbers of the
// smallest unit of a kind, so that sums are exact: nanograms, millions of cells, millionths of a per cent.

export type AmountKind = "mass" | "cells" | "percent";

/** As addresses write them: `md` milliards of CFU or cells, `pc` per cent by weight. */
export type Unit = "ug" | "mg" | "g" | "md" | "pc";

interface UnitFacts {
  readonly kind: AmountKind;
  /** Size in smallest units; a power of ten. */
  readonly size: number;
}

export const unitFacts: Readonly<Record<Unit, UnitFacts>> = {
  ug: { kind: "mass", size: 1e3 },
  mg: { kind: "mass", size: 1e6 },
  g: { kind: "mass", size: 1e9 },
  md: { kind: "cells", size: 1e3 },
  pc: { kind: "percent", size: 1e6 },
};

/** The units by their spellings in documents. */
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

/** An amount in smallest units, as a number of a unit. */
export const valueIn = (amount: number, unit: Unit): number => amount / unitFacts[unit].size;
