// The addresses of the formula desk, and of the choices that the browser fetches for it. For both sides.
import type { Care, Formula, Instrument } from "#shared/formula/formula.ts";
import { writeFormula } from "#shared/formula/write-formula.ts";
import { dataAddress } from "./data-addresses.ts";

/** The page from which the desk is reached. */
export const customMadePath = "/formule-sur-mesure";

export const deskPath = `${customMadePath}/composer`;

/** Without an edition's prefix, as all paths here. */
export const benchPath = (instrument: Instrument): string => `${deskPath}/${instrument}`;

/** Opens the formula again. */
export const benchAddress = (formula: Formula): string =>
  benchPath(formula.instrument) + writeFormula(formula);

/** The other instrument's bench: with what was put aside from it, and with this formula put aside in its place. */
export function otherBenchAddress(formula: Formula): string {
  const own = writeFormula({ ...formula, aside: null }).slice(1);
  const kept = formula.actives.length > 0 ? `garde=${encodeURIComponent(own)}` : "";
  const query = [formula.aside ?? (kept && "v=1"), kept].filter(Boolean).join("&");
  return benchPath(otherInstrument(formula)) + (query && `?${query}`);
}

export const otherInstrument = ({ instrument }: Pick<Formula, "instrument">): Instrument =>
  instrument === "serum" ? "complement" : "serum";

/** A formula as a file: a table for spreadsheets, its verdict for programs (docs/desk-json.md). */
export const formulaFiles = ["csv", "json"] as const;
export type FormulaFile = (typeof formulaFiles)[number];

export const fileAddress = (formula: Formula, form: FormulaFile): string =>
  `${benchPath(formula.instrument)}.${form}${writeFormula({ ...formula, aside: null })}`;

/** The field of an address that names what is to be added, in a visitor's words or as a slug. */
export const additionField = "ajouter";

/** Opens the formula with what is read of a text. */
export function additionAddress(formula: Formula, text: string): string {
  const address = benchAddress(formula);
  const joint = address.includes("?") ? "&" : "?";
  return `${address}${joint}${additionField}=${encodeURIComponent(text)}`;
}

/** All that can be added to a bench: DeskChoices. `prefix`: of the edition. */
export const deskChoicesAddress = (build: string, prefix: string, instrument: Instrument): string =>
  dataAddress("desk-choices", build, `${prefix}/${instrument}`);

/** The facts of one active: DeskFacts. A serum's limits depend on the place of application. */
export const deskFactsAddress = (
  build: string,
  prefix: string,
  { instrument, care }: Pick<Formula, "instrument" | "care">,
  slug: string,
): string => dataAddress("desk-facts", build, `${prefix}/${benchOf(instrument, care)}/${slug}`);

const benchOf = (instrument: Instrument, care: Care): string =>
  instrument === "serum" ? `${instrument}-${care}` : instrument;

/** The blank pack of a formula: BenchPack. */
export const benchPackAddress = (build: string, prefix: string, instrument: Instrument): string =>
  dataAddress("desk-pack", build, `${prefix}/${instrument}`);

/** The texts that new sentences are composed from: DeskTexts. */
export const deskTextsAddress = (build: string, prefix: string, instrument: Instrument): string =>
  dataAddress("desk-texts", build, `${prefix}/${instrument}`);
