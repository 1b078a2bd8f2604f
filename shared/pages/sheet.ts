// What an ingredient or strain sheet shows. Types only.
import type { SheetTexts } from "#shared/content/interface/sheet.ts";
import type { CategoryCardCopy } from "#shared/content/blocks.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import type { PictureData, Prepared } from "#shared/pages/prepared.ts";

export interface SheetData {
  readonly texts: Prepared<SheetTexts>;
  readonly family: "liposome" | "niosome" | "probiotique";
  /** Path of the list it belongs to. */
  readonly listPath: string;
  readonly name: Phrase;
  /** Strains: their name is Latin and set in italics. */
  readonly latin: boolean;
  readonly code: string | null;
  readonly formerName: string | null;
  readonly symbol: string;
  readonly subtitle: Phrase | null;
  /** Labels of the colour legend. */
  readonly categories: readonly string[];
  readonly formes: readonly string[];
  readonly isFinished: boolean;
  readonly twinPath: string | null;
  /** Short facts: label and value. */
  readonly facts: readonly { readonly label: Phrase; readonly value: Phrase }[];
  readonly description: Phrase;
  readonly caution: Phrase | null;
  /** Health claims exist: the block is titled 'Allégations santé'. */
  readonly hasClaims: boolean;
  readonly isOnHold: boolean;
  readonly intro: readonly Phrase[];
  readonly benefits: readonly {
    readonly title: Phrase;
    /** Paragraphs, HTML. */
    readonly text: readonly Phrase[];
    /** Conditions of use, printed smaller. */
    readonly notes: readonly Phrase[];
  }[];
  readonly product: {
    readonly range: string;
    readonly subName: string;
    readonly picture: PictureData | null;
    readonly symbol: string;
  } | null;
  readonly related: readonly {
    readonly path: string;
    readonly name: Phrase;
    readonly latin: boolean;
    readonly symbol: string;
    readonly category: string | null;
  }[];
  /** The two other families. */
  readonly otherFamilies: readonly Prepared<CategoryCardCopy>[];
}
