// Copy of the custom-made page.
import * as z from "zod";
import {
  doseBenchCopy,
  familiesCopy,
  formulaSumCopy,
  iconItemCopy,
  packageHeroCopy,
  picturedItemCopy,
  stepCopy,
} from "#shared/content/schema/blocks.ts";
import { linkCopy, pageHead, text, titledText } from "#shared/content/schema/parts.ts";
export const customMadeCopy = z.strictObject({
  head: pageHead,
  hero: packageHeroCopy.extend({
    link: linkCopy,
    /** To the formula desk. */
    compose: linkCopy,
  }),
  sum: formulaSumCopy,
  bench: doseBenchCopy,
  /** A formula of the desk's other bench. `text`: `{range}` is the pH that its actives share. */
  serum: titledText.extend({
    /** Opens it there. */
    open: text,
    query: z.string(),
  }),
  benefits: z.strictObject({
    title: text,
    items: z.array(iconItemCopy),
  }),
  process: z.strictObject({
    title: text,
    steps: z.array(stepCopy),
    /** To what the step of compliance names: who declares, claims, maxima. */
    ways: z.array(linkCopy),
  }),
  forms: titledText.extend({
    items: z.array(picturedItemCopy),
  }),
  rawMaterials: titledText.extend({
    link: linkCopy,
  }),
  families: familiesCopy,
  /** What to do next, by family, in place of what its card says elsewhere; one without it keeps that. */
  starts: z.record(z.string(), text),
});
export type CustomMadeCopy = z.infer<typeof customMadeCopy>;
