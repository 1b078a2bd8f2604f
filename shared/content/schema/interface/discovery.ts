// Texts of what search engines and other machines read.
import * as z from "zod";
import { text } from "#shared/content/schema/parts.ts";
export const discoveryTexts = z.strictObject({
  /** Breadcrumbs: what they are called, and their first step. */
  trail: z.strictObject({ label: text, home: text }),
  /** Texts of /llms.txt. `summary`: {name}, {email}. */
  llms: z.strictObject({
    summary: text,
    formats: text,
    pages: text,
    products: text,
    other: text,
    feed: text,
    catalogue: text,
    sitemap: text,
    editions: text,
  }),
  /** What programs read that ask for single answers. `note`: with each of them. `nothing`: where nothing has the name that was asked for. */
  machines: z.strictObject({ note: text, nothing: text }),
  /** The licence of the data of /catalogue.json: {name}, {email}. */
  licence: text,
});
