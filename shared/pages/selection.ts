// What the page of a selection shows. Types only.
import type { PackRange } from "#shared/content/schema/entries.ts";
import type { SelectionCopy } from "#shared/content/schema/pages/selection.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import type { Family } from "#shared/families/families.ts";
import type { PictureData, Prepared } from "#shared/pages/prepared.ts";
import type { MoleculeDrawing, Portrait, SheetCategory } from "#shared/pages/sheet.ts";
import type { DoseScale } from "#shared/pages/sheet-status.ts";

/** A fact in short: a value in large letters, and a sentence. */
export interface ShortFact {
  readonly value: Phrase | null;
  readonly text: Phrase | null;
}

/** A column of the comparison. */
export interface SelectionItem {
  readonly id: string;
  readonly path: string;
  readonly name: Phrase;
  /** Of a strain, whose name is Latin. */
  readonly code: string | null;
  readonly kind: Phrase;
  readonly category: SheetCategory | null;
  /** A product's range. */
  readonly range: { readonly id: PackRange; readonly name: Phrase } | null;
  /** What it looks like: the plate of its sheet, or a product's picture. */
  readonly plate: {
    readonly tone: Family["tone"];
    readonly symbol: string;
    readonly drawing: MoleculeDrawing | null;
    readonly portrait: Portrait | null;
    readonly cfu: number | null;
  } | null;
  readonly picture: PictureData | null;
  /** The id is that of a dosage form of the catalogue or of a compatibility card. */
  readonly forms: readonly { readonly id: string; readonly label: Phrase }[];
  readonly claims: ShortFact;
  readonly dose: ShortFact & { readonly scale: DoseScale | null };
  readonly compatibility: readonly { readonly label: Phrase; readonly value: Phrase }[];
  /** `holds`: with a tick. */
  readonly origin: readonly { readonly text: Phrase; readonly holds: boolean }[];
}

export interface SelectionData {
  readonly texts: Prepared<SelectionCopy>;
  /** In the order of the address. */
  readonly items: readonly SelectionItem[];
  /** Ids that the address names and that no longer exist. */
  readonly missing: readonly string[];
  /** The catalogues, for an empty selection. */
  readonly catalogues: readonly { readonly path: string; readonly name: Phrase }[];
}
