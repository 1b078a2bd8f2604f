// Copy of the laboratory page. Capacities and dates are the specification's; nothing is added to them.
import { z } from "zod";
import {
  closingCopy,
  figureCopy,
  formulaCardCopy,
  iconItemCopy,
  sealCopy,
} from "#shared/content/schema/blocks.ts";
import { picture, text } from "#shared/content/schema/parts.ts";
/** A part of the laboratory: its picture, the one that replaces it, and what stands in it. */
export const resourceCopy = z.strictObject({
  picture: picture,
  wide: picture,
  hover: picture,
  title: text,
  equipment: z.array(
    z.strictObject({
      /** How many; null where it is not counted. */
      count: z.number().nullable(),
      name: text,
      capacity: text.nullable(),
    }),
  ),
});
export type ResourceCopy = z.infer<typeof resourceCopy>;

/** A date of the company. `year`: null stands for today. */
export const historyCopy = z.strictObject({
  year: z.number().nullable(),
  date: text,
  text: text,
});
export type HistoryCopy = z.infer<typeof historyCopy>;

export const laboratoryCopy = z.strictObject({
  head: z.strictObject({
    title: text,
    description: text,
  }),
  hero: z.strictObject({
    title: text,
    text: text,
    picture: picture,
  }),
  intro: z.strictObject({
    title: text,
    text: text,
    figures: z.array(figureCopy),
  }),
  jobs: z.strictObject({
    title: text,
    text: text,
    cards: z.array(iconItemCopy),
  }),
  services: z.strictObject({
    title: text,
    cards: z.array(formulaCardCopy),
  }),
  resources: z.strictObject({
    title: text,
    text: text,
    show: text,
    cards: z.array(resourceCopy),
  }),
  history: z.strictObject({
    title: text,
    entries: z.array(historyCopy),
    sealsTitle: text,
    seals: z.array(sealCopy),
  }),
  closing: closingCopy,
});
export type LaboratoryCopy = z.infer<typeof laboratoryCopy>;
