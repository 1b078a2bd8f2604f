// Texts of the controls that put questions and documents into the visitor's enquiry, and of what it holds.
import * as z from "zod";
import { plural, text } from "#shared/content/schema/parts.ts";

export const askingTexts = z.strictObject({
  title: text,
  /** A press puts a question into the enquiry, the next one takes it out. */
  ask: text,
  asked: text,
  /** {action}, {question}, for screen readers. */
  named: text,
  send: text,
  /** Put a whole list in, and take it out. */
  all: text,
  none: text,
  /** {count} of {all} rows of a list. */
  count: text,
  /** Said after a tick: {name}. */
  added: text,
  removed: text,
  allAdded: text,
  allRemoved: text,
  /** On the page that shows it: takes one line out, {name}; takes out all. */
  takeOut: text,
  empty: text,
  emptied: text,
  /** {most}. */
  full: text,
  /** {count} of each kind. */
  kinds: z.strictObject({ question: plural, document: plural, measure: plural }),
  /** The header's link to the form: {list} of the above. */
  holds: text,
});
export type AskingTexts = z.infer<typeof askingTexts>;
