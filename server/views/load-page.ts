// From an address to the data of a page. The status of the answer is decided here, before anything is rendered.

import type { Settings } from "#server/environment.ts";
import type { Edition } from "#shared/editions/edition.ts";
import { languageIn, translate } from "#shared/editions/edition.ts";
import { formLanguageOf } from "#shared/editions/editions.ts";
import { contactAddress, contactPath, readContactQuery } from "#shared/enquiry/subjects.ts";
import {
  type Family,
  type FamilyKind,
  type FamilyOf,
  families,
  familiesOf,
} from "#shared/families/families.ts";
import type { Instrument } from "#shared/formula/formula.ts";
import { familyPages } from "#shared/generated/families.ts";
import { catalogueTexts } from "#shared/generated/interface/catalogue.ts";
import { duties } from "#shared/generated/interface/duties.ts";
import { factCodes } from "#shared/generated/interface/facts.ts";
import { ingredientCategories } from "#shared/generated/interface/sheet.ts";
import { contact } from "#shared/generated/pages/contact.ts";
import { customMade } from "#shared/generated/pages/custom-made.ts";
import { desk } from "#shared/generated/pages/desk.ts";
import { home } from "#shared/generated/pages/home.ts";
import { laboratory } from "#shared/generated/pages/laboratory.ts";
import { productTitle } from "#shared/generated/pages/product.ts";
import { search } from "#shared/generated/pages/search.ts";
import { selection } from "#shared/generated/pages/selection.ts";
import { whiteLabel } from "#shared/generated/pages/white-label.ts";
import {
  type CatalogueData,
  describeQuery,
  facetsInAddress,
  readCatalogueQuery,
  writeCatalogueQuery,
} from "#shared/pages/catalogue.ts";
import type { DeskData } from "#shared/pages/desk.ts";
import { documentTitleOf } from "#shared/pages/document-title.ts";
import { foundIn } from "#shared/pages/found.ts";
import { type LegalPageId, legalPageIds } from "#shared/pages/legal-pages.ts";
import { isNotFoundView, notFoundQuery } from "#shared/pages/not-found.ts";
import type { FamilyPageData, Page, PageData, PageOf } from "#shared/pages/page.ts";
import { matchPage, type PageId } from "#shared/pages/page-table.ts";
import {
  describeProductQuery,
  readProductQuery,
  viewProducts,
  writeProductQuery,
} from "#shared/pages/product-browser.ts";
import { titleOf } from "#shared/pages/view-title.ts";
import type { SearchResult } from "#shared/search/search.ts";
import { readSearch, writeSearch } from "#shared/search/search-query.ts";
import { nameChosen } from "#shared/selection/choosable.ts";
import {
  additionField,
  readSelectionQuery,
  selectionQuery,
} from "#shared/selection/selection-address.ts";
import { type Reader, wordsIn } from "#shared/words/words.ts";
import { fitTitle, summarise, viewTitleOf } from "./compose-head.ts";
import { loadBench } from "./desk/load-bench.ts";
import { loadDeskStart } from "./desk/load-desk-start.ts";
import { carryFormula } from "./desk/reopen-formula.ts";
import { listAsked } from "./evidence-questions.ts";
import { allCards, cardsBeside } from "./family-cards.ts";
import type { FoundPage, Loaded } from "./found-page.ts";
import { listTrail } from "./list-trail.ts";
import { loadBuyerBrief } from "./load-buyer-brief.ts";
import { listCatalogue, listFinished, listPostbiotics, loadCatalogue } from "./load-catalogue.ts";
import { legalCopies, loadLegal } from "./load-legal.ts";
import { loadProduct } from "./load-product.ts";
import { loadProductBrowser } from "./load-product-browser.ts";
import { loadNear, loadSearch } from "./load-search.ts";
import { loadSelection } from "./load-selection.ts";
import { loadSheetPage } from "./load-sheet-page.ts";
import { localize } from "./localize.ts";

/** What an address asks a loader for. */
interface Asked {
  readonly slug: string;
  readonly parameters: URLSearchParams;
  /** What was found for the address (readAskedSearch); null where it asks for no search. */
  readonly result: SearchResult | null;
  readonly settings: Settings;
}

type Loader<Id extends PageId> = (reader: Reader, asked: Asked) => Loaded<PageData[Id]> | undefined;

type OwnPageId = Exclude<PageId, Family["page" | "sheet"] | LegalPageId>;

