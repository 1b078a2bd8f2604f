// A fact in the words of a reader, as sheets, comparison, files and print take it. Types only.
import type { Evidence } from "#shared/content/schema/evidence.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import type { MissingReason } from "#shared/facts/fact.ts";

export interface FactWords {
  /** A FactId, or the id of a question that has been answered. */
  readonly id: string;
  /** HTML; of a list, its items with ", " between; null where the note says it all, and where it is missing. */
  readonly value: Phrase | null;
  /** The value is words, not a figure. */
  readonly isText: boolean;
  readonly note: Phrase | null;
  /** The window of pH, in whole numbers from 0 to 14. */
  readonly ph: readonly [from: number, to: number] | null;
  readonly items: readonly ItemWords[];
  readonly missing: MissingReason | null;
  readonly by: Evidence | null;
}

export interface LabelledWords extends FactWords {
  readonly label: Phrase;
}

export interface ItemWords {
  readonly id: string;
  readonly name: Phrase;
  readonly path: string | null;
  /** The answer to a yes-or-no question; null for anything else. */
  readonly holds: boolean | null;
}
