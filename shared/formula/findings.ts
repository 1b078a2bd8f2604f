// The engine's findings on a formula, as codes with their subjects: answers are decided from these, and sentences are made of them
// (sentences/). docs/desk-json.md explains each code.
import type { Unit } from "#shared/facts/units.ts";
import type { Limit } from "./desk-facts.ts";

export interface JudgedLimit extends Limit {
  readonly isExceeded: boolean;
}

/** Why the dose of a total has to be confirmed, the gravest first. */
export const doubtCodes = [
  /** So many times what is usual that the unit may be another. */
  "unit-doubtful",
  "not-allowed",
  /** A cosmetic as strong as a medicine with the same active. */
  "medicine-strength",
  "status-open",
  /** The annex names kinds of products, and the care is none of them. */
  "kind-unnamed",
  /** Over a limit of a State that the market contains, or from the dose of a medicine there. */
  "over-national",
  /** Over one of two figures of the market, and under the other. */
  "between-limits",
  /** Over the level that stands beside the market's own maximum. */
  "over-level",
  /** A medicine in another State from this dose on, and no figure of the market's own. */
  "medicine-elsewhere",
  /** The dose is over the advised or usual amount, and no claim needs a dose. */
  "over-advice",
  /** Nobody names a limit, and the dose is more than is usual. */
  "over-known",
  /** The share of an active that counts is not known. */
  "share-unknown",
  "over-usual",
] as const;
export type DoubtCode = (typeof doubtCodes)[number];

export type SellCode =
  | DoubtCode
  | "no-active"
  /** Over a limit that binds. */
  | "over-limit"
  /** An annex allows the active in other places only. */
  | "not-here"
  /** The limit is that of the French order of 2006, which is in revision: other maxima are accepted in practice. */
  | "order-in-revision"
  /** The formula is one of ours as it is. */
  | "own-formula"
  /** Doses that somebody has to confirm, for the doubts that are found with it. */
  | "unconfirmed"
  | "dose-missing"
  /** The annex names kinds of products, and a serum is read as one of them. */
  | "kind-read"
  /** An agency of the market advises less, though the dose may be sold. */
  | "advised-less"
  | "not-qps"
  | "qps"
  /** On the list with a qualification, which is words of the label. */
  | "qps-qualified"
  | "culture-medium"
  /** Nothing but strains, for which no text sets a maximum. */
  | "strains-alone"
  | "within-limits";

export type SayCode =
  | "no-active"
  /** Of a dose whose unit may be another nothing is claimed until somebody has looked. */
  | "unit-doubtful"
  /** For a serum: aspects of its actives, each to be proven. */
  | "aspects"
  | "nothing-earned"
  | "earned"
  | "earned-above"
  /** A higher dose within the limits earns more. */
  | "next"
  /** Earned, but on people whom words of the label keep from the product. */
  | "withheld"
  /** A claim of one exact amount, which the dose is over. */
  | "inexact"
  | "strain"
  /** Live strains where their name of a category and one sentence are tolerated, with its conditions. */
  | "strain-tolerated"
  | "claim-on-hold"
  | "no-claim";

/** A wish that the facts of an active break. */
export type BrokenWishCode = "not-vegan" | "allergen" | "preservative";

/** Nothing breaks the wish, and not everything that it asks is known: carrier, excipients, shell and base are the laboratory's. */
export type OpenWishCode =
  | "vegan-unconfirmed"
  | "allergens-unconfirmed"
  | "preservatives-unconfirmed";

export type FitCode =
  | "no-active"
  | "no-dose"
  | "unit-doubtful"
  /** More units a day than any of ours ask for, in the largest size too. */
  | "many-units"
  /** Two actives, or an active and the container, do not go together. */
  | "excluded"
  | "capacity-unknown"
  | BrokenWishCode
  | OpenWishCode
  /** The formula is one of ours as it is. */
  | "own-formula"
  | "fits"
  /** More than the whole of a bottle. */
  | "over-whole"
  | "ph-unknown"
  | "ph-apart"
  | "ph-common";

export type FindingCode = SellCode | SayCode | FitCode;

export interface Finding<Code extends FindingCode = FindingCode> {
  readonly code: Code;
  /** Actives that it is about, in the order of the formula. */
  readonly slugs: readonly string[];
  /** Id of the total that it is about (verdict.ts); null where it is about actives or the whole. */
  readonly total: string | null;
  /** The amounts of the code: a dose, an excess, a lack. */
  readonly amounts: readonly { readonly amount: number; readonly unit: Unit }[];
  readonly limit: JudgedLimit | null;
}

/** Four forms, so that colour is never alone: lit for yes, empty for nothing, barred for no, dotted for an open question. */
export type Sign = "lit" | "empty" | "barred" | "dotted";

/** One of the three answers. */
export interface Answer<Code extends FindingCode> {
  readonly sign: Sign;
  /** The finding that decided the answer. */
  readonly code: Code;
  readonly findings: readonly Finding<Code>[];
}

/** May it be sold, what may be said of it, does it fit. */
export interface Answers {
  readonly sell: Answer<SellCode>;
  readonly say: Answer<SayCode>;
  readonly fit: Answer<FitCode>;
}

export const finding = <Code extends FindingCode>(
  code: Code,
  more: Partial<Omit<Finding, "code">> = {},
): Finding<Code> => ({ code, slugs: [], total: null, amounts: [], limit: null, ...more });
