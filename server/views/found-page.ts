// A page as it was found for an address, and what it is about.
import type { Liposome, Niosome, Serum, Strain } from "#shared/content/schema/entries.ts";
import type { Edition } from "#shared/editions/edition.ts";
import type { Family } from "#shared/families/families.ts";
import type { Page } from "#shared/pages/page.ts";
import type { ListView } from "#shared/pages/view-title.ts";
import type { Head } from "./compose-head.ts";

/** What a page is about, where that is a family of ingredients or an entry of one: its data are texts alone. */
export interface PageSubject {
  readonly family: Family;
  /** Null on the page of the family. */
  readonly entry: Liposome | Niosome | Serum | Strain | null;
}

/** A page, and the one query string that stands for the view it shows. */
export interface FoundPage {
  readonly page: Page;
  readonly subject: PageSubject | null;
  readonly edition: Edition;
  /** Of the document. */
  readonly title: string;
  readonly query: string;
  /** The view has another address: of a page past the end of a list the last, of a formula to be added to the one with it. */
  readonly isRedirected: boolean;
  /** One of so many views that it is not worth keeping: a search, several facets at once, a way to the form. */
  readonly isUncacheable: boolean;
}

/** What a loader gives of a page. */
export interface Loaded<Data> {
  /** Where it does not follow from the name of the list. */
  readonly viewTitle?: Page["viewTitle"];
  /** What the address shows of a list. */
  readonly view?: ListView;
  readonly head: Head;
  readonly header: Page["header"];
  readonly data: Data;
  readonly subject?: PageSubject;
  /** A product's name, or the id of a subject. */
  readonly product?: string;
  readonly query?: string;
  readonly isRedirected?: boolean;
  readonly isUncacheable?: boolean;
}
