// The data of the page of a white-label product. Types only.
import type { PackRange } from "#shared/content/schema/entries.ts";
import type {
  CustomisingCopy,
  ProductChoices,
  ProductTexts,
} from "#shared/content/schema/pages/product.ts";
import type { Language, Phrase } from "#shared/editions/edition.ts";
import type { BuyerBriefData } from "#shared/pages/buyer-brief.ts";
import type { DocumentsData } from "#shared/pages/documents.ts";
import type { Localized, PictureData } from "#shared/pages/localized.ts";
import type { BrowserProduct, NamingTexts, PackData } from "#shared/pages/product-browser.ts";
import type { Way } from "#shared/pages/way.ts";

/** A row of the table of actives. */
export interface ProductRow {
  readonly name: Phrase;
  /** Strains: the code; the name is then Latin. */
  readonly code: string | null;
  readonly dose: Phrase;
  /** Share of the nutrient reference value: "250%". */
  readonly reference: string | null;
  readonly path: string | null;
}

/** A claim as the label may print it, and what must be told with it. */
export interface ProductClaim {
  readonly text: Phrase;
  readonly condition: Phrase;
}

export interface ProductData {
  readonly texts: Localized<ProductTexts>;
  readonly name: Phrase;
  readonly range: PackRange;
  readonly category: { readonly name: Phrase; readonly path: string };
  readonly picture: PictureData;
  /** Null where there is no blank one. */
  readonly pack: PackData | null;
  readonly naming: NamingTexts;
  readonly summary: Phrase;
  /** "60 capsules", or a serum's actives. */
  readonly content: Phrase;
  /** The time that a pack lasts: "30 days"; null for serums. */
  readonly duration: Phrase | null;
  /** Short facts: label and value. */
  readonly facts: readonly {
    readonly label: Phrase;
    readonly value: Phrase;
    readonly path: string | null;
  }[];
  /** HTML. */
  readonly text: Phrase;
  /** Head of the column of doses: a portion's or a serum's. */
  readonly doseTitle: Phrase;
  readonly actives: readonly ProductRow[];
  /** Address of the formula desk with the formula on the bench. */
  readonly compose: string;
  /** Notes on doses above the French maxima of 2006. */
  readonly doseNotes: readonly Phrase[];
  readonly claims: readonly ProductClaim[];
  /** All that the doses allow; null where that is none. */
  readonly claimList: {
    readonly title: Phrase;
    readonly lead: Phrase;
    readonly groups: readonly { readonly name: Phrase; readonly claims: readonly Phrase[] }[];
  } | null;
  readonly labelDraft: {
    readonly title: Phrase;
    readonly lead: Phrase;
    readonly copy: Phrase;
    readonly copied: Phrase;
    /** Each in its own language. */
    readonly drafts: readonly {
      readonly language: Language;
      readonly name: string;
      readonly lines: readonly string[];
    }[];
  };
  /** The notices that belong to the claims. */
  readonly claimNotes: readonly Phrase[];
  /** As its label says it, to whoever takes it. */
  readonly warning: Phrase | null;
  /** Advice for the brand. */
  readonly caution: Phrase;
  readonly documents: DocumentsData;
  readonly mentions: readonly Phrase[];
  readonly buyer: BuyerBriefData;
  readonly customising: Localized<CustomisingCopy>;
  readonly choices: Localized<ProductChoices>;
  readonly relatedTitle: Phrase;
  readonly related: readonly BrowserProduct[];
  /** Products beside those that it goes with, and the actives that make them do. */
  readonly companions: readonly Way[];
}
