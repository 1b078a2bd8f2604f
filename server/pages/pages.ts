// GET and HEAD of pages: match, load, decide the status, render once, send. Also the JSON that client navigation fetches.
import { setImmediate as nextTurn } from "node:timers/promises";
import { type Request, type RequestHandler, type Response, Router } from "express";
import PQueue from "p-queue";
import { loadContactPopup } from "#client/frame/ContactProvider.tsx";
import { type LoadedPage, loadComponent, pageModules } from "#client/pages/page-modules.ts";
import { splitTwinAddress, twinAddress } from "#server/discovery/list-alternates.ts";
import { showWholeLists } from "#server/discovery/show-whole-lists.ts";
import { toMarkdown } from "#server/discovery/to-markdown.ts";
import type { Settings } from "#server/environment.ts";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import { type Packed, pack, prefers, sendOnce, sendPacked } from "#server/http/packed.ts";
import { createPageCache } from "#server/http/page-cache.ts";
import { listCountryNames } from "#server/views/list-country-names.ts";
import { type FoundPage, loadCatalogueIndex, loadPage } from "#server/views/load-page.ts";
import { loadSite } from "#server/views/load-site.ts";
import type { Edition } from "#shared/editions/edition.ts";
import { addressIn, editions, formLanguageOf, splitAddress } from "#shared/editions/editions.ts";
import type { ContactState, FormState } from "#shared/enquiry/contact-state.ts";
import { isReference } from "#shared/enquiry/reference.ts";
import { contactPath } from "#shared/enquiry/subjects.ts";
import type { DeliveredPage, Site } from "#shared/pages/page.ts";
import { personalPages } from "#shared/pages/page-table.ts";
import { listNames } from "#shared/selection/choosable.ts";
import { renderBusyNotice, renderFormNotice, valuesToShow } from "./render-notice.tsx";
import { renderPage } from "./render-page.tsx";

const html = "text/html; charset=utf-8";
const json = "application/json; charset=utf-8";
const markdown = "text/markdown; charset=utf-8";

/** Of addresses that are pages to browsers and Markdown to whoever asks for that. */
const inTwoTypes = "Accept, Accept-Encoding";

/** The build is part of its address. */
const immutable = "public, max-age=31536000, immutable";

/** Room for twice the pages of the site, all views of its catalogues included, bytes. */
const cacheBytes = 64_000_000;

/** Concurrent renders: while one page is compressed in another thread, the next is rendered. */
const concurrentRenders = 2;

/** Views for a single visitor that may wait to be rendered: about half a second's work. */
const mostWaiting = 40;

/**
 * Turns of the event loop that pass before each render. Each turn accepts one new connection and reads what has arrived on the
 * others, so that a request that needs no render is not queued behind those that do.
 */
const turnsBetweenRenders = 50;

/** Retry-After of a busy site, seconds. */
const busyRetry = 2;

/** Views that are cached for everyone come before those for a single visitor. */
const priorities = { cached: 1, once: 0 } as const;

