// A table of facts: what, how much or who, a second figure where there is one, and what to know of it. Types only.
import type { Evidence } from "#shared/content/schema/evidence.ts";
import type { Phrase } from "#shared/editions/edition.ts";

export interface FactRow {
  readonly name: Phrase;
  /** Sheet of what the row is about. */
  readonly path: string | null;
  readonly amount: Phrase;
  /** Share of the reference value, or a second amount; null where there is none. */
  readonly share: Phrase | null;
  readonly source: Phrase;
  /** The evidence for the figure; null in tables that do not give it for each. */
  readonly by: Evidence | null;
}

export interface FactTable {
  readonly heads: {
    /** Shown on phones too, where the names of the rows do not explain the figures. */
    readonly onPhones?: boolean;
    readonly name: Phrase;
    readonly amount: Phrase;
    /** Null where no row has one. `meaning`: what an abbreviation stands for. */
    readonly share: { readonly label: Phrase; readonly meaning: Phrase | null } | null;
    readonly source: Phrase;
  };
  readonly rows: readonly FactRow[];
}
