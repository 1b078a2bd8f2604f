// Texts that every legal page has around its own.
import * as z from "zod";
import { text } from "#shared/content/schema/parts.ts";

export const legalTexts = z.strictObject({
  /** {date}. */
  updated: text,
  contents: text,
  readAlso: text,
  /** Stands for a fact that is not set; {setting}. */
  missing: text,
});
export type LegalTexts = z.infer<typeof legalTexts>;
