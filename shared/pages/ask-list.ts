// A list of what may be asked of the laboratory, to tick. Types only.
import type { Evidence } from "#shared/content/schema/evidence.ts";
import type { Phrase } from "#shared/editions/edition.ts";

export interface AskRow {
  /** Names the question in addresses. */
  readonly id: string;
  readonly name: Phrase;
  /** What it contains, or the question in full. */
  readonly contents: Phrase;
  /** How the method is known by which a field of a specification is measured. */
  readonly by?: Evidence;
}

export interface AskGroup {
  readonly id: string;
  /** Null for a list that has one group. */
  readonly title: Phrase | null;
  readonly rows: readonly AskRow[];
}
