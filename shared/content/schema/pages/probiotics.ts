// Copy of the probiotics and postbiotics page. It says what strains are and how they are made and used; it promises no effect.
import * as z from "zod";
import { familiesCopy, iconItemCopy, whyChooseCopy } from "#shared/content/schema/blocks.ts";
import { familyCopy } from "#shared/content/schema/families.ts";
import { linkCopy, listHead, picture, text, titledText } from "#shared/content/schema/parts.ts";
/** The drawing of a technology: its description for readers who cannot see it, and its labels from top to bottom. */
export const figureCopy = z.strictObject({
  description: text,
  labels: z.array(
    z.strictObject({
      name: text,
      note: text,
    }),
  ),
  caption: text,
});
export type FigureCopy = z.infer<typeof figureCopy>;

/** A technology and its checklist. Name and points may contain HTML; a star refers to `note`. */
export const technologyCopy = z.strictObject({
  tone: z.enum(["probiotic", "sky"]),
  name: text,
  lead: text,
  points: z.array(text),
  figure: figureCopy,
});
export type TechnologyCopy = z.infer<typeof technologyCopy>;

export const strainsCopy = titledText.extend({
  cards: z.array(iconItemCopy),
});
export type StrainsCopy = z.infer<typeof strainsCopy>;

export const probioticsCopy = z.strictObject({
  head: listHead,
  title: text,
  banner: picture,
  jumps: z.array(linkCopy),
  living: strainsCopy,
  professional: text,
  technologies: z.strictObject({
    title: text,
    cards: z.array(technologyCopy),
    note: text,
  }),
  catalogueTitle: text,
  probioticsType: text,
  postbioticsType: text,
  inactive: strainsCopy.extend({
    view: z.strictObject({
      first: picture,
      second: picture,
    }),
  }),
  why: whyChooseCopy,
  families: familiesCopy,
  family: familyCopy,
});
export type ProbioticsCopy = z.infer<typeof probioticsCopy>;
