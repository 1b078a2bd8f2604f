// The enquiry's fields and the rules for what is typed into them, one set for the form and the server.
// It ships to the browser: no dependency, no texts (they are in content/interface/contact.ts), nothing of Node or the DOM.

import { cleanLine, unseen } from "#shared/words/clean-line.ts";

/** Longest text of each field, in UTF-16 code units, after cleaning. */
export const limits = {
  email: 254,
  phone: 60,
  company: 150,
  country: 80,
  person: 100,
  quantity: 100,
  timing: 100,
  message: 5000,
  product: 150,
  page: 2000,
} as const;

export type FieldName = keyof typeof limits;

export const fieldNames = Object.keys(limits) as readonly FieldName[];

/** Fields that must be filled in, in the order of the form. */
export const requiredFields = ["email", "phone", "company", "country"] as const;

/** Fields of one line that may stay empty, in the order of the form: who writes, how much, by when. */
export const optionalLines = ["person", "quantity", "timing"] as const;

/** Fields that may stay empty; the message is the last of the form. */
export const optionalFields = [...optionalLines, "message"] as const;

/** The fields that a visitor types; `product` and `page` come with the form and cannot be corrected by hand. */
export const typedFields = [...requiredFields, ...optionalFields] as const;

export type TypedField = (typeof typedFields)[number];

/** Name of the hidden field that only robots fill in. */
export const trapField = "leave-empty";

/** Name of the field in which script tells how many seconds the form was being filled in; absent without script. */
export const timeField = "seconds";

/** Name of the field with an address that the visitor was asked about and sends all the same; for plain forms. */
export const confirmedField = "confirmed";

/** Name of the fields that hold what the visitor has chosen, each as shared/selection/chosen.ts writes it. */
export const selectionField = "selection";

/** Name of the field with where the visit came from, as client/wake.ts keeps it in the tab's storage under the same name. */
export const sourceField = "source";

/** What a tab keeps as a rule: a path of 300 letters, a host of 253, and three marks of 720 with their names. A longer text is dropped. */
export const longestSource = 3000;

export type Problem = "missing" | "format" | "tooLong";

/** An enquiry's texts, cleaned; "" where nothing was given. */
export type Enquiry = Readonly<Record<FieldName, string>>;

// NFC sorts the marks of each letter, which takes the square of their number: a second for the 32,000 that a post of 64 kB has
// room for. No script puts more than 30 on a letter (Unicode's Stream-Safe Text Format): with these, 2,000 runs of 30² / 2 moves.
const endlessMarks = /\p{M}{31}/u;

/**
 * The text that is checked, stored and mailed: Unicode NFC, trimmed, on one line except the message's.
 * Work: some passes over the text, which a post limits to 64 kB; what is checked afterwards is within the field's limit.
 */
export function cleanField(name: FieldName, text: string): string {
  const composed = endlessMarks.test(text) ? text : text.normalize("NFC");
  if (name === "message") {
    const lines = composed.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n").replace(/\t/g, " ");
    return lines.replace(unseen, (sign) => (sign === "\n" ? sign : "")).trim();
  }
  return cleanLine(composed);
}

/** The problem of a cleaned field, or null. */
export function checkField(name: FieldName, text: string): Problem | null {
  if (text === "") return isRequired(name) ? "missing" : null;
  if (text.length > limits[name]) return "tooLong";
  if (name === "email" && !isEmail(text)) return "format";
  if (name === "phone" && !isPhone(text)) return "format";
  return null;
}

/** The problem of each cleaned field that has one; empty when the enquiry can be sent. */
export function checkEnquiry(enquiry: Enquiry): Partial<Record<FieldName, Problem>> {
  const problems: Partial<Record<FieldName, Problem>> = {};
  for (const name of fieldNames) {
    const problem = checkField(name, enquiry[name]);
    if (problem) problems[name] = problem;
  }
  return problems;
}

function isRequired(name: FieldName): boolean {
  return (requiredFields as readonly FieldName[]).includes(name);
}

// The local part is ASCII, as hardly any mail server carries another and an accent there is nearly always a slip.
// The domain is in any script. The mail server finds out if the address exists.
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
// An address has at most 254 signs, a label 63: matching takes at most 63² steps for each of 127 labels of two signs or 4 of 63.
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split(".");
  const last = labels.at(-1) ?? "";
  return (
    at > 0 &&
    local.length <= 64 &&
    localPart.test(local) &&
    labels.length > 1 &&
    labels.every((label) => label.length <= 63 && domainLabel.test(label)) &&
    last.length > 1 &&
    !/^\p{N}+$/u.test(last)
  );
}

// Any country's way of writing a number, then perhaps an extension: "x12", "poste 12", "ext. 12", "#12". Bound: at most 60 signs, so
// the number may end in 60 places, with 60 ways to share out blanks and 12 letters after each, 43,200 steps.
const phone =
  /^(?<number>[\p{Nd}\s+()[\]./\u2010-\u2015\u2212-]+)(?:[,;]?\s*(?:\p{L}{1,12}\.?|#)\s*[:=]?\s*\p{Nd}{1,8})?$/u;

function isPhone(text: string): boolean {
  const number = phone.exec(text)?.groups?.["number"] ?? "";
  return (number.match(/\p{Nd}/gu)?.length ?? 0) >= 6;
}
