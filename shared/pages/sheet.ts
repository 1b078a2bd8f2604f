// The data of an ingredient or strain sheet. Types only.
import type { EvidenceTexts } from "#shared/content/schema/evidence.ts";
import type { SheetTexts } from "#shared/content/schema/interface/sheet.ts";
import type { WordingKind } from "#shared/content/wording-kinds.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import type { Family, FamilyKind } from "#shared/families/families.ts";
import type { DocumentsData } from "#shared/pages/documents.ts";
import type { EvidenceCounts } from "#shared/pages/evidence.ts";
import type { LabelledWords } from "#shared/pages/fact-words.ts";
import type { Localized, PictureData } from "#shared/pages/localized.ts";
import type { SheetCompatibility, SheetOrigin, SheetStatus } from "#shared/pages/sheet-status.ts";

/** A category: its id in the colour legend, and as the reader reads it. */
export interface SheetCategory {
  readonly dot: string;
  readonly label: Phrase;
}

/** A product of our ranges that contains the ingredient. */
export interface SheetProduct {
  readonly range: Phrase;
  readonly rangeId: "essentiels" | "bien-etre" | "vitalite" | "beaute";
  readonly subName: Phrase;
  /** Path of its page, or of the white-label page where no product has that name. */
  readonly path: string;
  /** The wide and the square picture: both or none. */
  readonly banner: PictureData | null;
  readonly square: PictureData | null;
}

/** A molecule's drawing, by address: the page refers to it and gives it its colour. */
export interface MoleculeView {
  readonly address: string;
  /** Part of the drawing to show: x, y, width, height, in its units (a bond is 34 long). */
  readonly view: readonly [number, number, number, number];
  /** Side on which the rest of a long molecule fades. */
  readonly fades: "left" | "right" | "both" | null;
}

export interface MoleculeDrawing extends MoleculeView {
  readonly name: Phrase;
  readonly note: Phrase | null;
}

/** The picture of an ingredient; for a complex, the symbols of its components. */
export type Portrait =
  | { readonly kind: "picture"; readonly picture: PictureData }
  | { readonly kind: "engraving"; readonly address: string; readonly alt: Phrase }
  | { readonly kind: "components"; readonly symbols: readonly string[] };

/** Another entry of the same family. */
export interface RelatedEntry {
  readonly path: string;
  readonly name: Phrase;
  readonly symbol: string;
  readonly category: SheetCategory | null;
  /** Strains: their house code and milliards a gram; the name is Latin. */
  readonly code: string | null;
  readonly cfu: number | null;
  /** What a cosmetic active does, in place of its category. */
  readonly note: Phrase | null;
  readonly drawing: MoleculeDrawing | null;
  readonly portrait: Portrait | null;
}

export interface SheetData {
  readonly texts: Localized<SheetTexts>;
  /** Kind of its family. */
  readonly kind: FamilyKind;
  readonly tone: Family["tone"];
  /** Path of the list it belongs to. */
  readonly listPath: string;
  readonly name: Phrase;
  /** Strains: house code and milliards a gram; the name is Latin and set in italics. */
  readonly code: string | null;
  readonly cfu: number | null;
  readonly symbol: string;
  readonly drawing: MoleculeDrawing | null;
  /** Null: its molecule, symbol or count of cells stands for it. */
  readonly portrait: Portrait | null;
  /** Minerals: the salt that is used, said under the drawn crystal. */
  readonly salt: string | null;
  readonly subtitle: Phrase | null;
  readonly categories: readonly SheetCategory[];
  /** Dosage forms; the id is that of the catalogue's filter. */
  readonly formes: readonly { readonly id: string; readonly label: Phrase }[];
  readonly isFinished: boolean;
  /** The sheet of the same active in another family, and what leads there. */
  readonly counterpart: { readonly path: string; readonly label: Phrase } | null;
  /** Facts of identity. */
  readonly facts: readonly LabelledWords[];
  readonly documents: DocumentsData;
  readonly evidence: { readonly texts: Localized<EvidenceTexts>; readonly counts: EvidenceCounts };
  /** Complexes and finished serums: what they contain, with the sheets of what has one. */
  readonly contains: readonly { readonly path: string | null; readonly name: Phrase }[];
  /** White-label products that hold it. */
  readonly products: readonly {
    readonly path: string;
    readonly name: Phrase;
  }[];
  /** Said where there are none. */
  readonly noProduct: Phrase;
  /** Paragraphs, HTML. */
  readonly description: readonly Phrase[];
  readonly caution: Phrase | null;
  /** Words for the label of whatever contains it, the most binding first. */
  readonly wordings: readonly { readonly kind: WordingKind; readonly text: string }[];
  /** Addresses of its places in the registers; null where they have none. */
  readonly registers: { readonly claims: string | null; readonly maxima: string | null };
  /** Address of the formula desk with it on the bench; null where it has no place there. */
  readonly compose: string | null;
  readonly status: SheetStatus;
  readonly compatibility: SheetCompatibility;
  readonly origin: SheetOrigin;
  /** The notices that belong to the claims, or to the notes of a sheet without: source of the claims, notice of a plant on hold, who the sheet is for. */
  readonly notes: readonly Phrase[];
  readonly intro: readonly Phrase[];
  readonly benefits: readonly {
    readonly title: Phrase;
    /** Paragraphs, HTML. */
    readonly text: readonly Phrase[];
    /** Conditions of use. */
    readonly notes: readonly Phrase[];
    /** An authorised health claim; what is none is a note for whoever formulates. */
    readonly isClaim: boolean;
  }[];
  readonly product: SheetProduct | null;
  readonly related: readonly RelatedEntry[];
  /** The nearest of its category, or those of its action, beside those. `all`: the whole category or all of that action. */
  readonly neighbours: {
    readonly entries: readonly RelatedEntry[];
    readonly all: { readonly label: Phrase; readonly path: string } | null;
  };
  readonly otherFamilies: readonly { readonly title: Phrase; readonly path: string }[];
}
