// An enquiry as all rooms know it, and a day's counts of enquiries. It imports no room: neither storage, nor mail, nor HTTP.
import type { Language } from "#shared/editions/edition.ts";
import type { Enquiry } from "#shared/enquiry/rules.ts";
import type { Source } from "#shared/enquiry/source.ts";

/**
 * trap: the field that nobody sees was filled in. flood: the same message came from many addresses. haste: sent faster than anybody
 * types. unscripted: no script measured how long it took, which alone says nothing. links, markup, address: see receive/spam.ts.
 */
export const suspicions = [
  "trap",
  "flood",
  "haste",
  "unscripted",
  "links",
  "markup",
  "address",
] as const;

export type Suspicion = (typeof suspicions)[number];

/**
 * True for an enquiry that is mailed only once an operator releases it; other suspicions are mailed and marked. Programs that fill in
 * forms for people fill in every field: one that nobody sees is a reason only beside another.
 */
export function isHeld(found: readonly Suspicion[]): boolean {
  return found.includes("flood") || (found.includes("trap") && found.length > 1);
}

export interface StoredEnquiry {
  readonly reference: string;
  readonly enquiry: Enquiry;
  /** The visitor's selection as shared/selection/chosen.ts writes it; "" without one. */
  readonly selection: string;
  /** A formula of the desk (shared/enquiry/carried-formula.ts); "" without one. */
  readonly formula: string;
  /** Where the visit came from, as far as the visitor's browser told. */
  readonly source: Source;
  /** Language of the page it was written on. */
  readonly language: Language;
  /** First language that the browser asks for, "de-CH"; "" where it names none. */
  readonly browserLanguage: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
  /** Reasons for a reader to look twice. */
  readonly suspicions: readonly Suspicion[];
}

/** Counts of enquiries between two times. */
export interface DigestCounts {
  readonly received: number;
  readonly delivered: number;
  /** Waiting now, whenever they were received. */
  readonly waiting: number;
  /** Held now, whenever they were received. */
  readonly held: number;
}
