// The declarations that the brand or the laboratory makes before a product is sold.
import * as z from "zod";
import { text } from "#shared/content/schema/parts.ts";

export const dutiesCopy = z.strictObject({
  title: text,
  lead: text,
  heads: z.strictObject({ name: text, amount: text, source: text }),
  /** `path`: of a page of ours that its name leads to. */
  rows: z
    .array(
      z.strictObject({
        name: text,
        path: z.string().nullable().default(null),
        amount: text,
        source: text,
      }),
    )
    .min(1),
});
export type DutiesCopy = z.infer<typeof dutiesCopy>;
