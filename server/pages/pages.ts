// GET and HEAD of pages: match, load, decide the status, render once, send. Also the data that client navigation fetches.
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Request, type RequestHandler, type Response, Router } from "express";
import PQueue from "p-queue";
import { loadContactPopup } from "#client/frame/ContactProvider.tsx";
import { type LoadedPage, loadComponent, pageModules } from "#client/pages/page-modules.ts";
import type { Settings } from "#server/environment.ts";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import {
  createPageCache,
  type Packed,
  pack,
  sendOnce,
  sendPacked,
} from "#server/http/page-cache.ts";
import { listCountryNames } from "#server/views/list-country-names.ts";
import { type FoundPage, loadCatalogueIndex, loadPage } from "#server/views/load-page.ts";
import { loadSite } from "#server/views/load-site.ts";
import type { Edition } from "#shared/editions/edition.ts";
import { addressIn, editions, splitAddress } from "#shared/editions/editions.ts";
import type { ContactState, FormState } from "#shared/enquiry/contact-state.ts";
import { isReference } from "#shared/enquiry/reference.ts";
import { contactPath } from "#shared/enquiry/subjects.ts";
import type { Site } from "#shared/pages/page.ts";
import { renderBusyNotice, renderFormNotice, valuesToShow } from "./render-notice.tsx";
import { renderDocument } from "./render-page.tsx";

const html = "text/html; charset=utf-8";
const json = "application/json; charset=utf-8";

/** The build is part of its address. */
const immutable = "public, max-age=31536000, immutable";

/** Kept in memory: room for twice the pages of the site, all views of its catalogues included, bytes. */
const keptBytes = 64_000_000;

/** Renders at the same time: while one is compressed in another thread, the next is rendered. */
const rendersAtOnce = 2;

/** Views for one visitor each that may wait for their render; half a second's worth. */
const mostWaiting = 40;

/**
 * Turns of the event loop that pass before each render. Each takes in one new connection and what has arrived on the others:
 * who wants what is ready, or will be refused, must not wait for the renders of those before them.
 */
const turnsBetweenRenders = 50;

/** When to come back to a site that is busy, seconds. */
const busyRetry = 2;

/** Views that everyone will get come before those that one visitor gets. */
const priorities = { kept: 1, once: 0 } as const;

export interface Pages {
  readonly router: Router;
  /**
   * Answers a plain form post that could not be accepted: 422 with its page and the popup open, anything else with a small
   * page around the form. Never kept.
   */
  readonly renderForm: (
    request: Request,
    response: Response,
    form: { status: number; page: string; contact: FormState },
  ) => Promise<void>;
}

