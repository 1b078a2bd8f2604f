// The data of the page of a selection.
import type { PackRange } from "#shared/content/schema/entries.ts";
import type { SelectionCopy } from "#shared/content/schema/pages/selection.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import type { Family } from "#shared/families/families.ts";
import type { Instrument } from "#shared/formula/formula.ts";
import type { FactWords } from "#shared/pages/fact-words.ts";
import type { Localized, PictureData } from "#shared/pages/localized.ts";
import type { MoleculeDrawing, Portrait, SheetCategory } from "#shared/pages/sheet.ts";

/** A column of the comparison. */
export interface SelectionItem {
  readonly id: string;
  readonly path: string;
  readonly name: Phrase;
  /** Code of a strain, whose name is Latin. */
  readonly code: string | null;
  /** "liposome", after the name; null of a strain, which has its code. */
  readonly family: Phrase | null;
  /** Name with family or code, in plain text. */
  readonly fullName: string;
  readonly category: SheetCategory | null;
  /** A product's range. */
  readonly range: { readonly id: PackRange; readonly name: Phrase } | null;
  /** Its picture: the plate of its sheet, or a product's picture. */
  readonly plate: {
    readonly tone: Family["tone"];
    readonly symbol: string;
    readonly drawing: MoleculeDrawing | null;
    readonly portrait: Portrait | null;
    readonly cfu: number | null;
  } | null;
  readonly picture: PictureData | null;
  /** Facts in the order of the rows. */
  readonly facts: readonly FactWords[];
  /** The actives that it adds to a bench of the formula desk, as an address writes them; null where the desk cannot take it. */
  readonly compose: {
    readonly instrument: Instrument;
    readonly actives: readonly { readonly slug: string; readonly dose: string }[];
  } | null;
}

/** The labels of the rows of facts: the facts of every column stand in this order. */
export type SelectionRows = readonly { readonly id: string; readonly label: Phrase }[];

export interface SelectionData {
  readonly texts: Localized<SelectionCopy>;
  readonly rows: SelectionRows;
  /** Entries in the order of the address. */
  readonly items: readonly SelectionItem[];
  /** Ids that the address names and that no longer exist. */
  readonly missing: readonly string[];
  /** All that can be added, where the address asks to add: only without script does it. */
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  /** The catalogues, for an empty selection. */
  readonly catalogues: readonly { readonly path: string; readonly name: Phrase }[];
}
