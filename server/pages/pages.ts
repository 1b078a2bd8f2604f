// GET and HEAD of pages: match, load, decide the status, render once, send. Also the data that client navigation fetches.
import { type Request, type Response, Router } from "express";
import { type LoadedPage, loadComponent, pageModules } from "#client/pages/page-modules.ts";
import type { Settings } from "#server/environment.ts";
import { type Edition, originalEdition } from "#shared/editions/edition.ts";
import type { ContactState } from "#shared/enquiry/contact-state.ts";
import { isReference } from "#shared/enquiry/reference.ts";
import type { AssetManifest } from "./asset-manifest.ts";
import { type FoundPage, loadCatalogueIndex, loadPage } from "./load-page.ts";
import { loadSite } from "./load-site.ts";
import { type Packed, PageCache, pack, sendPacked } from "./page-cache.ts";
import { renderDocument } from "./render-page.tsx";

const html = "text/html; charset=utf-8";
const json = "application/json; charset=utf-8";

/** Views kept in memory: every page of the site many times over, some 20 kB each. */
const cachedViews = 2000;

export interface Pages {
  readonly router: Router;
  /** Renders a page with the popup open, after a plain form post that could not be accepted. Never cached. */
  readonly renderForm: (
    request: Request,
    response: Response,
    form: { status: number; page: string; contact: ContactState },
  ) => Promise<void>;
}

export function createPages({
  settings,
  assets,
  load = loadPage,
}: {
  settings: Settings;
  assets: AssetManifest;
  /** Replaced by tests that need a page to fail. */
  load?: typeof loadPage;
}): Pages {
  const cache = new PageCache(cachedViews);
  const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`;
  const edition: Edition = originalEdition;
  const site = loadSite(edition, settings);

  async function render(found: FoundPage, contact: ContactState | null): Promise<Packed> {
    const { page, query } = found;
    const { Component } = (await loadComponent(page)) as LoadedPage;
    const text = await renderDocument(
      {
        delivery: { page, site, contact },
        Component,
        address: edition.prefix + page.path + query,
        siteUrl,
        isVariant: /[?&](q|filtre|forme|categorie)=/.test(query),
      },
      assets,
    );
    return pack(text, html);
  }

  async function handlePage(request: Request, response: Response, next: () => void) {
    const path = decodeURIComponent(request.path);
    const found = load(path, queryOf(request), edition);
    if (!found) return next();
    const reference = queryOf(request).get("sent") ?? "";
    if (isReference(reference)) {
      const answer = await render(found, { kind: "sent", reference });
      return sendPacked(request, response, answer, { cacheControl: "no-store" });
    }
    const answer = await cache.get(found.page.path + found.query, () => render(found, null));
    sendPacked(request, response, answer);
  }

  async function handlePageData(request: Request, response: Response, next: () => void) {
    const path = decodeURIComponent(request.path);
    const found = load(path, new URLSearchParams(), edition);
    if (!found) return next();
    const answer = await cache.get(`data ${path}`, () => pack(JSON.stringify(found.page), json));
    sendPacked(request, response, answer);
  }

  async function handleCatalogueIndex(request: Request, response: Response, next: () => void) {
    const name = /^\/(\w+)\.json$/.exec(request.path)?.[1] ?? "";
    const rows = loadCatalogueIndex(name, edition);
    if (!rows) return next();
    const answer = await cache.get(`index ${name}`, () => pack(JSON.stringify(rows), json));
    sendPacked(request, response, answer);
  }

  const router = Router();
  router.use("/page-data", handlePageData, refuseMissing);
  router.use("/catalogue-index", handleCatalogueIndex, refuseMissing);
  router.get("/{*path}", handlePage);

  return {
    router,
    async renderForm(request, response, { status, page, contact }) {
      const path = page.split(/[?#]/)[0] ?? "/";
      const found =
        load(safeDecode(path), new URLSearchParams(), edition) ??
        load("/", new URLSearchParams(), edition);
      if (!found) throw new Error("the home page is missing");
      const answer = await render(found, contact);
      sendPacked(request, response, answer, { status, cacheControl: "no-store" });
    },
  };
}

/** Data that is not there is a bare 404: the browser then loads the page itself. */
function refuseMissing(_request: Request, response: Response) {
  response.status(404).json({ error: "not found" });
}

/** Fetches every page component once, so that the first visitor waits for none. */
export async function warmUpComponents(): Promise<void> {
  await Promise.all(Object.values(pageModules).map(({ load }) => load()));
}

function queryOf(request: Request): URLSearchParams {
  const cut = request.url.indexOf("?");
  return new URLSearchParams(cut < 0 ? "" : request.url.slice(cut));
}

function safeDecode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return "/";
  }
}
