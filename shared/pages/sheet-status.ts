// Dose and status, compatibility and origin of an ingredient, as its sheet shows them. Types only.

import type { Evidence } from "#shared/content/schema/evidence.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import type { FactId } from "#shared/facts/fact-order.ts";
import type { ConfirmedDatum, OpenDatum } from "#shared/pages/evidence.ts";
import type { FactRow, FactTable } from "#shared/pages/fact-table.ts";
import type { LabelledWords } from "#shared/pages/fact-words.ts";

/** A place on the scale, from 0 to 1, with what stands there. */
export interface ScaleMark {
  readonly at: number;
  readonly amount: Phrase;
  readonly label: Phrase;
}

/** A line of beads on which amounts are compared. */
export interface DoseScale {
  /** The usual amount: one place, or from one to another. */
  readonly usual: { readonly from: number; readonly to: number; readonly mark: ScaleMark } | null;
  readonly limits: readonly ScaleMark[];
  /** The range of full beads; above `end` they are points, elsewhere rings. */
  readonly full: readonly [from: number, to: number];
  readonly end: number;
  /** Why the usual amount stands beyond the French maximum, where it does. */
  readonly note: Phrase | null;
  /** All marks in words. */
  readonly alt: Phrase;
  /** The key of the kinds of beads that the scale has. */
  readonly key: readonly {
    readonly bead: "core" | "full" | "ring" | "point";
    readonly label: Phrase;
  }[];
}

export interface StatusRow extends FactRow {
  readonly id: FactId;
}

export interface SheetStatus extends FactTable {
  readonly rows: readonly StatusRow[];
  readonly title: Phrase;
  readonly lead: Phrase;
  readonly scale: DoseScale | null;
  readonly notes: readonly Phrase[];
}

export interface SheetCompatibility {
  readonly title: Phrase;
  readonly caveat: Phrase;
  /** The evidence for all cells that have no mark of their own. */
  readonly by: Evidence;
  /** Unknown ones are left out. `by`: where the mark of the card does not hold. */
  readonly cells: readonly LabelledWords[];
  readonly open: readonly OpenDatum[];
}

export interface SheetOrigin {
  readonly title: Phrase;
  readonly facts: readonly {
    readonly id: string;
    readonly text: Phrase;
    /** The fact holds and is shown with a tick. */
    readonly holds: boolean;
    readonly by: Evidence;
  }[];
  readonly confirmed: readonly ConfirmedDatum[];
  readonly open: readonly OpenDatum[];
}
