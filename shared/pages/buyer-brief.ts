// The first questions of buyers, as the laboratory and products show them. Types only.
import type { BuyerEvidence } from "#shared/content/schema/pages/laboratory.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import type { AskGroup } from "./ask-list.ts";

export interface BuyerBriefData {
  readonly title: Phrase;
  readonly lead: Phrase;
  /** The facts that are established, with their sources. */
  readonly established: readonly {
    readonly id: string;
    readonly label: Phrase;
    readonly facts: readonly {
      readonly text: Phrase;
      readonly by: BuyerEvidence;
      readonly source: Phrase;
      /** Address of the source on this site. */
      readonly to?: string;
      readonly note?: Phrase;
    }[];
  }[];
  /** Above the questions. */
  readonly open: Phrase;
  readonly questions: readonly AskGroup[];
  /** To the whole list; null on its own page. */
  readonly list: Phrase | null;
}