export function createPages({
  settings,
  assets,
  load = loadPage,
  now = Date.now,
  observeRender = () => {},
}: {
  settings: Settings;
  assets: AssetManifest;
  /** Replaced by tests that need a page to fail. */
  load?: typeof loadPage;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Hears how long each page took to render, s. */
  observeRender?: (seconds: number) => void;
}): Pages {
  const cache = createPageCache(keptBytes);
  const queue = new PQueue({ concurrency: rendersAtOnce });
  let year = yearInParis(now());
  const loadSites = () =>
    new Map(editions.map((edition) => [edition.id, loadSite(edition, settings, year, assets)]));
  let sites = loadSites();
  const siteOf = ({ id }: Edition) => sites.get(id) as Site;
  const noticeParts = (edition: Edition) => ({
    site: siteOf(edition),
    edition,
    stylesheet: assets.stylesheet,
  });
  const busyNotices = new Map(
    editions.map((edition) => [edition.id, renderBusyNotice(noticeParts(edition))]),
  );

  /** The footer names the year: at New Year all pages change. */
  function keepUpWithYear(): void {
    if (year === yearInParis(now())) return;
    year = yearInParis(now());
    sites = loadSites();
    cache.clear();
  }

  async function render(found: FoundPage, contact: ContactState | null): Promise<string> {
    const began = performance.now();
    const { page, title, query, edition } = found;
    const site = siteOf(edition);
    const { Component } = (await loadComponent(page)) as LoadedPage;
    const text = await renderDocument(
      {
        delivery: { page, site, contact },
        title,
        Component,
        ContactPopup: contact && (await loadContactPopup()),
        edition,
        address: keyOf(found),
        // Who came from where is nothing to search engines.
        path: page.path + (page.id === "contact" ? "" : query),
        isVariant: /[?&](q|filtre|forme|categorie)=/.test(query),
      },
      assets,
    );
    observeRender((performance.now() - began) / 1000);
    return text;
  }

  /** A view that everyone gets: rendered once. */
  const packView = (found: FoundPage): Promise<Packed> =>
    cache.forceFetch(keyOf(found), {
      context: () =>
        queue.add(
          async () => {
            await giveWay();
            return pack(await render(found, null), html);
          },
          { priority: priorities.kept },
        ),
    });

  /** As many wait as shall. */
  const isBusy = () => queue.sizeBy({ priority: priorities.once }) >= mostWaiting;

  /** A view for one visitor, who may leave while waiting for it. */
  async function sendView(
    request: Request,
    response: Response,
    found: FoundPage,
    contact: ContactState | null,
    status: number,
  ): Promise<void> {
    const headers = { status, type: html, cacheControl: contact ? "no-store" : "no-cache" };
    await queue.add(
      async () => {
        await giveWay();
        if (response.closed || request.socket.destroyed) return;
        await sendOnce(request, response, () => render(found, contact), headers);
      },
      { priority: priorities.once },
    );
  }

  function sendNotice(response: Response, status: number, text: string): void {
    response.status(status).set("Cache-Control", "no-store").type("text/html").send(text);
  }

  function sendBusy(response: Response, edition: Edition): void {
    response.set("Retry-After", String(busyRetry));
    sendNotice(response, 503, busyNotices.get(edition.id) ?? "");
  }

  async function handlePage(request: Request, response: Response, next: () => void) {
    keepUpWithYear();
    // Canonical addresses, as links have them, are answered without looking anything up.
    const kept = cache.get(request.url);
    if (kept) return sendPacked(request, response, kept);
    const parameters = queryOf(request);
    const { edition, path } = splitAddress(decodeURIComponent(request.path));
    const isForm = path === contactPath && parameters.size > 0;
    if (isBusy() && (isForm || parameters.has("q") || parameters.has("sent")))
      return sendBusy(response, edition);
    const found = load(path, parameters, edition);
    if (!found) return next();
    if (found.isPastEnd) {
      response.set("Cache-Control", "no-cache").redirect(302, keyOf(found));
      return;
    }
    const reference = parameters.get("sent") ?? "";
    const contact = isReference(reference) ? ({ kind: "sent", reference } as const) : null;
    // What visitors type is endless, and so nearly is what leads to the form: it is not kept.
    const isEndless = /[?&]q=/.test(found.query) || (found.page.id === "contact" && found.query);
    if (!contact && !isEndless) return sendPacked(request, response, await packView(found));
    await sendView(request, response, found, contact, 200);
  }

  /**
   * Answers with the JSON of this build, made once; `make` gives it with its one address, or undefined where there is none.
   * A page of another build gets none, and is loaded anew.
   */
  function handleJson(
    name: string,
    make: (path: string) => { readonly address: string; readonly data: unknown } | undefined,
  ): RequestHandler {
    return async (request, response, next) => {
      const kept = cache.get(`${name} ${request.path}`);
      if (kept) return sendPacked(request, response, kept, { cacheControl: immutable });
      const [, build, path] = /^\/([^/]+)(.*)$/.exec(decodeURIComponent(request.path)) ?? [];
      const made = build === assets.build ? make(path || "/") : undefined;
      if (!made) return next();
      const answer = await cache.forceFetch(`${name} /${assets.build}${made.address}`, {
        context: () => pack(JSON.stringify(made.data), json),
      });
      sendPacked(request, response, answer, { cacheControl: immutable });
    };
  }

  const handlePageData = handleJson("data", (address) => {
    const { edition, path } = splitAddress(address);
    const found = load(path, new URLSearchParams(), edition);
    return found && { address: withoutSlash(keyOf({ ...found, query: "" })), data: found.page };
  });
  const handleCatalogueIndex = handleJson("index", (address) => {
    const { edition, path } = splitAddress(address);
    const name = /^\/(\w+)\.json$/.exec(path)?.[1] ?? "";
    const data = loadCatalogueIndex(name, edition);
    return data && { address: addressIn(edition, `/${name}.json`), data };
  });

  const handleCountryNames = handleJson("countries", (path) =>
    path === "/" ? { address: "", data: listCountryNames() } : undefined,
  );

  const router = Router();
  router.use("/country-names", forReading(handleCountryNames), forReading(refuseMissing));
  router.use("/page-data", forReading(handlePageData), forReading(refuseMissing));
  router.use("/catalogue-index", forReading(handleCatalogueIndex), forReading(refuseMissing));
  router.get("/{*path}", handlePage);

  return {
    router,
    async renderForm(request, response, { status, page, contact }) {
      const state = { ...contact, values: valuesToShow(contact.values) };
      const { edition, path } = splitAddress(safeDecode(page.split(/[?#]/)[0] ?? "/"));
      if (status !== 422 || isBusy())
        return sendNotice(response, status, renderFormNotice(state, noticeParts(edition)));
      const found =
        load(path, new URLSearchParams(), edition) ?? load("/", new URLSearchParams(), edition);
      if (!found) throw new Error("the home page is missing");
      await sendView(request, response, found, state, status);
    },
  };
}

async function giveWay(): Promise<void> {
  for (let turn = 0; turn < turnsBetweenRenders; turn += 1) await nextTurn();
}

/** The one address of a view. */
const keyOf = ({ page, query, edition }: Pick<FoundPage, "page" | "query" | "edition">) =>
  addressIn(edition, encodeURI(page.path) + query);

/** Addresses of data go on where the build ends: that of the home page has nothing there. */
const withoutSlash = (address: string) => (address === "/" ? "" : address);

/** Other methods are left to who refuses them. */
function forReading(handler: RequestHandler): RequestHandler {
  return (request, response, next) =>
    request.method === "GET" || request.method === "HEAD"
      ? handler(request, response, next)
      : next("router");
}

/** Data that is not there is a bare 404: the browser then loads the page itself. */
function refuseMissing(_request: Request, response: Response) {
  response.status(404).json({ error: "not found" });
}

/** Fetches every page component once, so that the first visitor waits for none. */
export async function warmUpComponents(): Promise<void> {
  await Promise.all(Object.values(pageModules).map(({ load }) => load()));
}

/** The year is an hour older in Paris than in UTC when it ends. */
function yearInParis(time: number): number {
  return new Date(time + 60 * 60_000).getUTCFullYear();
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
