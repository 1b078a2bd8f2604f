// Copy of the white-label page.
import * as z from "zod";
import {
  closingCopy,
  familiesCopy,
  formulaSumCopy,
  iconItemCopy,
  packageHeroCopy,
  sealCopy,
  stepCopy,
} from "#shared/content/schema/blocks.ts";
import { linkCopy, listHead, plural, text } from "#shared/content/schema/parts.ts";
/** Texts of the product browser. */
export const productBrowserCopy = z.strictObject({
  title: text,
  search: text,
  submit: text,
  categories: text,
  supplements: text,
  serums: text,
  /** {count}. */
  capsules: plural,
  results: text,
  empty: text,
  elsewhere: text,
  inCategory: text,
  more: text,
  claims: text,
  diet: text,
});
export type ProductBrowserCopy = z.infer<typeof productBrowserCopy>;

export const whiteLabelCopy = z.strictObject({
  head: listHead,
  hero: packageHeroCopy,
  productTexts: productBrowserCopy,
  catalogue: z.strictObject({
    title: text,
    download: linkCopy,
    contact: linkCopy,
  }),
  sum: formulaSumCopy,
  advantages: z.strictObject({
    title: text,
    items: z.array(iconItemCopy),
    seals: z.array(sealCopy),
  }),
  process: z.strictObject({
    title: text,
    steps: z.array(stepCopy),
  }),
  closing: closingCopy,
  /** What goes into the formulas, and the way on for who finds none. */
  families: familiesCopy.extend({
    tailorMade: z.strictObject({ to: z.string(), name: text, note: text }),
  }),
});
export type WhiteLabelCopy = z.infer<typeof whiteLabelCopy>;
