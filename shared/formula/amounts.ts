// Prints doses for addresses and fields. Typed doses are read in read-amount.ts.

import { type Unit, unitFacts } from "#shared/facts/units.ts";

/** Most signs in a field. */
export const longestAmount = 40;

/** The units in which an active is dosed. */
export interface Dosing {
  /** Its own unit, that of a number without one. */
  readonly unit: Unit;
  /** Smallest units in one international unit; null where no factor is known. */
  readonly iu: number | null;
  /** The reference value of its nutrient, in smallest units; left out where it has none. */
  readonly reference?: number;
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
  const digits = String(amount % size).padStart(Math.log10(size), "0");
  // Bound: as many digits as a gram has micrograms.
  const rest = digits.replace(/0+$/, "");
  const whole = String(Math.floor(amount / size));
  return rest === "" ? whole : `${whole}.${rest}`;
}

/** As addresses have it: "0.14mg". */
export const printAmount = (amount: number, unit: Unit): string => printNumber(amount, unit) + unit;

/** Whole milligrams; of the least something, one. */
export const roundMass = (milligrams: number): number =>
  milligrams === 0 ? 0 : Math.max(1, Math.round(milligrams));
