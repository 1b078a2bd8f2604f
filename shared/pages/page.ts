// A page before it is rendered: plain JSON, made by the server, read by React on both sides. Types only.

import type { CategoryCardCopy } from "#shared/content/schema/blocks.ts";
import type { AskingTexts } from "#shared/content/schema/interface/asking.ts";
import type { CatalogueTexts } from "#shared/content/schema/interface/catalogue.ts";
import type { ContactTexts } from "#shared/content/schema/interface/contact.ts";
import type { DutiesCopy } from "#shared/content/schema/interface/duties.ts";
import type { Frame } from "#shared/content/schema/interface/frame.ts";
import type { NoticeTexts } from "#shared/content/schema/interface/notices.ts";
import type { ContactCopy } from "#shared/content/schema/pages/contact.ts";
import type { CustomMadeCopy } from "#shared/content/schema/pages/custom-made.ts";
import type { HomeCopy } from "#shared/content/schema/pages/home.ts";
import type { LiposomesCopy } from "#shared/content/schema/pages/liposomes.ts";
import type { NiosomesCopy } from "#shared/content/schema/pages/niosomes.ts";
import type { ProbioticsCopy } from "#shared/content/schema/pages/probiotics.ts";
import type { SelectionControls } from "#shared/content/schema/pages/selection.ts";
import type { WhiteLabelCopy } from "#shared/content/schema/pages/white-label.ts";
import type { Edition, Language, Phrase } from "#shared/editions/edition.ts";
import type { CarriedFormula } from "#shared/enquiry/carried-formula.ts";
import type { ContactState } from "#shared/enquiry/contact-state.ts";
import type { Family } from "#shared/families/families.ts";
import type { PlacedMachine } from "#shared/generated/drawings.ts";
import type { pageCopies } from "#shared/generated/pages/copies.ts";
import type { CatalogueData, CatalogueRow } from "#shared/pages/catalogue.ts";
import type { ClaimsData } from "#shared/pages/claims.ts";
import type { DeskData, DeskStartData } from "#shared/pages/desk.ts";
import type { DoseBenchData, SerumData } from "#shared/pages/dose-bench.ts";
import type { LegalData } from "#shared/pages/legal.ts";
import type { LegalPageId } from "#shared/pages/legal-pages.ts";
import type { Localized, PictureData } from "#shared/pages/localized.ts";
import type { MaximaData } from "#shared/pages/maxima.ts";
import type { PageId } from "#shared/pages/page-table.ts";
import type { ParticularGroup } from "#shared/pages/particulars.ts";
import type { ProductData } from "#shared/pages/product.ts";
import type {
  NamingTexts,
  PackData,
  PackGroupData,
  ProductBrowserData,
} from "#shared/pages/product-browser.ts";
import type { SearchData } from "#shared/pages/search.ts";
import type { SelectionData } from "#shared/pages/selection.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import type { Trail, Way } from "#shared/pages/way.ts";
import type { NamedChosen } from "#shared/selection/chosen.ts";

/** Texts of a catalogue, and the name of each category by its id. */
export type TableTexts = Localized<CatalogueTexts> & {
  readonly categories: Readonly<Record<string, Phrase>>;
};

/** The cards of families come from the registry, not from a page's copy. */
type WithFamilies<Copy extends { families: object }> = Omit<
  Localized<Copy>,
  "family" | "families"
> & {
  readonly families: Localized<Copy["families"]> & {
    readonly cards: readonly Localized<CategoryCardCopy>[];
  };
};

/** What stands above a wall: its number of plates, and what to do with them. */
export type WallTexts = TableTexts["walls"]["strains"];

interface ListData {
  readonly catalogue: CatalogueData;
  readonly texts: TableTexts;
}

/** The data of the page of a family, by the kind of the family. */
export interface FamilyPageData {
  liposome: WithFamilies<LiposomesCopy> & ListData;
  niosome: WithFamilies<NiosomesCopy> & ListData & { readonly finished: readonly CatalogueRow[] };
  strain: WithFamilies<ProbioticsCopy> &
    ListData & { readonly postbiotics: readonly CatalogueRow[] };
}

