// What a quotation takes besides the formula: how many packs, what each holds and is, by when, for which country. All of it may stay
// open; order-choices.ts says what goes with a formula.
import type { Batch, Destination, Packaging, PackContent } from "./order-values.ts";

export interface Order {
  readonly batch: Batch | null;
  readonly content: PackContent | null;
  readonly packaging: Packaging | null;
  /** The day wished for, "2027-03-15". */
  readonly date: string | null;
  readonly destination: Destination | null;
}

export const openOrder: Order = {
  batch: null,
  content: null,
  packaging: null,
  date: null,
  destination: null,
};

/** In the order of the address and of the page. */
export const orderParts = [
  "batch",
  "content",
  "packaging",
  "date",
  "destination",
] as const satisfies readonly (keyof Order)[];

/** The fields of the address. */
export const orderFields = {
  batch: "serie",
  content: "contenu",
  packaging: "conditionnement",
  date: "date",
  destination: "pays",
} as const satisfies Readonly<Record<keyof Order, string>>;
