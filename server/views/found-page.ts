// A page found for an address, and its subject.
import type { Liposome, Niosome, Serum, Strain } from "#shared/content/schema/entries.ts";
import type { Edition } from "#shared/editions/edition.ts";
import type { Family } from "#shared/families/families.ts";
import type { Page } from "#shared/pages/page.ts";
import type { ListView } from "#shared/pages/view-title.ts";
import type { Head } from "./compose-head.ts";

/** The family or the entry that a page is about: its data are texts alone. */
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
  /** The title of the document. */
  readonly title: string;
  readonly query: string;
  /** The query that was asked for: what of it was not understood is told by a bench, and gone from `query`. */
  readonly asked: string;
  /** The name of the visitor's own brand, which its packs bear; "" without one. It changes none of the data. */
  readonly brand: string;
  /** The view has another address: the last page of a list for one past its end, the whole formula for one to be added to. */
  readonly redirection: Redirection | null;
  /** True for one of too many views to be kept: a search, several facets at once, a link to the form. */
  readonly isUncacheable: boolean;
}

/** To the address of the view; `fragment`: where in it, with its hash, or "". */
export interface Redirection {
  readonly fragment: string;
}

/** The result of a page's loader. */
export interface Loaded<Data> {
  /** The title of the view, when it does not follow from the name of the list. */
  readonly viewTitle?: Page["viewTitle"];
  /** The part of a list that the address asks for. */
  readonly view?: ListView;
  readonly head: Head;
  readonly header: Page["header"];
  readonly data: Data;
  readonly subject?: PageSubject;
  /** A product's name, or the id of a subject. */
  readonly product?: string;
  readonly query?: string;
  readonly redirection?: Redirection | null;
  readonly isUncacheable?: boolean;
}
