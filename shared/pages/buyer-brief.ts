// What a buyer asks first, as it stands where something is offered. Types only.
import type { BuyerEvidence } from "#shared/content/schema/pages/laboratory.ts";
import type { Phrase } from "#shared/editions/edition.ts";

export interface BuyerBriefData {
  readonly title: Phrase;
  readonly lead: Phrase;
  /** What is established, with what says so. */
  readonly established: readonly {
    readonly id: string;
    readonly label: Phrase;
    readonly facts: readonly {
      readonly text: Phrase;
      readonly by: BuyerEvidence;
      readonly source: Phrase;
    }[];
  }[];
  /** Above the questions. */
  readonly open: Phrase;
  readonly questions: readonly {
    readonly id: string;
    readonly label: Phrase;
    readonly question: Phrase;
  }[];
  /** Asks all of them. */
  readonly all: Phrase;
  /** To the whole list. */
  readonly list: Phrase;
}
