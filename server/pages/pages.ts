// GET and HEAD of pages: match, load, decide the status, render once, send. Also the data that client navigation fetches.
import { type Request, type RequestHandler, type Response, Router } from "express";
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

/** Views kept in memory: every page of the site and the filtered views of its catalogues, up to 100 kB each. */
const cachedViews = 1000;

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
    // Canonical addresses, as links have them, are answered without looking anything up.
    const kept = cache.find(request.url);
    if (kept) return sendPacked(request, response, await kept);
    const parameters = queryOf(request);
    const found = load(decodeURIComponent(request.path), parameters, edition);
    if (!found) return next();
    const reference = parameters.get("sent") ?? "";
    if (isReference(reference)) {
      const answer = await render(found, { kind: "sent", reference });
      return sendPacked(request, response, answer, { cacheControl: "no-store" });
    }
    // What visitors type is endless: it must not push finished pages out.
    const isTyped = /[?&]q=/.test(found.query);
    const answer = isTyped
      ? await render(found, null)
      : await cache.get(encodeURI(found.page.path) + found.query, () => render(found, null));
    sendPacked(request, response, answer);
  }

  /** Answers with JSON that is made once; `make` returns undefined where there is none. */
  function handleJson(name: string, make: (path: string) => unknown): RequestHandler {
    return async (request, response, next) => {
      const key = `${name} ${request.path}`;
      const kept = cache.find(key);
      if (kept) return sendPacked(request, response, await kept);
      const data = make(decodeURIComponent(request.path));
      if (data === undefined) return next();
      const answer = await cache.get(key, () => pack(JSON.stringify(data), json));
      sendPacked(request, response, answer);
    };
  }

  const handlePageData = handleJson(
    "data",
    (path) => load(path, new URLSearchParams(), edition)?.page,
  );
  const handleCatalogueIndex = handleJson("index", (path) =>
    loadCatalogueIndex(/^\/(\w+)\.json$/.exec(path)?.[1] ?? "", edition),
  );

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
