// Copy of the niosome page. Cosmetics act on the surface and the look of the skin: nothing here says more.
import * as z from "zod";
import {
  activesListCopy,
  familiesCopy,
  sealCopy,
  technologyBannerCopy,
  technologyCopy,
  technologyIntroCopy,
  whyChooseCopy,
} from "#shared/content/schema/blocks.ts";
import { familyCopy } from "#shared/content/schema/families.ts";
import { listHead, picture, text } from "#shared/content/schema/parts.ts";
export const niosomesCopy = z.strictObject({
  head: listHead,
  banner: technologyBannerCopy,
  intro: technologyIntroCopy,
  actives: activesListCopy,
  technology: technologyCopy,
  standards: z.strictObject({
    text: text,
    seals: z.array(sealCopy),
  }),
  catalogueTitle: text,
  finishedProducts: z.strictObject({
    copy: technologyCopy,
    picture: picture,
  }),
  why: whyChooseCopy,
  families: familiesCopy,
  family: familyCopy,
});
export type NiosomesCopy = z.infer<typeof niosomesCopy>;
