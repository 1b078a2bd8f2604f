// Copy of the page of a white-label product: what is the same for all of them.
import * as z from "zod";
import { iconItemCopy } from "#shared/content/schema/blocks.ts";
import { iconName, linkCopy, plural, text, titledText } from "#shared/content/schema/parts.ts";
/** Texts whose name a product fills in: {name}, {count}, {minimum}, {dose}. */
export const productTexts = z.strictObject({
  back: text,
  enquire: text,
  facts: z.strictObject({
    category: text,
    content: text,
    portion: text,
    duration: text,
    use: text,
    opened: text,
    batch: text,
    sheet: text,
  }),
  /** {count}. */
  capsules: plural,
  /** {count}. */
  days: plural,
  bottleOf: text,
  /** {count}. */
  months: plural,
  batchSizes: text,
  actives: z.strictObject({
    title: text,
    name: text,
    dose: text,
    strength: text,
    reference: text,
    referenceMeaning: text,
    referenceNote: text,
  }),
  claims: z.strictObject({
    title: text,
    from: text,
    supplied: text,
  }),
  /** To the formula desk. */
  compose: text,
  caution: text,
  related: text,
  relatedSerums: text,
  companions: text,
  /** States the criterion by which they are chosen. */
  companionsLead: text,
  claimsOfNames: text,
  diet: text,
  closing: text,
  all: linkCopy,
});
export type ProductTexts = z.infer<typeof productTexts>;

/** The changes that a brand may ask for, and the packagings of the product. */
export const customisingCopy = titledText.extend({
  batches: z.array(
    z.strictObject({
      units: z.number(),
      label: text,
    }),
  ),
  batchesTitle: text,
  packagingTitle: text,
});
export type CustomisingCopy = z.infer<typeof customisingCopy>;

/** The options in which food supplements and serums differ. */
export const productChoices = z.strictObject({
  items: z.array(iconItemCopy),
  packaging: z.array(
    z.strictObject({
      icon: iconName,
      label: text,
    }),
  ),
});
export type ProductChoices = z.infer<typeof productChoices>;

const kind = z.enum(["supplement", "serum"]);

/** Title of the document: {name}. */
export const productTitle = text;

/** The mentions that every label must bear: food supplements (directive 2002/46/EC, article 6) and cosmetics. */
export const mandatoryMentions = z.record(kind, z.array(text));

export const productChoicesByKind = z.record(kind, productChoices);
