// GET and HEAD of pages: match, load, decide the status, render once, send. Also the JSON that client navigation fetches.
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { type Request, type RequestHandler, type Response, Router } from "express";
import PQueue from "p-queue";
import { loadContactPopup } from "#client/frame/ContactProvider.tsx";
import { type LoadedPage, loadComponent, pageModules } from "#client/pages/page-modules.ts";
import { siteAddresses } from "#server/discovery/list-addresses.ts";
import { splitTwinAddress, twinAddress } from "#server/discovery/list-alternates.ts";
import { showWholeLists } from "#server/discovery/show-whole-lists.ts";
import { toMarkdown } from "#server/discovery/to-markdown.ts";
import type { Settings } from "#server/environment.ts";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import { type Packed, pack, prefers, repack, sendOnce, sendPacked } from "#server/http/packed.ts";
import { createPageCache } from "#server/http/page-cache.ts";
import type { ReadyAnswers } from "#server/http/ready-answers.ts";
import type { SecurityHeaders } from "#server/middleware/security-headers.ts";
import { findHere } from "#server/search/find-here.ts";
import { readAskedSearch } from "#server/views/asked-search.ts";
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
import type { SearchResult } from "#shared/search/search.ts";
import { listNames } from "#shared/selection/choosable.ts";
import { renderBusyNotice, renderFormNotice, valuesToShow } from "./render-notice.tsx";
import { renderPage } from "./render-page.tsx";

const html = "text/html; charset=utf-8";
const json = "application/json; charset=utf-8";
const markdown = "text/markdown; charset=utf-8";

/** Of addresses that are pages to browsers and Markdown to whoever asks for that. */
const inTwoTypes = "Accept, Accept-Encoding";

/**
 * What a cache before the site may do with pages whose time is over, seconds: show them once more while it fetches the new ones,
 * which browsers do too, and for a day while the site cannot be reached.
 */
const whileAway = "stale-while-revalidate=60, stale-if-error=86400";

/** The build is part of its address. */
const immutable = "public, max-age=31536000, immutable";

/** Pages have a cache of their own, which all of them fit into: whatever views are asked for, no page has to be made again. */
const pageBytes = 1_000_000_000;

/** Of views of lists, pages as Markdown and data. */
const viewBytes = 32_000_000;

/** Concurrent renders: while one page is compressed in another thread, the next is rendered. */
const concurrentRenders = 2;

/** Views for a single visitor that may wait to be rendered: about half a second's work. */
const mostWaiting = 40;

/**
 * Turns of the event loop that pass before each render, counted again with each request that arrives meanwhile: at most so
 * long, ms. Each turn accepts one new connection and reads what has arrived on the others, so that a request that needs no
 * render is not queued behind those that do.
 */
const turnsBetweenRenders = 50;
const longestWay = 250;

/** Retry-After of a busy site, seconds. */
const busyRetry = 2;

/** Views that are cached for everyone come before those for a single visitor, and these before what nobody waits for. */
const priorities = { cached: 1, once: 0, ahead: -1 } as const;

/** Of the time, how much is left to others while pages are made ahead: three times what each of them took. */
const restAfterPage = 3;

