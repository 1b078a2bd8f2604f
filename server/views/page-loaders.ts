// The loader of each page; the compiler names a page without one. A page that shows its documents as they are needs none
// (shared/pages/page-table.ts, `copy`).

import { textOf, translate } from "#shared/editions/edition.ts";
import { families } from "#shared/families/families.ts";
import type { Instrument } from "#shared/formula/formula.ts";
import { duties } from "#shared/generated/interface/duties.ts";
import { labels } from "#shared/generated/interface/labels.ts";
import { noticeTexts } from "#shared/generated/interface/notices.ts";
import { claimsPage } from "#shared/generated/pages/claims.ts";
import { pageCopies } from "#shared/generated/pages/copies.ts";
import { customMade } from "#shared/generated/pages/custom-made.ts";
import { desk } from "#shared/generated/pages/desk.ts";
import { home } from "#shared/generated/pages/home.ts";
import { maximaPage } from "#shared/generated/pages/maxima.ts";
import { productTitle } from "#shared/generated/pages/product.ts";
import { search } from "#shared/generated/pages/search.ts";
import { selection } from "#shared/generated/pages/selection.ts";
import { whiteLabel } from "#shared/generated/pages/white-label.ts";
import type { DeskData } from "#shared/pages/desk.ts";
import { documentTitleOf } from "#shared/pages/document-title.ts";
import { foundIn } from "#shared/pages/found.ts";
import type { LegalData } from "#shared/pages/legal.ts";
import type { LegalPageId } from "#shared/pages/legal-pages.ts";
import { isNotFoundView, notFoundQuery } from "#shared/pages/not-found.ts";
import type { CopyPageId, CopyPages } from "#shared/pages/page.ts";
import { type PageId, routeOf } from "#shared/pages/page-table.ts";
import {
  describeProductQuery,
  readProductQuery,
  viewProducts,
  writeProductQuery,
} from "#shared/pages/product-browser.ts";
import { recordBy } from "#shared/pages/record-by.ts";
import { readRegisterQuery, writeRegisterQuery } from "#shared/pages/register-query.ts";
import { readSearch, writeSearch } from "#shared/search/search-query.ts";
import {
  additionField,
  readSelectionQuery,
  selectionQuery,
} from "#shared/selection/selection-address.ts";
import { type Reader, wordsIn } from "#shared/words/words.ts";
import { buyerRows } from "./buyer-rows.ts";
import { fitTitle, summarise } from "./compose-head.ts";
import { loadBench } from "./desk/load-bench.ts";
import { loadDeskStart } from "./desk/load-desk-start.ts";
import { allCards, waysOf, withCards } from "./family-cards.ts";
import type { Loaded } from "./found-page.ts";
import { loadClaims } from "./load-claims.ts";
import { loadContactPage } from "./load-contact-page.ts";
import { loadDoseBench, loadSerum } from "./load-dose-bench.ts";
import { familyPageLoaders } from "./load-family-page.ts";
import { legalCopies, loadLegal } from "./load-legal.ts";
import { loadMaxima } from "./load-maxima.ts";
import { loadPackGroup } from "./load-pack-group.ts";
import { loadPlateBand } from "./load-plate-band.ts";
import { loadProduct } from "./load-product.ts";
import { loadPackOf, loadProductBrowser } from "./load-product-browser.ts";
import { loadNear, loadSearch } from "./load-search.ts";
import { loadSelection } from "./load-selection.ts";
import { loadSheetPage } from "./load-sheet-page.ts";
import { loadWorkshop } from "./load-workshop.ts";
import { localize, localizePicture } from "./localize.ts";
import type { Asked, Loader } from "./page-loader.ts";

