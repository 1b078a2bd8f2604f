// Texts of the ingredient sheets. Those that the specification gives are kept to the letter.
import * as z from "zod";
import { rangeId } from "#shared/content/schema/entries.ts";
import { text } from "#shared/content/schema/parts.ts";
import { wordingKinds } from "#shared/content/wording-kinds.ts";
import { categoriesOf } from "#shared/families/families.ts";
export const sheetTexts = z.strictObject({
  back: text,
  formes: text,
  finished: text,
  cfuUnit: text,
  category: text,
  /** Label of the categories of strains, which are fields of study and promise nothing. */
  studyField: text,
  actives: text,
  whiteLabel: text,
  /** Vegan or not, and allergens. */
  diet: text,
  noAllergens: text,
  dietOfStrain: text,
  tailorMade: text,
  /** Leads to the claims. */
  discover: text,
  /** Leads to the notes of a sheet that has no claim. */
  discoverNotes: text,
  caution: text,
  /** {text}, {source}. */
  wordings: z.record(z.enum(wordingKinds), text),
  /** Title of the notes of a sheet that has no claim. */
  benefits: text,
  claims: text,
  /** Title of the notes below claims. */
  formulation: text,
  contains: text,
  more: text,
  moreAloud: text,
  others: text,
  /** {count}: entries of a category. */
  wholeCategory: text,
  /** {action}: as the catalogue's filter has it; {count}: actives that have it. */
  wholeAction: text,
  custom: text,
  customLabel: text,
  /** To the registers, at the entry's own place. */
  allClaims: text,
  allMaxima: text,
  /** To the sheet as a document. */
  pdf: text,
  /** To the formula desk. */
  compose: text,
  /** The quiet way to the form, in the head. */
  ask: text,
  /** Goes on from `ask` for whoever listens and in Markdown: {name}. */
  askAloud: text,
  /** To what a buyer asks first. */
  interested: text,
  contact: text,
  otherFamilies: text,
});
export type SheetTexts = z.infer<typeof sheetTexts>;

/** The notices that belong to the benefits, and that of a drawn crystal; the server picks those that a sheet needs. */
export const sheetNotes = z.strictObject({
  claimsSource: text,
  diet: text,
  onHold: text,
  professional: text,
  cosmetic: text,
  /** Under the crystal of a mineral, which is no picture of the {salt} that is used. */
  salt: text,
});

/** Words that sheets share with other pages. */
export const sheetFacts = z.strictObject({
  /** Between the last two of a list, with the spaces around it. */
  /** Names of our ranges, as banners show them. */
  ranges: z.record(rangeId, text),
  /** Names of technologies. */
  technologies: z.record(z.literal("prolipo"), text),
});

/** Names of the categories of one ingredient, by id. */
export const ingredientCategories = z.record(
  z.enum([...categoriesOf("liposome"), ...categoriesOf("niosome")]),
  text,
);
