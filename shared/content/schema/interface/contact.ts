// Every text of the contact popup, in both languages; it is French in the original edition. No logic.
import { z } from "zod";
import { text } from "#shared/content/schema/parts.ts";
import { fieldNames, requiredFields } from "#shared/enquiry/rules.ts";
import { subjectIds } from "#shared/enquiry/subjects.ts";
export const contactTexts = z.strictObject({
  title: text,
  hint: text,
  about: text,
  subjects: z.record(z.enum(subjectIds), text),
  catalogueNow: text,
  catalogue: text,
  required: text,
  labels: z.record(z.enum([...requiredFields, "message"]), text),
  optional: text,
  phoneNote: text,
  privacyTitle: text,
  privacy: text,
  submit: text,
  sending: text,
  close: text,
  trap: text,
  errorSummary: text,
  suspectEmail: z.strictObject({
    title: text,
    text: text,
    keep: text,
    apply: text,
  }),
  byMail: text,
  errors: z.record(z.enum(fieldNames), z.record(z.enum(["missing", "format", "tooLong"]), text)),
  sent: z.strictObject({
    title: text,
    text: text,
    answerTo: text,
    nextTitle: text,
    next: text,
    copy: text,
    copied: text,
    toSelf: text,
    selfSubject: text,
    selfText: text,
    meanwhile: text,
    whiteLabel: text,
    goOn: text,
  }),
  failures: z.strictObject({
    notStored: text,
    tooMany: text,
    offline: text,
    tooLarge: text,
    unreadable: text,
    wrongType: text,
    foreign: text,
  }),
});
export type ContactTexts = z.infer<typeof contactTexts>;
