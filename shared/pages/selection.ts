// What the page of a selection shows.
import type { PackRange } from "#shared/content/schema/entries.ts";
import type { SelectionCopy } from "#shared/content/schema/pages/selection.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import type { Family } from "#shared/families/families.ts";
import type { Instrument } from "#shared/formula/formula.ts";
import type { Localized, PictureData } from "#shared/pages/localized.ts";
import type { MoleculeDrawing, Portrait, SheetCategory } from "#shared/pages/sheet.ts";

/** A fact in short: a value in large letters, and a sentence. `ph`: the window, in whole numbers from 0 to 14. */
export interface ShortFact {
  readonly value: Phrase | null;
  readonly text: Phrase | null;
  readonly ph?: readonly [from: number, to: number] | null;
}

/** What stands where there is no fact: nothing known, or nothing that could be. */
export type Lack = "unknown" | "inapplicable";

/** The rows of the comparison between forms and origin, in their order: one property each. */
export const factRows = [
  "claims",
  "dose",
  "ph",
  "temperature",
  "light",
  "oxygen",
  "metals",
  "exclusions",
] as const;

export type FactRow = (typeof factRows)[number];

/** A column of the comparison. */
export interface SelectionItem {
  readonly id: string;
  readonly path: string;
  readonly name: Phrase;
  /** Of a strain, whose name is Latin. */
  readonly code: string | null;
  /** "liposome", after the name; null of a strain, which has its code. */
  readonly family: Phrase | null;
  /** Name with family or code, in plain text. */
  readonly fullName: string;
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
  readonly facts: Readonly<Record<FactRow, ShortFact | Lack>>;
  /** `holds`: with a tick. */
  readonly origin: readonly { readonly text: Phrase; readonly holds: boolean }[];
  /** Of a mineral: the share of its element in the salt, and which salt it is. */
  readonly element: ShortFact | Lack;
  readonly cas: Phrase | Lack;
  /** What it puts on a bench of the formula desk, as an address has it; null where it has no place there. */
  readonly compose: {
    readonly instrument: Instrument;
    readonly actives: readonly { readonly slug: string; readonly dose: string }[];
  } | null;
}

export interface SelectionData {
  readonly texts: Localized<SelectionCopy>;
  /** In the order of the address. */
  readonly items: readonly SelectionItem[];
  /** Ids that the address names and that no longer exist. */
  readonly missing: readonly string[];
  /** All that can be added, where the address asks to add: only without script does it. */
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  /** The catalogues, for an empty selection. */
  readonly catalogues: readonly { readonly path: string; readonly name: Phrase }[];
}
