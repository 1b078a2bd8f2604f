// A formula that a visitor composes on the desk. Types and bounds only.
import type { capsuleSizes } from "#shared/content/capsules.ts";
import { homeMarket, type Market } from "#shared/content/markets.ts";
import type { Unit } from "#shared/facts/units.ts";
import { type Order, openOrder } from "./order.ts";
import type { AmountProblem } from "./read-amount.ts";

/** Two instruments: doses of a day in a food supplement, per cents of a cosmetic serum. */
export const instruments = ["complement", "serum"] as const;
export type Instrument = (typeof instruments)[number];

/** Most actives of a formula. */
export const mostActives = 20;

export interface DosedActive {
  /** Slug of its entry; a strain has its code ("sph-131"), a nutrient without an entry its own (desk-facts.ts). */
  readonly slug: string;
  /** Amount in smallest units; null while none is known. */
  readonly amount: number | null;
  /** The unit in which it was written. */
  readonly unit: Unit;
  /** The text of a field that cannot be read, and the reason; its amount is null. */
  readonly unread: { readonly text: string; readonly problem: AmountProblem } | null;
  /** It was typed in international units. */
  readonly isInternational?: boolean;
  /** Somebody was asked whether another unit was meant, and said no. */
  readonly isMeant?: boolean;
}

export const containers = [
  "gelule-00",
  "gelule-0",
  "gelule-1",
  "stick",
  "poudre",
  "liquide",
] as const;
export type Container = (typeof containers)[number];

/** Sizes of the capsules among them (shared/content/capsules.ts). */
export const capsuleSizeOf: Readonly<Partial<Record<Container, keyof typeof capsuleSizes>>> = {
  "gelule-00": "00",
  "gelule-0": "0",
  "gelule-1": "1",
};

export const cares = ["visage", "corps", "rince"] as const;
/** The place of a serum: the face or the body, to stay on; or rinsed off. */
export type Care = (typeof cares)[number];

/** What the product is to be besides: each active is judged by its facts, and what no fact says is asked of the laboratory. */
export const wishes = ["vegan", "sans-allergene", "sans-conservateur"] as const;
export type Wish = (typeof wishes)[number];

export interface Formula extends Order {
  readonly instrument: Instrument;
  /** Actives in the order in which they were added. */
  readonly actives: readonly DosedActive[];
  readonly container: Container;
  readonly market: Market;
  readonly care: Care;
  /** In the order above. */
  readonly wishes: readonly Wish[];
  /** Id of the subject whose claims are shown first (shared/content/claim-subjects.ts); null for the first that is earned. */
  readonly subject: string | null;
  /** The query of the other instrument's formula, put aside when the instrument was changed; null without one. */
  readonly aside: string | null;
}

export const emptyFormula = (instrument: Instrument): Formula => ({
  instrument,
  actives: [],
  container: "gelule-0",
  market: homeMarket,
  care: "visage",
  ...openOrder,
  wishes: [],
  subject: null,
  aside: null,
});

/** A part of an address that was not understood. `name` is that of the field, cut. */
export type AddressProblem =
  | { readonly kind: "unknown"; readonly name: string; readonly text: string }
  /** A complex stands on the desk by its nutrients. */
  | { readonly kind: "complex"; readonly name: string; readonly parts: readonly string[] }
  | { readonly kind: "twice"; readonly name: string; readonly kept: string; readonly text: string }
  | { readonly kind: "too many"; readonly count: number; readonly left: number }
  | { readonly kind: "setting"; readonly name: string; readonly text: string }
  | { readonly kind: "newer"; readonly text: string }
  | {
      readonly kind: "amount";
      readonly name: string;
      readonly text: string;
      readonly problem: AmountProblem;
    };
