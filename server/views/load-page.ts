// From an address to the data of a page. The status of the answer is decided here, before anything is rendered.

import type { Settings } from "#server/environment.ts";
import type { Edition, Language, Translated } from "#shared/editions/edition.ts";
import { languageIn, languageOf, translate } from "#shared/editions/edition.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import { contactAddress, contactPath, readContactQuery } from "#shared/enquiry/subjects.ts";
import {
  type Family,
  type FamilyKind,
  type FamilyOf,
  families,
  familiesOf,
} from "#shared/families/families.ts";
import { familyPages } from "#shared/generated/families.ts";
import { catalogueTexts, viewTitles } from "#shared/generated/interface/catalogue.ts";
import { duties } from "#shared/generated/interface/duties.ts";
import { ingredientCategories, sheetFacts } from "#shared/generated/interface/sheet.ts";
import { contact } from "#shared/generated/pages/contact.ts";
import { customMade } from "#shared/generated/pages/custom-made.ts";
import { home } from "#shared/generated/pages/home.ts";
import { laboratory } from "#shared/generated/pages/laboratory.ts";
import { productTitle } from "#shared/generated/pages/product.ts";
import { whiteLabel } from "#shared/generated/pages/white-label.ts";
import {
  type CatalogueData,
  describeQuery,
  facetsInAddress,
  readCatalogueQuery,
  writeCatalogueQuery,
} from "#shared/pages/catalogue.ts";
import { type LegalPageId, legalPageIds } from "#shared/pages/legal-pages.ts";
import { isNotFoundView, notFoundQuery } from "#shared/pages/not-found.ts";
import type { FamilyPageData, Page, PageData, PageOf } from "#shared/pages/page.ts";
import { matchPage, type PageId } from "#shared/pages/page-table.ts";
import {
  describeProductQuery,
  readProductQuery,
  writeProductQuery,
} from "#shared/pages/product-browser.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import { type ListView, titleOf } from "#shared/pages/view-title.ts";
import { allCards, cardsBeside } from "./family-cards.ts";
import { listTrail } from "./list-trail.ts";
import { listCatalogue, listFinished, listPostbiotics, loadCatalogue } from "./load-catalogue.ts";
import { legalCopies, loadLegal } from "./load-legal.ts";
import { loadProduct } from "./load-product.ts";
import { loadProductBrowser } from "./load-product-browser.ts";
import { loadSheet } from "./load-sheet.ts";
import { prepare, type Reader } from "./prepare.ts";

/** A page, and the one query string that stands for the view it shows. */
export interface FoundPage {
  readonly page: Page;
  readonly edition: Edition;
  /** Of the document. */
  readonly title: string;
  readonly query: string;
  /** The address asked for a page of a list that there is not: it shows the last. */
  readonly isPastEnd: boolean;
  /** One of so many views that it is not worth keeping: a search, several facets at once, a way to the form. */
  readonly isEndless: boolean;
}

/** Ends every title. */
const titleEnd = " | Sphérine";

/** Search engines cut what is longer. */
const longestTitle = 60;

interface Head {
  readonly title: Translated;
  /** Of a page with a list of its own. */
  readonly listName?: Translated;
  readonly description: Translated;
}

interface Loaded<Data> {
  /** What the address shows of a list. */
  readonly view?: ListView;
  readonly head: Head;
  readonly header: Page["header"];
  readonly data: Data;
  /** A product's name, or the id of a subject. */
  readonly product?: string;
  readonly query?: string;
  readonly isPastEnd?: boolean;
  readonly isEndless?: boolean;
}

type Loader<Id extends PageId> = (
  reader: Reader,
  slug: string,
  parameters: URLSearchParams,
  settings: Settings,
) => Loaded<PageData[Id]> | undefined;

type OwnPageId = Exclude<PageId, Family["page" | "sheet"] | LegalPageId>;

