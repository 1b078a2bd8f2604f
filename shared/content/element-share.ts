// The formula of an ingredient, and the mass fraction of an element in its salt, computed from it.
import type { Identity } from "#shared/content/schema/identity.ts";

/** g/mol, of the elements of our molecules. */
const atomicMasses: Readonly<Record<string, number>> = {
  H: 1.008,
  C: 12.011,
  N: 14.007,
  O: 15.999,
  Na: 22.99,
  Mg: 24.305,
  Si: 28.085,
  P: 30.974,
  S: 32.06,
  Cl: 35.45,
  K: 39.098,
  Ca: 40.078,
  Cr: 51.996,
  Mn: 54.938,
  Fe: 55.845,
  Cu: 63.546,
  Zn: 65.38,
  Se: 78.971,
};

/**
 * 0 to 1; null where the formula lacks the element or holds one that has no mass here.
 * @param formula in Hill order, plain digits: "C4H8N2O4Zn"
 */
export function elementShareOf(formula: string, element: string): number | null {
  const parts = [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)].map(([, symbol = "", count]) => ({
    symbol,
    mass: (atomicMasses[symbol] ?? Number.NaN) * Number(count || 1),
  }));
  const whole = parts.reduce((sum, { mass }) => sum + mass, 0);
  const own = parts.find(({ symbol }) => symbol === element);
  return own && whole > 0 ? own.mass / whole : null;
}

/** The formula of the ingredient itself, in plain digits; a drawn unit, component or marker has another. */
export function formulaOf(identity: Identity): string | null {
  if (identity.kind === "complex" || identity.kind === "plant") return null;
  const { shows, formula } = identity.molecule;
  return shows === "unit" || shows === "part" ? null : formula;
}

/** The share of the element in a mineral's salt, 0 to 1; null where it is no mineral or its formula is not known. */
export function elementShare(identity: Identity, symbol: string): number | null {
  const formula = identity.kind === "mineral" ? formulaOf(identity) : null;
  return formula === null ? null : elementShareOf(formula, symbol);
}
