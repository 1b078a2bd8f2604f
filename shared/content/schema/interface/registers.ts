// Texts of the registers that are pages: their search, their files, their links.
import * as z from "zod";
import { text } from "#shared/content/schema/parts.ts";

export const registerTexts = z.strictObject({
  submit: text,
  /** Back to the whole register. */
  whole: text,
  csv: text,
  json: text,
  /** {name}: of a line, whose address it is. */
  link: text,
  /** {search}. */
  none: text,
});
export type RegisterTexts = z.infer<typeof registerTexts>;