export const pageLoaders: { readonly [Id in Exclude<PageId, CopyPageId>]: Loader<Id> } = {
  home: (reader, { parameters }) => ({
    head: home.head,
    header: "onDark",
    data: {
      ...localize(withCards(home, allCards), reader),
      plates: loadPlateBand(reader),
      desk: { ...loadDoseBench(home.desk, reader), numbers: localize(home.desk.numbers, reader) },
      onward: isNotFoundView(parameters) ? localize(noticeTexts.onward, reader) : null,
      naming: localize(labels.naming, reader),
      shelf: home.shelf.flatMap((slug) => loadPackOf(slug, reader) ?? []),
    },
    ...(isNotFoundView(parameters) && { query: notFoundQuery }),
  }),
  customMade: (reader) => {
    const { starts, ...copy } = customMade;
    // What to do next there, beside the view of it that other pages show second.
    const cards = allCards.map((card) => ({
      ...card,
      text: starts[card.type] ?? card.text,
      picture: card.hover,
      hover: card.picture,
    }));
    return {
      head: customMade.head,
      header: "onGround",
      product: "sur-mesure",
      data: {
        ...localize(withCards(copy, cards), reader),
        bench: loadDoseBench(customMade.bench, reader),
        serum: loadSerum(customMade.serum, reader),
      },
    };
  },
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
        ...localize({ ...whiteLabel, duties }, reader),
        families: localize(
          {
            title: whiteLabel.families.title,
            ways: waysOf(allCards, whiteLabel.families.tailorMade),
          },
          reader,
        ),
        // Of the catalogue that its button leads to.
        spread: localizePicture("book-spread", reader),
        naming: localize(labels.naming, reader),
        group: loadPackGroup(reader),
        browser: {
          ...browser,
          found,
          near: loadNear(reader, query.search, products.length, result),
        },
      },
      query: writeProductQuery(query, browser.facets),
      view: describeProductQuery(query, browser),
      isUncacheable: query.search !== "" || Object.keys(query.chosen).length > 0,
    };
  },
  product: (reader, { slug, today }) => {
    const found = loadProduct(slug, reader, today);
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
  claims: (reader, { parameters }) => {
    const query = readRegisterQuery(parameters, []);
    return {
      head: claimsPage.head,
      header: "onGround",
      view: { names: [], search: query.search, page: 1 },
      data: loadClaims(reader),
      query: writeRegisterQuery(query),
      isUncacheable: query.search !== "",
    };
  },
  maxima: (reader, { parameters }) => {
    const data = loadMaxima(reader);
    const query = readRegisterQuery(
      parameters,
      data.places.map(({ id }) => id),
    );
    const { search, place } = query;
    return {
      head: maximaPage.head,
      header: "onGround",
      view: {
        names: data.places.filter(({ id }) => id === place).map(({ name }) => textOf(name)),
        search,
        page: 1,
      },
      data,
      query: writeRegisterQuery(query),
      isUncacheable: search !== "",
    };
  },
  contact: loadContactPage,
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
      isUncacheable: query !== "",
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
      isUncacheable: parameters.size > 0,
    };
  },
  legalNotice: legalLoader("legalNotice"),
  privacy: legalLoader("privacy"),
  accessibility: legalLoader("accessibility"),
  vigilance: legalLoader("vigilance"),
  ...familyPageLoaders,
  ...recordBy(
    families,
    "sheet",
    (family) =>
      (reader: Reader, { slug }: Asked) =>
        loadSheetPage(family, slug, reader),
  ),
};

function benchLoader(instrument: Instrument) {
  return (reader: Reader, { parameters }: Asked): Loaded<DeskData> => {
    const { head, data, query, redirection } = loadBench(instrument, parameters, reader);
    return {
      head,
      header: "onGround",
      product: "sur-mesure",
      data,
      query,
      redirection,
      isUncacheable: parameters.size > 0,
    };
  };
}

function legalLoader(id: LegalPageId) {
  return (reader: Reader, { settings }: Asked): Loaded<LegalData> => ({
    head: legalCopies[id].head,
    header: "onGround",
    data: loadLegal(id, reader, settings),
  });
}

/** A page that shows its documents as they are. */
export function loadCopy<Id extends CopyPageId>(
  id: Id,
  reader: Reader,
  today: string,
): Loaded<CopyPages[Id]> {
  const { subject } = routeOf(id).copy ?? { subject: null };
  // All copies are localized, as each then has its own type: a millisecond, once for a page.
  const { laboratory } = pageCopies;
  const buyer = { ...laboratory.buyer, rows: buyerRows(today) };
  const workshop = loadWorkshop(laboratory.resources.cards);
  const copies: CopyPages = localize(
    { ...pageCopies, laboratory: { ...laboratory, buyer, workshop } },
    reader,
  );
  return {
    head: pageCopies[id].head,
    header: "onGround",
    ...(subject && { product: subject }),
    data: copies[id],
  };
}
