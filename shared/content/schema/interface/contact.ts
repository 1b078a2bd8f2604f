// Every text of the contact popup.
import * as z from "zod";
import { text, titledText } from "#shared/content/schema/parts.ts";
import type { Translated } from "#shared/editions/edition.ts";
import { fieldNames, typedFields } from "#shared/enquiry/rules.ts";
import { ownSubjectIds, type SubjectId } from "#shared/enquiry/subjects.ts";
export const contactTexts = z.strictObject({
  /** Title of the popup for a product, and for an unknown subject. */
  title: text,
  /** Title of the popup for one of these subjects, and for no subject at all. */
  titles: z.record(z.enum([...ownSubjectIds, "nothing"]), text),
  hint: text,
  about: text,
  /** {title} of the popup, {brand}. */
  titleForBrand: text,
  /** What goes along by the address of the page: {brand}. */
  brand: text,
  /** Names of the subjects of enquiries; the server adds those of families. */
  subjects: z.record(z.enum(ownSubjectIds), text),
  /** The list of the visitor's selection that is sent with the enquiry. */
  chosen: z.strictObject({
    title: text,
    hint: text,
    /** {note}: what the visitor wrote beside an entry. */
    note: text,
  }),
  /** What the visitor asks for, in boxes. */
  asked: z.strictObject({ title: text, hint: text }),
  /** Above the formula of the desk that goes with it. */
  formula: text,
  /** To the laboratory's calendar. */
  booking: text,
  catalogueNow: text,
  catalogue: text,
  required: text,
  labels: z.record(z.enum(typedFields), text),
  optional: text,
  phoneNote: text,
  /** The notice that the law requires at the form itself; the rest is behind the link. */
  privacy: text,
  privacyLink: text,
  submit: text,
  sending: text,
  close: text,
  trap: text,
  errorSummary: text,
  /** Said once a field is right again: {label}. */
  corrected: text,
  suspectEmail: titledText.extend({
    keep: text,
    apply: text,
  }),
  byMail: text,
  errors: z.record(z.enum(fieldNames), z.record(z.enum(["missing", "format", "tooLong"]), text)),
  sent: titledText.extend({
    answerTo: text,
    nextTitle: text,
    next: text,
    copy: text,
    copied: text,
    toSelf: text,
    selfSubject: text,
    selfText: text,
    /** Above the formula of the desk that went with it, and the link that opens it again. */
    formula: text,
    reopen: text,
    meanwhile: text,
    whiteLabel: text,
    goOn: text,
  }),
  failures: z.strictObject({
    notStored: text,
    tooMany: text,
    offline: text,
    unanswered: text,
    tooLarge: text,
    unreadable: text,
    wrongType: text,
    foreign: text,
  }),
});
export type ContactTexts = Omit<z.infer<typeof contactTexts>, "subjects"> & {
  readonly subjects: Readonly<Record<SubjectId, Translated>>;
};
