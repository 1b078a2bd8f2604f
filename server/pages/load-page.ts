// From an address to the data of a page. The status of the answer is decided here, before anything is rendered.

import { writeCatalogueQuery } from "#shared/catalogue/catalogue.ts";
import { catalogueTexts } from "#shared/content/interface/catalogue.ts";
import { customMade } from "#shared/content/pages/custom-made.ts";
import { home } from "#shared/content/pages/home.ts";
import { laboratory } from "#shared/content/pages/laboratory.ts";
import { liposomes } from "#shared/content/pages/liposomes.ts";
import { niosomes } from "#shared/content/pages/niosomes.ts";
import { probiotics } from "#shared/content/pages/probiotics.ts";
import { whiteLabel } from "#shared/content/pages/white-label.ts";
import type { Bilingual, Edition } from "#shared/editions/edition.ts";
import { languageOf } from "#shared/editions/edition.ts";
import type { Page, PageData, PageOf } from "#shared/pages/page.ts";
import { matchPage, type PageId, pageTable } from "#shared/pages/page-table.ts";
import { readProductQuery, writeProductQuery } from "#shared/pages/product-browser.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import {
  type CatalogueId,
  listCatalogue,
  listFinished,
  listPostbiotics,
  loadCatalogue,
} from "./load-catalogue.ts";
import { loadProduct } from "./load-product.ts";
import { loadProductBrowser } from "./load-product-browser.ts";
import { loadLiposome, loadNiosome, loadStrain, type Sheet } from "./load-sheet.ts";
import { prepare, type Reader } from "./prepare.ts";

/** A page, and the one query string that stands for the view it shows. */
export interface FoundPage {
  readonly page: Page;
  readonly query: string;
}

interface Head {
  readonly title: Bilingual;
  readonly description: Bilingual;
}

interface Loaded<Data> {
  readonly head: Head;
  readonly header: Page["header"];
  readonly data: Data;
  readonly product?: string;
  readonly query?: string;
}

type Loader<Id extends PageId> = (
  reader: Reader,
  slug: string,
  parameters: URLSearchParams,
) => Loaded<PageData[Id]> | undefined;

const loaders: { readonly [Id in PageId]: Loader<Id> } = {
  home: (reader) => ({ head: home.head, header: "onDark", data: prepare(home, reader) }),
  customMade: (reader) => ({
    head: customMade.head,
    header: "onGround",
    data: prepare(customMade, reader),
  }),
  whiteLabel: (reader, _, parameters) => {
    const browser = loadProductBrowser(reader);
    return {
      head: whiteLabel.head,
      header: "onGround",
      data: { ...prepare(whiteLabel, reader), browser },
      query: writeProductQuery(readProductQuery(parameters, browser.categories)),
    };
  },
  product: (reader, slug) => {
    const found = loadProduct(slug, reader);
    if (!found) return undefined;
    const { name, description, data } = found;
    return {
      head: {
        title: { fr: `${name}, formule marque blanche`, en: `${name}, white-label formula` },
        description: { fr: summarise(description.fr), en: summarise(description.en) },
      },
      header: "onGround",
      product: name,
      data,
    };
  },
  laboratory: (reader) => ({
    head: laboratory.head,
    header: "onGround",
    data: prepare(laboratory, reader),
  }),
  liposomes: (reader, _, parameters) => {
    const catalogue = loadCatalogue("liposomes", reader, parameters);
    return {
      head: liposomes.head,
      header: "bar",
      data: { ...prepare(liposomes, reader), catalogue, texts: tableTexts(reader) },
      query: writeCatalogueQuery(catalogue.query),
    };
  },
  niosomes: (reader, _, parameters) => {
    const catalogue = loadCatalogue("niosomes", reader, parameters);
    return {
      head: niosomes.head,
      header: "bar",
      data: {
        ...prepare(niosomes, reader),
        catalogue,
        finished: listFinished(reader),
        texts: tableTexts(reader),
      },
      query: writeCatalogueQuery(catalogue.query),
    };
  },
  probiotics: (reader, _, parameters) => {
    const catalogue = loadCatalogue("probiotiques", reader, parameters);
    return {
      head: probiotics.head,
      header: "bar",
      data: {
        ...prepare(probiotics, reader),
        catalogue,
        postbiotics: listPostbiotics(reader),
        texts: tableTexts(reader),
      },
      query: writeCatalogueQuery(catalogue.query),
    };
  },
  liposomeSheet: (reader, slug) =>
    sheetPage(loadLiposome(slug, reader), reader, { fr: "liposome", en: "liposome" }),
  niosomeSheet: (reader, slug) =>
    sheetPage(loadNiosome(slug, reader), reader, { fr: "niosome", en: "niosome" }),
  strainSheet: (reader, slug) =>
    sheetPage(loadStrain(slug, reader), reader, { fr: "probiotique", en: "probiotic" }),
};

/** The texts of tables, without the labels that filters already carry. */
function tableTexts(reader: Reader) {
  const { filters: _filters, formes: _formes, ...texts } = catalogueTexts;
  return prepare(texts, reader);
}

/** Every sheet stands on the ground of its family, with the enquiry prefilled. */
function sheetPage(
  sheet: Sheet | undefined,
  reader: Reader,
  family: Bilingual,
): Loaded<SheetData> | undefined {
  if (!sheet) return undefined;
  const { name, description, data } = sheet;
  const lang = languageOf(name, reader.edition, reader.around);
  return {
    head: {
      title: { fr: `${name.fr}, ${family.fr}`, en: `${name.en}, ${family.en}` },
      description: { fr: summarise(description.fr), en: summarise(description.en) },
    },
    header: "onGround",
    product: `${name[lang]} (${family[lang]})`,
    data,
  };
}

/** The beginning of an HTML text as plain text for search engines: at most 155 characters, whole words. */
function summarise(html: string): string {
  const text = html
    .replace(/<[^>]+>/g, " ")
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
): FoundPage | undefined {
  const match = matchPage(path);
  if (!match) return undefined;
  const { id, language } = match.route;
  const lang = edition.id === "original" ? language : edition.id;
  const reader: Reader = { edition, around: lang };
  const loaded = loaders[id](reader, match.slug, parameters);
  if (!loaded) return undefined;
  const page: PageOf<PageId> = {
    id,
    path,
    lang,
    title: `${loaded.head.title[lang]} | Sphérine`,
    description: loaded.head.description[lang],
    header: loaded.header,
    product: loaded.product ?? null,
    data: loaded.data,
  };
  // Each loader returns the data of its own id; the compiler cannot follow the pair through a union.
  return { page: page as Page, query: loaded.query ?? "" };
}

/** All rows of a catalogue, as the browser fetches them once a visitor searches or filters. */
export function loadCatalogueIndex(name: string, edition: Edition) {
  const route = pageTable.find(({ pattern }) => pattern === `/${name}`);
  if (!route || !isCatalogueId(name)) return undefined;
  const around = edition.id === "original" ? route.language : edition.id;
  return listCatalogue(name, { edition, around }).rows;
}

const isCatalogueId = (name: string): name is CatalogueId =>
  name === "liposomes" || name === "niosomes" || name === "probiotiques";