type LegalPages = { [Each in LegalPageId]: LegalData };

/** A page that shows its documents as they are. */
export type CopyPageId = keyof typeof pageCopies;

export type CopyPages = {
  [Each in CopyPageId]: Localized<(typeof pageCopies)[Each]> &
    (Each extends "laboratory" ? WorkshopData : unknown);
};

/** Machines of one kind, with the drawing of each one that there is. */
export interface MachineGroup {
  readonly name: Phrase;
  readonly capacity: Phrase | null;
  readonly drawings: readonly PlacedMachine[];
}

interface WorkshopData {
  /** In the order of the work. */
  readonly workshop: readonly MachineGroup[];
}

type FamilyPages = { [Each in Family as Each["page"]]: FamilyPageData[Each["kind"]] };
type FamilySheets = { [Each in Family as Each["sheet"]]: SheetData };

/** Entries of a list from its first to its last, as one band of its wall. */
export type PlateBandData = Localized<HomeCopy["plates"]> & {
  readonly title: string;
  readonly rows: readonly CatalogueRow[];
};

/** The data that the component of each page gets. */
export interface PageData extends FamilyPages, FamilySheets, LegalPages, CopyPages {
  home: Omit<WithFamilies<HomeCopy>, "desk" | "plates" | "shelf"> & {
    /** Null where the page was asked for. */
    readonly onward: Localized<NoticeTexts["onward"]> | null;
    readonly plates: PlateBandData;
    readonly desk: DoseBenchData & Pick<Localized<HomeCopy["desk"]>, "numbers">;
    readonly naming: NamingTexts;
    /** Packs that show it. */
    readonly shelf: readonly PackData[];
  };
  desk: DeskStartData;
  deskSupplement: DeskData;
  deskSerum: DeskData;
  customMade: Omit<WithFamilies<CustomMadeCopy>, "bench" | "serum" | "starts"> & {
    readonly bench: DoseBenchData;
    readonly serum: SerumData;
  };
  whiteLabel: Omit<Localized<WhiteLabelCopy>, "families"> & {
    readonly families: { readonly title: Phrase; readonly ways: readonly Way[] };
    readonly duties: Localized<DutiesCopy>;
    readonly naming: NamingTexts;
    /** The packs of its head, in each of their pictures. */
    readonly group: readonly PackGroupData[];
    readonly browser: ProductBrowserData;
    /** The printed catalogue, open. */
    readonly spread: PictureData;
  };
  product: ProductData;
  claims: ClaimsData;
  maxima: MaximaData;
  /**
   * `ownAddress`: the page's, with what the visitor asks for and where they came from. `chosen`: the selection that the
   * address carries.
   */
  contact: Localized<ContactCopy> & {
    readonly ownAddress: string;
    /** Questions that the address asks; "" without one. */
    readonly message: string;
    readonly chosen: readonly NamedChosen[];
    /** The formula that the address carries. */
    readonly formula: CarriedFormula | null;
  };
  search: SearchData;
  selection: SelectionData;
}

/** A page before anything is said of it. */
export interface PlacedPage<Id extends PageId, Data = PageData[Id]> {
  readonly id: Id;
  /** Path in the original edition, without query. */
  readonly path: string;
  readonly lang: Language;
  /** Without the name of the site, which ends that of the document: both together at most 60 characters. */
  readonly title: string;
  readonly data: Data;
}

