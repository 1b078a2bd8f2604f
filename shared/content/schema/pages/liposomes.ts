// Copy of the liposome page. The figures are the specification's, each with a star: the laboratory's own measurements.
import * as z from "zod";
import {
  activesListCopy,
  familiesCopy,
  iconItemCopy,
  technologyBannerCopy,
  technologyCopy,
  technologyIntroCopy,
  whyChooseCopy,
} from "#shared/content/schema/blocks.ts";
import { familyCopy } from "#shared/content/schema/families.ts";
import { listHead, text } from "#shared/content/schema/parts.ts";
export const liposomesCopy = z.strictObject({
  head: listHead,
  banner: technologyBannerCopy,
  intro: technologyIntroCopy,
  forms: z.array(iconItemCopy),
  actives: activesListCopy,
  technology: technologyCopy,
  catalogueTitle: text,
  why: whyChooseCopy,
  families: familiesCopy,
  family: familyCopy,
});
export type LiposomesCopy = z.infer<typeof liposomesCopy>;