export interface Pages {
  readonly router: Router;
  /**
   * Answers a plain form post that was not accepted: a 422 with its page and the popup open, any other status with a small
   * page around the form. Never cached.
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
  load: loadWith = loadPage,
  now = Date.now,
  observeRender = () => {},
}: {
  settings: Settings;
  assets: AssetManifest;
  /** Tests replace it to make a page fail. */
  load?: typeof loadPage;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Called with the time that each render took, seconds. */
  observeRender?: (seconds: number) => void;
}): Pages {
  const load = (path: string, parameters: URLSearchParams, edition: Edition) =>
    loadWith(path, parameters, edition, settings);
  const cache = createPageCache(cacheBytes);
  const queue = new PQueue({ concurrency: concurrentRenders });
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

  /** The footer names the year, so all pages change at New Year. */
  function updateYear(): void {
    if (year === yearInParis(now())) return;
    year = yearInParis(now());
    sites = loadSites();
    cache.clear();
  }

  async function render(found: FoundPage, contact: ContactState | null): Promise<string> {
    const began = performance.now();
    const { page, title, query, edition } = found;
    const { Component } = (await loadComponent(page)) as LoadedPage;
    const text = await renderPage(
      {
        delivery: { page, site: siteOf(edition), contact },
        title,
        Component,
        ContactPopup: contact && (await loadContactPopup()),
        edition,
        address: keyOf(found),
        // Where a visitor came from, or failed to get to, and what they chose, is nothing to index.
        path: page.path + (/^(?:contact|home|selection)$/.test(page.id) ? "" : query),
        isVariant:
          personalPages.includes(page.id) ||
          /[?&](q|filtre|forme|categorie|introuvable)=/.test(query),
      },
      assets,
    );
    observeRender((performance.now() - began) / 1000);
    return text;
  }

  /** A view that is the same for everyone: rendered once, then cached. */
  const packView = (found: FoundPage): Promise<Packed> =>
    cache.forceFetch(keyOf(found), {
      context: () =>
        queue.add(
          async () => {
            await giveWay();
            return pack(await render(found, null), html);
          },
          { priority: priorities.cached },
        ),
    });

  /** The page as Markdown, with the whole of its lists: rendered once, then cached. */
  const packTwin = (found: FoundPage): Promise<Packed> =>
    cache.forceFetch(twinAddress(found.edition, found.page.path), {
      context: () =>
        queue.add(
          async () => {
            await giveWay();
            const page = showWholeLists(found.page, found.edition);
            const { url } = siteOf(found.edition);
            const address = url + keyOf({ ...found, query: "" });
            const text = toMarkdown(await render({ ...found, page, query: "" }, null), url);
            const head = { title: page.title, description: page.description, url: address };
            return pack(composeMarkdown({ ...head, lang: page.lang }, text), markdown);
          },
          { priority: priorities.cached },
        ),
    });

  async function sendTwin(
    request: Request,
    response: Response,
    found: FoundPage,
    vary: string,
  ): Promise<void> {
    const page = siteOf(found.edition).url + keyOf({ ...found, query: "" });
    response.set("Link", `<${page}>; rel="canonical"`);
    sendPacked(request, response, await packTwin(found), { vary });
  }

  async function handleTwin(request: Request, response: Response, next: () => void) {
    const twin = splitTwinAddress(decodeURIComponent(request.path));
    const found = twin && load(twin.path, new URLSearchParams(), twin.edition);
    if (!found) return next();
    updateYear();
    await sendTwin(request, response, found, "Accept-Encoding");
  }

  /** No further view for a single visitor may wait. */
  const isBusy = () => queue.sizeBy({ priority: priorities.once }) >= mostWaiting;

  /** A view for a single visitor, who may leave before it is rendered. */
  async function sendView(
    request: Request,
    response: Response,
    found: FoundPage,
    contact: ContactState | null,
    status: number,
  ): Promise<void> {
    const cacheControl = contact ? "no-store" : "no-cache";
    const headers = { status, type: html, cacheControl, vary: inTwoTypes };
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
    updateYear();
    const wantsMarkdown = prefers(request, "text/markdown", "text/html");
    // The canonical addresses that links have are keys of the cache.
    const cached = wantsMarkdown ? undefined : cache.get(request.url);
    if (cached) return sendPacked(request, response, cached, { vary: inTwoTypes });
    const parameters = queryOf(request);
    const { edition, path } = splitAddress(decodeURIComponent(request.path));
    const isForm = path === contactPath && parameters.size > 0;
    if (
      isBusy() &&
      (isForm || parameters.has("s") || parameters.has("q") || parameters.has("sent"))
    )
      return sendBusy(response, edition);
    const found = load(path, parameters, edition);
    if (!found) return next();
    const own = keyOf({ ...found, query: "" });
    if (own !== request.path) {
      // The same address with other letters encoded.
      response.redirect(301, own + request.url.slice(request.path.length));
      return;
    }
    if (wantsMarkdown) {
      // What the address carries is no part of the twin, which is the same for everybody.
      const plain = load(path, new URLSearchParams(), edition) ?? found;
      return sendTwin(request, response, plain, inTwoTypes);
    }
    if (found.isPastEnd) {
      response.set("Cache-Control", "no-cache").redirect(302, keyOf(found));
      return;
    }
    const reference = parameters.get("sent") ?? "";
    const contact = isReference(reference) ? ({ kind: "sent", reference } as const) : null;
    // Searches and selections are endless, and addresses that lead to the form nearly so: they are not cached.
    const isEndless =
      /[?&]q=/.test(found.query) ||
      (/^(?:contact|selection)$/.test(path.slice(1)) && parameters.size > 0);
    if (!contact && !isEndless)
      return sendPacked(request, response, await packView(found), { vary: inTwoTypes });
    await sendView(request, response, found, contact, 200);
  }

  /**
   * Answers with JSON of this build, cached. `make` returns it with its canonical address, or undefined where there is none.
   * A page of another build gets a 404 and reloads.
   */
  function handleJson(
    name: string,
    make: (path: string) => { readonly address: string; readonly data: unknown } | undefined,
  ): RequestHandler {
    return async (request, response, next) => {
      const cached = cache.get(`${name} ${request.path}`);
      if (cached) return sendPacked(request, response, cached, { cacheControl: immutable });
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
    if (!found) return undefined;
    const { page } = found;
    const stylesheet = assets.pageStylesheets[pageModules[page.id].folder] ?? null;
    const data: DeliveredPage = { page, stylesheet };
    return { address: withoutSlash(keyOf({ ...found, query: "" })), data };
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

  const handleSelectionNames = handleJson("names", (address) => {
    const { edition, path } = splitAddress(address);
    if (path !== "/") return undefined;
    const data = listNames(formLanguageOf(edition));
    return { address: withoutSlash(addressIn(edition, path)), data };
  });

  const router = Router();
  router.use("/selection-names", forReading(handleSelectionNames), forReading(refuseMissing));
  router.use("/country-names", forReading(handleCountryNames), forReading(refuseMissing));
  router.use("/page-data", forReading(handlePageData), forReading(refuseMissing));
  router.use("/catalogue-index", forReading(handleCatalogueIndex), forReading(refuseMissing));
  router.get("/{*path}.md", handleTwin);
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

/** What a reader of Markdown should know of it stands at its top, as YAML, which JSON is. */
const composeMarkdown = (head: Readonly<Record<string, string>>, text: string) =>
  `---\n${Object.entries(head)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join("")}---\n\n${text}`;

async function giveWay(): Promise<void> {
  for (let turn = 0; turn < turnsBetweenRenders; turn += 1) await nextTurn();
}

/** The canonical address of a view. */
const keyOf = ({ page, query, edition }: Pick<FoundPage, "page" | "query" | "edition">) =>
  addressIn(edition, encodeURI(page.path) + query);

/** Addresses of data continue after the build; that of the home page has nothing there. */
const withoutSlash = (address: string) => (address === "/" ? "" : address);

/** Other methods are refused further down the chain. */
function forReading(handler: RequestHandler): RequestHandler {
  return (request, response, next) =>
    request.method === "GET" || request.method === "HEAD"
      ? handler(request, response, next)
      : next("router");
}

/** Missing data is a bare 404, upon which the browser loads the page itself. */
function refuseMissing(_request: Request, response: Response) {
  response.status(404).json({ error: "not found" });
}

/** Loads every page component, so that the first visitor does not wait for them. */
export async function warmUpComponents(): Promise<void> {
  await Promise.all(Object.values(pageModules).map(({ load }) => load()));
}

/** In winter, Paris is an hour ahead of UTC. */
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
