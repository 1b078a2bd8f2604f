// An enquiry as programs and operators read it: the one description behind `enquiries show`, the CSV export and webhooks. A field
// that enquiries gain is added here, and all three have it.
import * as z from "zod";
import { type StoredEnquiry, suspicions } from "#server/enquiries/enquiry.ts";
import { salesLanguage } from "#server/enquiries/mails/sales-language.ts";
import { describeFormula } from "#server/views/desk/reopen-formula.ts";
import { editions, splitAddress } from "#shared/editions/editions.ts";
import { languages } from "#shared/editions/languages.ts";
import { referenceShape } from "#shared/enquiry/reference.ts";
import { type FieldName, fieldNames } from "#shared/enquiry/rules.ts";
import { type SourcePart, sourceParts } from "#shared/enquiry/source.ts";
import { describeSelection } from "#shared/selection/choosable.ts";

const meanings: Readonly<Record<FieldName, string>> = {
  email: "E-mail address of the visitor, as typed",
  phone: "Phone number, as typed",
  company: "Company",
  country: "Country, as typed or chosen in the visitor's language",
  person: "Name of the person",
  quantity: "Quantity wanted",
  timing: "Date wanted",
  message: "The message; lines are separated by \\n",
  product: "Name of what the enquiry is about",
  page: "Path of the page that it was written on",
};

/** A text of the form; "" where nothing was given. Its length is not promised, as older rules accepted other lengths. */
const typed = Object.fromEntries(
  fieldNames.map((name) => [name, z.string().describe(meanings[name])]),
) as Record<FieldName, z.ZodString>;

const sourceMeanings: Readonly<Record<SourcePart, string>> = {
  landing: "Path of the first page of the visit",
  referrer: "Host that led to it",
  utm_source: "Mark of the first page's address, 80 letters at most",
  utm_medium: "The same",
  utm_campaign: "The same",
};

/** As the visitor's browser told it; "" where it told nothing. */
const source = Object.fromEntries(
  sourceParts.map((part) => [part, z.string().describe(sourceMeanings[part])]),
) as Record<SourcePart, z.ZodString>;

/** The fields in the order of the columns of an export. */
export const enquirySchema = z.object({
  reference: z
    .string()
    .regex(referenceShape)
    .describe("What identifies the enquiry, in the mails too"),
  received: z.iso.datetime().describe("When it was received, in UTC"),
  suspect: z.array(z.enum(suspicions)).describe("Why it may be spam; empty as a rule"),
  language: z.enum(languages.map(({ id }) => id)).describe("Language of the page"),
  ...typed,
  selection: z.string().describe("What was chosen, one entry a line in French, notes indented"),
  formula: z
    .string()
    .describe("A formula of the desk in French, one active a line; the last line is its path"),
  browserLanguage: z.string().describe("First language that the browser asks for, de-CH"),
  edition: z.enum(editions.map(({ id }) => id)).describe("Edition of the page"),
  ...source,
});

export type EnquiryJson = Readonly<z.output<typeof enquirySchema>>;

export const enquiryJsonNames = Object.keys(enquirySchema.shape) as readonly (keyof EnquiryJson)[];

/** Work: as much as a view of the desk where there is a formula. */
export function describeEnquiry(stored: StoredEnquiry): EnquiryJson {
  return {
    reference: stored.reference,
    received: new Date(stored.receivedAt).toISOString(),
    suspect: [...stored.suspicions],
    language: stored.language,
    ...stored.enquiry,
    selection: describeSelection(stored.selection, salesLanguage),
    formula: describeFormula(stored.formula, salesLanguage),
    browserLanguage: stored.browserLanguage,
    edition: splitAddress(stored.enquiry.page).edition.id,
    ...stored.source,
  };
}
