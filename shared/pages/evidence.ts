// The evidence for figures on a page, and the questions that are still open. Types only.
import type { Evidence } from "#shared/content/schema/evidence.ts";
import type { Phrase } from "#shared/editions/edition.ts";

/** A datum that the laboratory has not given yet. */
export interface OpenDatum {
  /** Names the question in addresses. */
  readonly id: string;
  /** "Lécithine, à confirmer". */
  readonly label: Phrase;
  readonly question: Phrase;
}

/** A datum that the laboratory has given, with the date. */
export interface ConfirmedDatum {
  readonly id: string;
  readonly label: Phrase;
  readonly text: Phrase;
  readonly confirmed: Phrase;
}

/** The number of a page's data that each kind of evidence supports. */
export type EvidenceCounts = Readonly<Record<Evidence, number>>;
