// What an order may have in each of its parts. Lists alone: pages that only write addresses do without them.
import { memberStates } from "#shared/content/member-states.ts";

/** Packs of a first order, as the form offers them. */
export const batches = [500, 1000, 5000, 10_000, 50_000] as const;
export type Batch = (typeof batches)[number];

/**
 * Contents of a pack, as the address has them: capsules or sticks, as our own products have them; days ("j"); millilitres of a
 * serum, within what the liquid filler of the laboratory's page takes.
 */
export const packContents = {
  units: ["15", "30", "60", "90", "105"],
  days: ["15j", "30j", "60j", "90j"],
  ml: ["10ml", "30ml", "50ml", "100ml", "150ml"],
} as const;
export type ContentUnit = keyof typeof packContents;
export type PackContent = (typeof packContents)[ContentUnit][number];

export type Packaging = "pilulier" | "blister" | "sachet" | "etui" | "flacon";

/** Where it is to be sold; "autre": outside of the Union. */
export const destinations = [...memberStates, "autre"] as const;
export type Destination = (typeof destinations)[number];