const ownLoaders: { readonly [Id in OwnPageId]: Loader<Id> } = {
  home: (reader, { parameters }) => ({
    head: home.head,
    header: "onDark",
    data: localize(withCards(home, allCards), reader),
    ...(isNotFoundView(parameters) && { query: notFoundQuery }),
  }),
  customMade: (reader) => ({
    head: customMade.head,
    header: "onGround",
    product: "sur-mesure",
    data: {
      ...localize({ ...withCards(customMade, allCards), duties }, reader),
      buyer: loadBuyerBrief(reader),
    },
  }),
  desk: (reader) => ({
    head: desk.head.start,
    header: "onGround",
    product: "sur-mesure",
    data: loadDeskStart(reader),
  }),
  deskSupplement: benchLoader("complement"),
  deskSerum: benchLoader("serum"),
  whiteLabel: (reader, { parameters, result }) => {
    const browser = loadProductBrowser(reader);
    const query = readProductQuery(parameters, browser.facets);
    const found = result && foundIn(query.search, result, "product");
    const { products } = viewProducts(browser, query, found);
    return {
      head: whiteLabel.head,
      header: "onGround",
      product: "marque-blanche",
      data: {
        ...localize({ ...withCards(whiteLabel, allCards), duties }, reader),
        buyer: loadBuyerBrief(reader),
        browser: {
          ...browser,
          found,
          near: loadNear(reader, query.search, products.length, result),
        },
      },
      query: writeProductQuery(query, browser.facets),
      view: describeProductQuery(query, browser),
      isEndless: query.search !== "" || Object.keys(query.chosen).length > 0,
    };
  },
  product: (reader, { slug }) => {
    const found = loadProduct(slug, reader);
    if (!found) return undefined;
    const { name, description, data } = found;
    return {
      head: {
        title: translate((language) =>
          fitTitle(wordsIn(language).fill(productTitle, { name }), name),
        ),
        description: translate((language) => summarise(description[language])),
      },
      header: "onGround",
      product: name,
      data,
    };
  },
  contact: (reader, { parameters, settings }) => {
    const { subject, page, chosen, questions, formula: text } = readContactQuery(parameters);
    const formula = carryFormula(text, formLanguageOf(reader.edition));
    const origin =
      page === null || page === contactPath
        ? undefined
        : loadPage(page, new URLSearchParams(), reader.edition, settings)?.page;
    const ownAddress = contactAddress({ subject, page: origin?.path ?? null });
    const named = nameChosen(
      chosen.map((id) => ({ id, note: "" })),
      formLanguageOf(reader.edition),
    );
    const ids = named.map(({ id }) => id);
    const asked = listAsked(questions, origin?.product ?? null, formLanguageOf(reader.edition));
    const message = asked.map(({ text }) => text).join("\n");
    const product =
      subject ?? (ids.length > 0 ? "selection" : formula ? "sur-mesure" : origin?.product);
    return {
      head: contact.head,
      header: "onGround",
      ...(product && { product }),
      data: { ...localize(contact, reader), ownAddress, chosen: named, message, formula },
      query: contactAddress({
        subject,
        page: origin?.path ?? null,
        chosen: ids,
        questions: asked.flatMap((each) => each.ids),
        formula: formula?.text,
      }).slice(contactPath.length),
      isEndless: ownAddress !== contactPath || ids.length > 0 || message !== "" || formula !== null,
    };
  },
  search: (reader, { parameters, result }) => {
    const query = readSearch(parameters);
    return {
      head: search.head,
      header: "onGround",
      viewTitle: {
        whole: documentTitleOf(search.viewTitle[reader.pageLanguage]),
        search: "{search}",
        page: "{page}",
      },
      view: { names: [], search: query, page: 1 },
      data: loadSearch(reader, query, result),
      query: writeSearch(query),
      isEndless: query !== "",
    };
  },
  selection: (reader, { parameters }) => {
    const data = loadSelection(
      readSelectionQuery(parameters),
      parameters.has(additionField),
      reader,
    );
    return {
      head: selection.head,
      header: "onGround",
      product: "selection",
      data,
      query: selectionQuery(data.items.map(({ id }) => id)),
      isEndless: parameters.size > 0,
    };
  },
  laboratory: (reader) => ({
    head: laboratory.head,
    header: "onGround",
    product: "fabrication",
    data: localize(laboratory, reader),
  }),
};

function benchLoader(instrument: Instrument) {
  return (reader: Reader, { parameters }: Asked): Loaded<DeskData> => {
    const { head, data, query, isRedirected } = loadBench(instrument, parameters, reader);
    return {
      head,
      header: "onGround",
      product: "sur-mesure",
      data,
      query,
      isRedirected,
      isEndless: parameters.size > 0,
    };
  };
}

