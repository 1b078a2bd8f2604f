// Copy of the page of authorised claims.
import * as z from "zod";
import { listHead, plural, text } from "#shared/content/schema/parts.ts";

export const claimsCopy = z.strictObject({
  head: listHead,
  title: text,
  lead: text,
  /** What the general condition is, and what the register leaves out. */
  notes: z.strictObject({ general: text, scope: text }),
  /** {compared}, {total}: claims. */
  compared: text,
  /** {counts}: of wordings, by language. */
  copied: text,
  /** {count}, {language}. */
  inLanguage: text,
  /** The label of the search field. */
  search: text,
  /** {count}: claims in view. */
  count: plural,
  /** The list of nutrients that leads to each. */
  contents: text,
  /** {name}: of a nutrient. */
  caption: text,
  /** Heads of the facts beside the claims, and what is said where there are none. */
  heads: z.strictObject({
    nutrient: text,
    minimum: text,
    actives: text,
    products: text,
    decision: text,
    state: text,
  }),
  /** {amount}: of a daily portion. */
  perDay: text,
  noProduct: text,
  /** {number}: of a regulation, "432/2012". */
  regulation: text,
  /** {date}. */
  comparedOn: text,
  /** {languages} whose wording was compared with a copy, {date}. */
  copiedOn: text,
  toCompare: text,
  /** Columns of the file for spreadsheets that are not heads of the page; {language} of a text. */
  columns: z.strictObject({
    id: text,
    sentence: text,
    terms: text,
    address: text,
  }),
});
export type ClaimsCopy = z.infer<typeof claimsCopy>;
