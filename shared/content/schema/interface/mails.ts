// Fixed texts of the mails that visitors get, in the language of the form they filled in, and what marks a suspect enquiry
import { z } from "zod";
import { text } from "#shared/content/schema/parts.ts";
export const mailTexts = z.strictObject({
  /** When an enquiry is answered, where no setting says so. */
  answerTime: text,
  /** Sent at once, by a machine. Never holds what the visitor typed, or anyone could have it write to anyone. */
  acknowledgement: z.strictObject({
    subject: text,
    /** A way to reach us, as plain text: {label}, {text}. */
    line: text,
    next: text,
    correctTitle: text,
    correct: text,
    reachTitle: text,
    phone: text,
    email: text,
    notYou: text,
  }),
  replySubject: text,
  salesSubject: z.strictObject({
    usual: text,
    suspect: text,
  }),
  suspect: z.strictObject({
    title: text,
    reasons: z.record(z.enum(["trap", "flood", "haste", "links", "markup", "address"]), text),
    advice: text,
  }),
});
export type MailTexts = z.infer<typeof mailTexts>;
