// A formula of the desk that goes with an enquiry: as text, "complement?v=1&zinc=10mg", which the desk's address has too. What it says
// is for the desk to find out: a text that it no longer understands costs nobody their enquiry.

/** Name of the field, and of the parameter of the address of the form's page. */
export const formulaField = "formula";

/** Twenty actives with their doses and all that can be set take half of it. */
const longestFormula = 2000;

/** The instrument, then a query as browsers write one. */
const shape = /^(?:complement|serum)\?[\w=&.,%+~*!'()-]+$/;

export interface CarriedFormula {
  readonly text: string;
  /** As people read it: an active with its dose a line. */
  readonly lines: readonly string[];
}

/** The text of a formula where it is one, else "". */
export const readFormulaText = (given: unknown): string =>
  typeof given === "string" && given.length <= longestFormula && shape.test(given) ? given : "";
