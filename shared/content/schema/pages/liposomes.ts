// Copy of the liposome page. The figures are the specification's, each with a star: the laboratory's own measurements.
import { z } from "zod";
import {
  activesListCopy,
  iconItemCopy,
  otherFamiliesCopy,
  technologyBannerCopy,
  technologyCopy,
  technologyIntroCopy,
  whyChooseCopy,
} from "#shared/content/schema/blocks.ts";
import { text } from "#shared/content/schema/parts.ts";
export const liposomesCopy = z.strictObject({
  head: z.strictObject({
    title: text,
    listName: text,
    description: text,
  }),
  banner: technologyBannerCopy,
  intro: technologyIntroCopy,
  forms: z.array(iconItemCopy),
  actives: activesListCopy,
  technology: technologyCopy,
  catalogueTitle: text,
  why: whyChooseCopy,
  families: otherFamiliesCopy,
});
export type LiposomesCopy = z.infer<typeof liposomesCopy>;