type FamilyLoader<Kind extends FamilyKind> = (
  family: FamilyOf<Kind>,
  reader: Reader,
  catalogue: CatalogueData,
) => FamilyPageData[Kind];

const familyLoaders: { readonly [Kind in FamilyKind]: FamilyLoader<Kind> } = {
  liposome: ({ id }, reader, catalogue) => {
    const { family: _, ...copy } = withCards(familyPages[id], cardsBeside(id));
    return { ...localize(copy, reader), catalogue, texts: tableTexts(reader) };
  },
  niosome: ({ id }, reader, catalogue) => {
    const { family: _, ...copy } = withCards(familyPages[id], cardsBeside(id));
    const finished = listFinished(reader);
    return { ...localize(copy, reader), catalogue, finished, texts: tableTexts(reader) };
  },
  strain: (family, reader, catalogue) => {
    const { id } = family;
    const { family: _, ...copy } = withCards(familyPages[id], cardsBeside(id));
    const postbiotics = listPostbiotics(family, reader).rows;
    return { ...localize(copy, reader), catalogue, postbiotics, texts: tableTexts(reader) };
  },
};

/** A page's copy with the cards of families in their place. */
const withCards = <Copy extends { readonly families: object }, Card>(
  copy: Copy,
  cards: readonly Card[],
) => ({ ...copy, families: { ...copy.families, cards } });

/** The page of a family: its copy, its catalogue, and what its kind adds. */
function familyPage(family: Family, reader: Reader, { parameters, result }: Asked) {
  const catalogue = loadCatalogue(family, reader, parameters, result);
  // The family is of the loader's kind; the compiler cannot follow the pair through a union.
  const load = familyLoaders[family.kind] as FamilyLoader<FamilyKind>;
  return {
    head: familyPages[family.id].head,
    header: "bar" as const,
    product: family.segment,
    data: load(family, reader, catalogue),
    subject: { family, entry: null },
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
      (reader, { settings }) => ({
        head: legalCopies[id].head,
        header: "onGround",
        data: loadLegal(id, reader, settings),
      }),
    ]),
  ),
  ...Object.fromEntries(
    families.flatMap((family): [PageId, AnyLoader][] => [
      [family.page, (reader, asked) => familyPage(family, reader, asked)],
      [family.sheet, (reader, { slug }) => loadSheetPage(family, slug, reader)],
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
    isRedirected: asked.page > query.page,
    isEndless: query.search !== "" || Object.keys(query.chosen).length > 1,
  };
}

/** The texts of tables, with the name of each category in place of the labels that filters already carry. */
function tableTexts(reader: Reader) {
  const { formes: _, ...texts } = catalogueTexts;
  const strains = familiesOf("strain").map(({ id }) => familyPages[id].family.filters);
  const categories = Object.assign({}, ingredientCategories, ...strains, factCodes.souche);
  return localize({ ...texts, categories }, reader);
}

/**
 * The page at a decoded path without its edition's prefix, or undefined where there is none. `result`: what was found for the
 * search that the address asks for (readAskedSearch), which takes too long to be done here.
 */
export function loadPage(
  path: string,
  parameters: URLSearchParams,
  edition: Edition,
  settings: Settings,
  result: SearchResult | null = null,
): FoundPage | undefined {
  const match = matchPage(path);
  if (!match) return undefined;
  const { id, language } = match.route;
  const lang = languageIn(edition, language);
  const reader: Reader = { edition, pageLanguage: lang };
  const loaded = loaders[id](reader, { slug: match.slug, parameters, result, settings });
  if (!loaded) return undefined;
  const placed = {
    id,
    path,
    lang,
    title: loaded.head.title[lang],
    data: loaded.data,
  };
  const page: PageOf<PageId> = {
    ...placed,
    // Each loader returns the data of its own id; the compiler cannot follow the pair through a union.
    trail: listTrail(placed as Page, loaded.subject ?? null),
    viewTitle: loaded.viewTitle ?? viewTitleOf(loaded.head, lang),
    description: loaded.head.description[lang],
    header: loaded.header,
    product: loaded.product ?? null,
  };
  // Each loader returns the data of its own id; the compiler cannot follow the pair through a union.
  return {
    page: page as Page,
    subject: loaded.subject ?? null,
    edition,
    title: loaded.view ? titleOf(page, loaded.view) : documentTitleOf(page.title),
    query: loaded.query ?? "",
    isRedirected: loaded.isRedirected ?? false,
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
  pageLanguage: languageIn(edition, language),
});
