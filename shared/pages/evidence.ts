// How figures on a page are known, and what is still asked. Types only.
import type { Evidence } from "#shared/content/schema/evidence.ts";
import type { Phrase } from "#shared/editions/edition.ts";

/** What the laboratory has not said yet. */
export interface OpenDatum {
  /** Of the question in addresses. */
  readonly id: string;
  /** "Lécithine, à confirmer". */
  readonly label: Phrase;
  readonly question: Phrase;
}

/** What the laboratory has said, and when. */
export interface ConfirmedDatum {
  readonly id: string;
  readonly label: Phrase;
  readonly text: Phrase;
  readonly confirmed: Phrase;
}

/** How many data of a page are known in which way. */
export type EvidenceCounts = Readonly<Record<Evidence, number>>;