const ownLoaders: { readonly [Id in OwnPageId]: Loader<Id> } = {
  home: (reader, _, parameters) => ({
    head: home.head,
    header: "onDark",
    data: prepare(withCards(home, allCards), reader),
    ...(isNotFoundView(parameters) && { query: notFoundQuery }),
  }),
  customMade: (reader) => ({
    head: customMade.head,
    header: "onGround",
    product: "sur-mesure",
    data: prepare({ ...withCards(customMade, allCards), duties }, reader),
  }),
  whiteLabel: (reader, _, parameters) => {
    const browser = loadProductBrowser(reader);
    const query = readProductQuery(parameters, browser.facets);
    return {
      head: whiteLabel.head,
      header: "onGround",
      product: "marque-blanche",
      data: { ...prepare({ ...withCards(whiteLabel, allCards), duties }, reader), browser },
      query: writeProductQuery(query, browser.facets),
      view: describeProductQuery(query, browser),
      isEndless: query.search !== "" || Object.keys(query.chosen).length > 0,
    };
  },
  product: (reader, slug) => {
    const found = loadProduct(slug, reader);
    if (!found) return undefined;
    const { name, description, data } = found;
    return {
      head: {
        title: translate((language) => fitTitle(fillText(productTitle[language], { name }), name)),
        description: translate((language) => summarise(description[language])),
      },
      header: "onGround",
      product: name,
      data,
    };
  },
  contact: (reader, _, parameters, settings) => {
    const { subject, page } = readContactQuery(parameters);
    const origin =
      page === null || page === contactPath
        ? undefined
        : loadPage(page, new URLSearchParams(), reader.edition, settings)?.page;
    const ownAddress = contactAddress({ subject, page: origin?.path ?? null });
    const product = subject ?? origin?.product;
    return {
      head: contact.head,
      header: "onGround",
      ...(product && { product }),
      data: { ...prepare(contact, reader), ownAddress },
      query: ownAddress.slice(contactPath.length),
      isEndless: ownAddress !== contactPath,
    };
  },
  laboratory: (reader) => ({
    head: laboratory.head,
    header: "onGround",
    product: "fabrication",
    data: prepare(laboratory, reader),
  }),
};

type FamilyLoader<Kind extends FamilyKind> = (
  family: FamilyOf<Kind>,
  reader: Reader,
  catalogue: CatalogueData,
) => FamilyPageData[Kind];

const familyLoaders: { readonly [Kind in FamilyKind]: FamilyLoader<Kind> } = {
  liposome: ({ id }, reader, catalogue) => {
    const { family: _, ...copy } = withCards(familyPages[id], cardsBeside(id));
    return { ...prepare(copy, reader), catalogue, texts: tableTexts(reader) };
  },
  niosome: ({ id }, reader, catalogue) => {
    const { family: _, ...copy } = withCards(familyPages[id], cardsBeside(id));
    const finished = listFinished(reader);
    return { ...prepare(copy, reader), catalogue, finished, texts: tableTexts(reader) };
  },
  strain: (family, reader, catalogue) => {
    const { id } = family;
    const { family: _, ...copy } = withCards(familyPages[id], cardsBeside(id));
    const postbiotics = listPostbiotics(family, reader).rows;
    return { ...prepare(copy, reader), catalogue, postbiotics, texts: tableTexts(reader) };
  },
};

/** A page's copy with the cards of families in their place. */
const withCards = <Copy extends { readonly families: object }, Card>(
  copy: Copy,
  cards: readonly Card[],
) => ({ ...copy, families: { ...copy.families, cards } });

/** The page of a family: its copy, its catalogue, and what its kind adds. */
function familyPage(family: Family, reader: Reader, parameters: URLSearchParams) {
  const catalogue = loadCatalogue(family, reader, parameters);
  // The family is of the loader's kind; the compiler cannot follow the pair through a union.
  const load = familyLoaders[family.kind] as FamilyLoader<FamilyKind>;
  return {
    head: familyPages[family.id].head,
    header: "bar" as const,
    product: family.segment,
    data: load(family, reader, catalogue),
    ...findView(catalogue, parameters),
  };
}

type AnyLoader = Loader<PageId>;

// Each loader returns the data of its own id; the compiler cannot follow the pairs through the list of families.
const loaders = {
  ...ownLoaders,
  ...Object.fromEntries(
    legalPageIds.map((id): [PageId, AnyLoader] => [
      id,
      (reader, _, __, settings) => ({
        head: legalCopies[id].head,
        header: "onGround",
        data: loadLegal(id, reader, settings),
      }),
    ]),
  ),
  ...Object.fromEntries(
    families.flatMap((family): [PageId, AnyLoader][] => [
      [family.page, (reader, _, parameters) => familyPage(family, reader, parameters)],
      [family.sheet, (reader, slug) => sheetPage(family, slug, reader)],
    ]),
  ),
} as Readonly<Record<PageId, AnyLoader>>;

