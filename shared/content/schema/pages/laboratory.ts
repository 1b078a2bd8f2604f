// Copy of the laboratory page. Capacities and dates are the specification's; nothing is added to them.
import * as z from "zod";
import {
  closingCopy,
  figureCopy,
  formulaCardCopy,
  iconItemCopy,
  sealCopy,
} from "#shared/content/schema/blocks.ts";
import { pageHead, picture, text, titledText } from "#shared/content/schema/parts.ts";
/** The drawings of machines: files of shared/content/machines. */
export const machineDrawing = z.enum([
  "mixer-up",
  "mixer-down",
  "capsule-filler",
  "polisher",
  "liquid-filler",
  "bottle-line",
  "blister-line",
  "cartoner",
]);
export type MachineDrawing = z.infer<typeof machineDrawing>;

/** A part of the laboratory: its picture, the one that replaces it, and what stands in it. */
export const resourceCopy = z.strictObject({
  picture: picture,
  wide: picture,
  hover: picture,
  title: text,
  equipment: z.array(
    z.strictObject({
      /** The number of them; null where it is not counted. */
      count: z.number().nullable(),
      name: text,
      capacity: text.nullable(),
      /** How it is drawn in the workshop; machines of more than one drawing alternate. */
      drawn: z
        .strictObject({
          /** Its place in the order of the work, from 1. */
          place: z.int().min(1),
          as: z.array(machineDrawing).min(1),
        })
        .exactOptional(),
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

/** The evidence for an answer; a row without an answer is put as a question. */
export const buyerEvidence = z.enum(["law", "laboratory"]);
export type BuyerEvidence = z.infer<typeof buyerEvidence>;

/** Headings of the list, in its order. */
const buyerGroups = ["order", "formula", "quality", "packaging"] as const;

/** A topic of buyers: facts with their sources, and as a question the point that the laboratory has still to confirm. */
export const buyerRow = z.strictObject({
  /** Names the question in addresses. */
  id: z.string().regex(/^[a-z-]{2,40}$/),
  group: z.enum(buyerGroups),
  label: text,
  facts: z
    .array(
      z.strictObject({
        text: text,
        by: buyerEvidence,
        source: text,
        /** Address of the source on this site. */
        to: z.string().exactOptional(),
        /** What the fact does not say. */
        note: text.exactOptional(),
        /** The fact holds for these products alone. */
        kind: z.enum(["supplement", "serum"]).exactOptional(),
      }),
    )
    .default([]),
  question: text.exactOptional(),
  /** The page of each product shows it, too. */
  onProducts: z.boolean().default(false),
});
export type BuyerRow = z.infer<typeof buyerRow>;

export const buyerCopy = z.strictObject({
  title: text,
  lead: text,
  keyTitle: text,
  key: z.strictObject({ law: text, laboratory: text, open: text }),
  /** Above the questions. */
  open: text,
  groups: z.record(z.enum(buyerGroups), text),
  /** From pages of offers to the whole list. */
  list: text,
  rows: z.array(buyerRow),
});
export type BuyerCopy = z.infer<typeof buyerCopy>;

export const laboratoryCopy = z.strictObject({
  head: pageHead,
  hero: titledText.extend({
    picture: picture,
  }),
  intro: titledText.extend({
    figures: z.array(figureCopy),
    /** Figures of machines, for the printed catalogue: on the page they stand at the drawn machines. */
    printedFigures: z.array(figureCopy),
  }),
  jobs: titledText.extend({
    cards: z.array(iconItemCopy),
  }),
  services: z.strictObject({
    title: text,
    cards: z.array(formulaCardCopy),
  }),
  resources: titledText.extend({
    show: text,
    cards: z.array(resourceCopy),
  }),
  history: z.strictObject({
    title: text,
    entries: z.array(historyCopy),
    sealsTitle: text,
    seals: z.array(sealCopy),
  }),
  buyer: buyerCopy,
  closing: closingCopy,
});
export type LaboratoryCopy = z.infer<typeof laboratoryCopy>;