export interface Pages {
  readonly router: Router;
  /** To be called now and then: all pages change at New Year. */
  readonly updateYear: () => void;
  /** Makes every page that nobody has asked for yet, slowly, until it is done or `isStopping`. */
  readonly makeAhead: (isStopping: () => boolean) => Promise<void>;
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
  ready,
  securityHeaders,
  load: loadWith = loadPage,
  find = findHere,
  now = Date.now,
  observeRender = () => {},
}: {
  settings: Settings;
  assets: AssetManifest;
  /** Pages and their data are answered from there once they are made. */
  ready: ReadyAnswers;
  securityHeaders: SecurityHeaders;
  /** Tests replace it to make a page fail. */
  load?: typeof loadPage;
  /** What is found by a query among everything; null for the empty one. */
  find?: (query: string, edition: Edition) => Promise<SearchResult | null> | SearchResult | null;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Called with the time that each render took, seconds. */
  observeRender?: (seconds: number) => void;
}): Pages {
  const load = (
    path: string,
    parameters: URLSearchParams,
    edition: Edition,
    result: SearchResult | null = null,
  ) => loadWith(path, parameters, edition, settings, result);
  const { SHARED_CACHE_SECONDS } = settings;
  const isShared = SHARED_CACHE_SECONDS > 0;
  const cacheControl = isShared
    ? `public, max-age=0, s-maxage=${SHARED_CACHE_SECONDS}, ${whileAway}`
    : "no-cache";
  const pageHeaders = { ...(isShared && { "Cache-Tag": assets.build }) };
  const pageCache = createPageCache(pageBytes);
  const viewCache = createPageCache(viewBytes);
  const queue = new PQueue({ concurrency: concurrentRenders });
  /** What a search finds takes as long as a render. */
  const finding = new PQueue({ concurrency: 1 });
  const shrinking = new PQueue({ concurrency: 1 });
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
  const busyNotices = new Map<string, string>();
  let arrivals = 0;

  /** The footer names the year, so all pages change at New Year. */
  function updateYear(): void {
    if (year === yearInParis(now())) return;
    year = yearInParis(now());
    sites = loadSites();
    pageCache.clear();
    viewCache.clear();
    ready.deleteAll("page");
  }

  async function render(found: FoundPage, contact: ContactState | null): Promise<string> {
    const { page, title, query, edition } = found;
    const { Component } = (await loadComponent(page)) as LoadedPage;
    return renderPage(
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
          personalPages.includes(page.id) || (page.id !== "contact" && /[?&](?!page=)/.test(query)),
      },
      assets,
    );
  }

  async function giveWay(): Promise<void> {
    const ends = performance.now() + longestWay;
    let seen = arrivals;
    for (let turn = 0; turn < turnsBetweenRenders && performance.now() < ends; turn += 1) {
      await nextTurn();
      if (arrivals !== seen) turn = 0;
      seen = arrivals;
    }
  }

  /** Renders what a visitor waits for. */
  async function renderNow(found: FoundPage, contact: ContactState | null): Promise<string> {
    const began = performance.now();
    const text = await render(found, contact);
    observeRender((performance.now() - began) / 1000);
    return text;
  }

  /** A view that is the same for everyone: rendered once, then cached. */
  function packView(found: FoundPage): Promise<Packed> {
    if (found.query === "") return packPage(found, renderNow, priorities.cached);
    return viewCache.forceFetch(keyOf(found), {
      context: () =>
        queue.add(
          async () => {
            await giveWay();
            return pack(await renderNow(found, null), html);
          },
          { priority: priorities.cached },
        ),
    });
  }

  const packPage = (found: FoundPage, make: typeof render, priority: number): Promise<Packed> =>
    pageCache.forceFetch(keyOf(found), {
      context: () =>
        queue.add(
          async () => {
            await giveWay();
            const before = sites;
            const packed = await pack(await make(found, null), html);
            // Else it has the year that has just ended.
            if (sites === before) setReady(keyOf(found), packed, true);
            return packed;
          },
          { priority },
        ),
    });

  /** `mayShrink`: once it is sent, it is worth the time to make it smaller. */
  function setReady(address: string, packed: Packed, mayShrink: boolean): void {
    ready.set(address, packed, {
      kind: "page",
      cacheControl,
      vary: inTwoTypes,
      headers: [...securityHeaders.document, ...Object.entries(pageHeaders).flat()],
      ...(mayShrink && { onFirst: () => void shrinking.add(() => shrink(address, packed)) }),
    });
  }

  async function shrink(address: string, packed: Packed): Promise<void> {
    const small = await repack(packed);
    if (pageCache.peek(address) !== packed) return;
    pageCache.set(address, small);
    setReady(address, small, false);
  }

  /** The page as Markdown, with the whole of its lists: rendered once, then cached. */
  const packTwin = (found: FoundPage): Promise<Packed> =>
    viewCache.forceFetch(twinAddress(found.edition, found.page.path), {
      context: () =>
        queue.add(
          async () => {
            await giveWay();
            const page = showWholeLists(found.page, found.edition);
            const { url } = siteOf(found.edition);
            const address = url + keyOf({ ...found, query: "" });
            const rendered = await renderNow({ ...found, page, query: "" }, null);
            const text = await toMarkdown(rendered, url);
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
    // Not for caches before the site: many would give it to browsers too, whatever Vary says.
    const cacheControl = isShared ? "private, no-cache" : "no-cache";
    await sendPacked(request, response, await packTwin(found), { cacheControl, vary });
  }

  async function handleTwin(request: Request, response: Response, next: () => void) {
    const twin = splitTwinAddress(decodeURIComponent(request.path));
    const found = twin && load(twin.path, new URLSearchParams(), twin.edition);
    if (!found) return next();
    updateYear();
    await sendTwin(request, response, found, "Accept-Encoding");
  }

  function sendPage(request: Request, response: Response, packed: Packed): Promise<void> {
    response.set(pageHeaders);
    return sendPacked(request, response, packed, { cacheControl, vary: inTwoTypes });
  }

  /** No further view for a single visitor may wait. */
  const isBusy = () => finding.size + queue.sizeBy({ priority: priorities.once }) >= mostWaiting;

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
        await sendOnce(request, response, () => renderNow(found, contact), headers);
      },
      { priority: priorities.once },
    );
  }

  function sendNotice(response: Response, status: number, text: string): void {
    response.status(status).set("Cache-Control", "no-store").type("text/html").send(text);
  }

  function sendBusy(response: Response, edition: Edition): void {
    response.set("Retry-After", String(busyRetry));
    const notice = busyNotices.get(edition.id) ?? renderBusyNotice(noticeParts(edition));
    busyNotices.set(edition.id, notice);
    sendNotice(response, 503, notice);
  }

  async function handlePage(request: Request, response: Response, next: () => void) {
    arrivals += 1;
    updateYear();
    const wantsMarkdown = prefers(request, "text/markdown", "text/html");
    // The canonical addresses that links have are keys of the cache.
    const { url } = request;
    const cached = wantsMarkdown ? undefined : (pageCache.get(url) ?? viewCache.get(url));
    if (cached) return sendPage(request, response, cached);
    const parameters = queryOf(request);
    const { edition, path } = splitAddress(decodeURIComponent(request.path));
    const isForm = path === contactPath && parameters.size > 0;
    const isForOne = isForm || ["s", "q", "sent"].some((name) => parameters.has(name));
    if (isForOne && isBusy()) return sendBusy(response, edition);
    const found = isForOne
      ? await finding.add(async () => {
          await giveWay();
          const query = readAskedSearch(path, parameters);
          return load(path, parameters, edition, await find(query, edition));
        })
      : load(path, parameters, edition);
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
    if (!contact && !found.isEndless) return sendPage(request, response, await packView(found));
    if (isBusy()) return sendBusy(response, edition);
    await sendView(request, response, found, contact, 200);
  }

  /**
   * Answers with JSON of this build at `place`, cached. `make` returns it with its canonical address, or undefined where there is
   * none. A page of another build gets a 404 and reloads.
   */
  function handleJson(
    place: string,
    make: (path: string) => { readonly address: string; readonly data: unknown } | undefined,
  ): RequestHandler {
    const how = { cacheControl: immutable, vary: "Accept-Encoding" };
    return async (request, response, next) => {
      const cached = viewCache.get(place + request.path);
      if (cached) return sendPacked(request, response, cached, how);
      const [, build, path] = /^\/([^/]+)(.*)$/.exec(decodeURIComponent(request.path)) ?? [];
      const made = build === assets.build ? make(path || "/") : undefined;
      if (!made) return next();
      const address = `${place}/${assets.build}${made.address}`;
      const answer = await viewCache.forceFetch(address, {
        context: async () => {
          const packed = await pack(JSON.stringify(made.data), json);
          ready.set(address, packed, { ...how, kind: "data", headers: securityHeaders.part });
          return packed;
        },
      });
      await sendPacked(request, response, answer, how);
    };
  }

  const handlePageData = handleJson("/page-data", (address) => {
    const { edition, path } = splitAddress(address);
    const found = load(path, new URLSearchParams(), edition);
    if (!found) return undefined;
    const { page } = found;
    const stylesheet = assets.pageStylesheets[pageModules[page.id].folder] ?? null;
    const data: DeliveredPage = { page, stylesheet };
    return { address: withoutSlash(keyOf({ ...found, query: "" })), data };
  });
  const handleCatalogueIndex = handleJson("/catalogue-index", (address) => {
    const { edition, path } = splitAddress(address);
    const name = /^\/(\w+)\.json$/.exec(path)?.[1] ?? "";
    const data = loadCatalogueIndex(name, edition);
    return data && { address: addressIn(edition, `/${name}.json`), data };
  });

  const handleCountryNames = handleJson("/country-names", (path) =>
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
    updateYear,
    async makeAhead(isStopping) {
      for (const edition of editions) {
        for (const { path } of siteAddresses) {
          if (isStopping()) return;
          const began = performance.now();
          if (pageCache.has(addressIn(edition, encodeURI(path)))) continue;
          const found = load(path, new URLSearchParams(), edition);
          if (found) await packPage(found, render, priorities.ahead);
          const took = performance.now() - began;
          await pause(restAfterPage * took, undefined, { ref: false });
        }
      }
    },
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