/** Which view of a catalogue an address comes to. */
function findView(catalogue: CatalogueData, parameters: URLSearchParams) {
  const { query } = catalogue;
  const facets = facetsInAddress(catalogue);
  const asked = readCatalogueQuery(parameters, facets);
  return {
    query: writeCatalogueQuery(query, facets),
    view: describeQuery(query, facets),
    isPastEnd: asked.page > query.page,
    isEndless: query.search !== "" || Object.keys(query.chosen).length > 1,
  };
}

/** The texts of tables, with the name of each category in place of the labels that filters already carry. */
function tableTexts(reader: Reader) {
  const { formes: _, ...texts } = catalogueTexts;
  const strains = familiesOf("strain").map(({ id }) => familyPages[id].family.filters);
  const categories = Object.assign({}, ingredientCategories, ...strains, sheetFacts.souches);
  return prepare({ ...texts, categories }, reader);
}

/** Every sheet stands on the ground of its family, with the enquiry prefilled. */
function sheetPage({ id }: Family, slug: string, reader: Reader): Loaded<SheetData> | undefined {
  const sheet = loadSheet(id, slug, reader);
  if (!sheet) return undefined;
  const family = familyPages[id].family.name;
  const { name, description, data } = sheet;
  const lang = languageOf(name, reader.edition, reader.around);
  return {
    head: {
      title: translate((language) =>
        fitTitle(
          `${name[language]}, ${family[language]}`,
          name[language],
          shortenGenus(name[language]),
        ),
      ),
      description: translate((language) => summarise(description[language])),
    },
    header: "onGround",
    product: `${name[lang]} (${family[lang]})`,
    data,
  };
}

function viewTitleOf({ listName }: Head, lang: Language): Page["viewTitle"] {
  if (!listName) return null;
  const whole = fillText(viewTitles.whole[lang], { name: listName[lang] }) + titleEnd;
  return { whole, search: viewTitles.search[lang], page: viewTitles.page[lang] };
}

/** The first that is short enough, or the last. */
function fitTitle(...candidates: readonly string[]): string {
  const fitting = candidates.find(({ length }) => length + titleEnd.length <= longestTitle);
  return fitting ?? candidates.at(-1) ?? "";
}

/** "Lactobacillus delbrueckii" → "L. delbrueckii". */
const shortenGenus = (name: string) => name.replace(/^(\p{Lu})\p{Ll}+ (?=\p{Ll})/u, "$1. ");

/** The beginning of an HTML text as plain text for search engines: at most 155 characters, whole words. */
function summarise(html: string): string {
  const text = html
    .replace(/<br>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/[ \n]+/g, " ")
    .trim();
  if (text.length <= 155) return text;
  return `${text.slice(0, 154).replace(/[\s,;:]+\S*$/u, "")}…`;
}

/** The page at a decoded path without its edition's prefix, or undefined where there is none. */
export function loadPage(
  path: string,
  parameters: URLSearchParams,
  edition: Edition,
  settings: Settings,
): FoundPage | undefined {
  const match = matchPage(path);
  if (!match) return undefined;
  const { id, language } = match.route;
  const lang = languageIn(edition, language);
  const reader: Reader = { edition, around: lang };
  const loaded = loaders[id](reader, match.slug, parameters, settings);
  if (!loaded) return undefined;
  const placed = {
    id,
    path,
    lang,
    title: loaded.head.title[lang] + titleEnd,
    data: loaded.data,
  };
  const page: PageOf<PageId> = {
    ...placed,
    // Each loader returns the data of its own id; the compiler cannot follow the pair through a union.
    trail: listTrail(placed as Page),
    viewTitle: viewTitleOf(loaded.head, lang),
    description: loaded.head.description[lang],
    header: loaded.header,
    product: loaded.product ?? null,
  };
  // Each loader returns the data of its own id; the compiler cannot follow the pair through a union.
  return {
    page: page as Page,
    edition,
    title: loaded.view ? titleOf(page, loaded.view) : page.title,
    query: loaded.query ?? "",
    isPastEnd: loaded.isPastEnd ?? false,
    isEndless: loaded.isEndless ?? false,
  };
}

/** All rows of a catalogue, as the browser fetches them once a visitor searches or filters. `segment`: of its family. */
export function loadCatalogueIndex(segment: string, edition: Edition) {
  const family = families.find((candidate) => candidate.segment === segment);
  return family && listCatalogue(family, readerOf(family, edition)).rows;
}

const readerOf = ({ language }: Family, edition: Edition): Reader => ({
  edition,
  around: languageIn(edition, language),
});
