// Copy of a legal page. Placeholders in braces are facts of the settings (server/views/load-legal.ts); a block with one that
// the laboratory need not have, such as {dpo}, is left out where it is not set.
import * as z from "zod";
import { pageHead, text } from "#shared/content/schema/parts.ts";

export const legalCopy = z.strictObject({
  head: pageHead,
  title: text,
  /** When its words were last changed. */
  updated: z.iso.date(),
  sections: z.array(
    z.strictObject({
      /** Stays the same in every language: links lead to it. */
      id: z.string(),
      title: text,
      /** Paragraphs, lists and tables, HTML. */
      blocks: z.array(text),
    }),
  ),
});
export type LegalCopy = z.infer<typeof legalCopy>;
