// A formula of the desk that goes with an enquiry, as the text of the desk's address: "complement?v=1&zinc=10mg". Only the desk reads
// it: a text that it no longer understands never costs anybody their enquiry.

/** Name of the field, and of the parameter of the address of the form's page. */
export const formulaField = "formula";

/** A field has room for its name and for more than the forty signs that the desk reads, each of which can take nine here. */
const longestField = 450;
/** Twenty such fields and all that can be set have room. */
const longestFormula = 10_000;

/** The instrument, then a query as browsers write one. */
const shape = /^(?:complement|serum)\?[\w=&.,%+~*!'()-]+$/;

export interface CarriedFormula {
  readonly text: string;
  /** Of its bench, without the prefix of an edition and without what nobody could read: for mails to an address that anybody may type. */
  readonly address: string;
  /** What is wanted, in one sentence: "5 000 piluliers de 60 gélules, taille 0, France". */
  readonly brief: string;
  /** How long our machines would run for it; null where nothing is known of it. */
  readonly machine: string | null;
  /** Where it is to be sold, which the form's country begins with; "" where no country is chosen. */
  readonly country: string;
  /** As people read it: an active with its dose a line. */
  readonly lines: readonly string[];
}

/**
 * The text of a formula where it is one, else "". One that is longer than a bench can be is kept as far as whole fields go, each as
 * far as the desk would read it; the desk then says what it does not understand. Reading it once more changes nothing.
 */
export function readFormulaText(given: unknown): string {
  if (typeof given !== "string" || !shape.test(given)) return "";
  if (given.length <= longestFormula) return given;
  const begin = given.indexOf("?") + 1;
  let text = given.slice(0, begin);
  for (const field of given.slice(begin).split("&")) {
    const next = `${text}${text.length > begin ? "&" : ""}${cutField(field)}`;
    if (next.length > longestFormula) break;
    text = next;
  }
  return text;
}

/** A cut escape at its end could not be read. */
const cutField = (field: string) =>
  field.length > longestField ? field.slice(0, longestField).replace(/%[\da-f]?$/i, "") : field;
