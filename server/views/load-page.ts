// The data of a page by its address. The status of the answer is decided here, before anything is rendered.
import { dayInParis } from "#server/day-in-paris.ts";
import type { Settings } from "#server/environment.ts";
import { type Edition, languageIn } from "#shared/editions/edition.ts";
import { type Family, families } from "#shared/families/families.ts";
import { pageCopies } from "#shared/generated/pages/copies.ts";
import { readBrand } from "#shared/labels/brand-name.ts";
import { documentTitleOf } from "#shared/pages/document-title.ts";
import type { CopyPageId, CopyPages, Page, PageData, PlacedPage } from "#shared/pages/page.ts";
import { matchPage, type PageId } from "#shared/pages/page-table.ts";
import { titleOf } from "#shared/pages/view-title.ts";
import type { SearchResult } from "#shared/search/hits.ts";
import type { Reader } from "#shared/words/words.ts";
import { viewTitleOf } from "./compose-head.ts";
import type { FoundPage, Loaded } from "./found-page.ts";
import { listTrail } from "./list-trail.ts";
import { listCatalogue } from "./load-catalogue.ts";
import { loadParticulars } from "./load-particulars.ts";
import type { Asked } from "./page-loader.ts";
import { loadCopy, pageLoaders } from "./page-loaders.ts";

/**
 * The page at a decoded path without its edition's prefix, or undefined if there is none. `result`: of the search in the address
 * (readAskedSearch), which takes too long to run here; `now`:
 * milliseconds since 1970.
 */
export function loadPage(
  path: string,
  parameters: URLSearchParams,
  edition: Edition,
  settings: Settings,
  result: SearchResult | null = null,
  now = Date.now(),
): FoundPage | undefined {
  const match = matchPage(path);
  if (!match) return undefined;
  const { id, language } = match.route;
  const reader: Reader = { edition, pageLanguage: languageIn(edition, language) };
  const findOther = (other: string) =>
    loadPage(other, new URLSearchParams(), edition, settings, null, now)?.page;
  const today = dayInParis(now);
  const asked = { slug: match.slug, parameters, result, settings, today, findOther };
  const opened = isCopyId(id)
    ? openCopy(id, path, reader, today)
    : openPage(id, path, reader, asked);
  if (!opened) return undefined;
  const { placed, loaded } = opened;
  const { head, header } = loaded;
  const brand = match.route.isNamed ? readBrand(parameters) : "";
  const page: Page = {
    ...placed,
    trail: listTrail(placed, loaded.subject ?? null),
    viewTitle: loaded.viewTitle ?? viewTitleOf(head, placed.lang),
    description: head.description[placed.lang],
    header,
    product: loaded.product ?? null,
    particulars: loadParticulars(id, path, reader, today),
  };
  return {
    page,
    subject: loaded.subject ?? null,
    edition,
    title: loaded.view ? titleOf(page, loaded.view) : documentTitleOf(page.title),
    query: loaded.query ?? "",
    asked: parameters.size > 0 ? `?${parameters}` : "",
    brand,
    redirection: loaded.redirection ?? null,
    isUncacheable: loaded.isUncacheable === true || brand !== "",
  };
}

const isCopyId = (id: PageId): id is CopyPageId => Object.hasOwn(pageCopies, id);

function openPage<Id extends keyof typeof pageLoaders>(
  id: Id,
  path: string,
  reader: Reader,
  asked: Asked,
) {
  const loaded = pageLoaders[id](reader, asked);
  return loaded && { placed: placePage<PageData, Id>(id, path, reader, loaded), loaded };
}

function openCopy<Id extends CopyPageId>(id: Id, path: string, reader: Reader, today: string) {
  const loaded = loadCopy(id, reader, today);
  return { placed: placePage<CopyPages, Id>(id, path, reader, loaded), loaded };
}

/** A page with the data type that a table gives its id. */
type PlacedIn<Table, Id extends keyof Table & PageId> = {
  [Each in Id]: PlacedPage<Each, Table[Each]>;
}[Id];

function placePage<Table, Id extends keyof Table & PageId>(
  id: Id,
  path: string,
  { pageLanguage: lang }: Reader,
  { head, data }: Loaded<Table[Id]>,
): PlacedIn<Table, Id> {
  const placed: PlacedPage<Id, Table[Id]> = { id, path, lang, title: head.title[lang], data };
  return placed;
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