/** One page, ready to render. */
export interface PageOf<Id extends PageId> extends PlacedPage<Id> {
  /** Breadcrumbs from the home page to this one. */
  readonly trail: Trail;
  /** Title of the document for a view of the page's list (shared/pages/view-title.ts); null for a page without one. */
  readonly viewTitle: {
    /** {view}. */
    readonly whole: string;
    /** {search}. */
    readonly search: string;
    /** {page}. */
    readonly page: string;
  } | null;
  /** Description for search engines, at most 155 characters. */
  readonly description: string;
  /** Ground under the header: it is transparent over a plain or dark ground, and a bar above a picture. */
  readonly header: "onDark" | "onGround" | "bar";
  /** The subject that the contact form is prefilled with: a product's name, or the id of a subject. */
  readonly product: string | null;
  /** What the laboratory shows of itself there; none of a kind of which nothing is known. */
  readonly particulars: readonly ParticularGroup[];
}

export type Page = { [Id in PageId]: PageOf<Id> }[PageId];

/** The data that stay while pages change: the laboratory's details, header, footer, popup. */
export interface Site {
  /** The build that rendered the page; data of another do not go with it. */
  readonly build: string;
  /** Address of the style sheet of all pages: a document carries what it shows of that at first. */
  readonly stylesheet: string;
  /** Public address, without a slash at its end. */
  readonly url: string;
  readonly edition: Edition["id"];
  readonly prefix: string;
  /** The other languages that the header links to, at least one; `url` is set for an external site. */
  readonly otherEditions: readonly {
    readonly id: Language;
    readonly prefix: string;
    readonly url: string | null;
    readonly label: string;
  }[];
  /** Language of header and footer. */
  readonly frameLang: Language;
  readonly frame: Localized<Frame>;
  /** Texts of the controls that choose, by the language of the page around them. */
  readonly selectionControls: Readonly<Partial<Record<Language, Localized<SelectionControls>>>>;
  /** Texts of the controls that ask, by the language of the page around them. */
  readonly askingTexts: Readonly<Partial<Record<Language, Localized<AskingTexts>>>>;
  /** Language of the popup. */
  readonly contactLang: Language;
  readonly contactTexts: Localized<ContactTexts>;
  /** The printed catalogue of each language. */
  readonly catalogues: Readonly<
    Record<
      Language,
      {
        readonly address: string;
        readonly isReady: boolean;
        /** Format, size and date in its language: "PDF, 4.2 MB, November 2026", "PDF being prepared". */
        readonly note: string;
      }
    >
  >;
  /** Address of the index that the header's field searches. */
  readonly searchIndex: string;
  /** Year of the copyright line. */
  readonly year: number;
  readonly lab: {
    readonly name: string;
    readonly phone: string;
    /** `tel:` address of the phone number. */
    readonly phoneLink: string;
    readonly email: string;
    readonly address: readonly string[];
    /** Where visitors book a call by themselves; null where they cannot. */
    readonly booking: string | null;
    /** When an enquiry is answered, in the language of the popup: "as soon as possible". */
    readonly answerTime: string;
  };
}

/** The response that client navigation fetches. */
export interface DeliveredPage {
  readonly page: Page;
  /** Address of the page's own style sheet; null where those of all pages are enough. */
  readonly stylesheet: string | null;
}

/** Everything the browser needs to take over a page that the server rendered. */
export interface Delivery {
  readonly page: Page;
  readonly site: Site;
  /** The popup as the server rendered it: open after a plain form post, else absent. */
  readonly contact: ContactState | null;
}

/** The part of a delivery that the document carries where it is one visitor's own: the view of a list, the answer to a post. */
export type OwnDelivery = Pick<Delivery, "page" | "contact">;

/** The addresses of scripts and data in a document, which its first script fetches once the page is there (client/wake.ts). */
export interface WakeAddresses {
  /** The script that takes the page over. */
  readonly start: string;
  /** The modules that it imports, separated by blanks. */
  readonly scripts: string;
  /** Addresses of the site's data, then of the page's, unless these came with the document. */
  readonly data: string;
  /** There where the page shows little before scripts have come: they do not wait for its pictures. */
  readonly now?: "";
  /** There where nothing is to be known of where a visit came from (SOURCE_OF_ENQUIRIES). */
  readonly sourceless?: "";
}
