// GET and HEAD of pages: match, load, decide the status, render once, send. Also the JSON that client navigation fetches.
import { setImmediate as nextTurn } from "node:timers/promises";
import { type ErrorRequestHandler, type Request, type Response, Router } from "express";
import type { Logger } from "pino";
import { pageModules } from "#client/pages/page-modules.ts";
import { splitMarkdownAddress } from "#server/discovery/list-alternates.ts";
import type { Settings } from "#server/environment.ts";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import { BusyError, createFairQueue, LeftError, type Visit } from "#server/http/fair-queue.ts";
import { type Packed, pack, prefers, repack, sendOnce, sendPacked } from "#server/http/packed.ts";
import type { ReadyAnswers } from "#server/http/ready-answers.ts";
import { visitOf } from "#server/http/visit-of.ts";
import { speculationHeader } from "#server/machine-pages/speculation-rules.ts";
import { limitViews } from "#server/middleware/limit-views.ts";
import { type SecurityHeaders, toMap } from "#server/middleware/security-headers.ts";
import { SearchAwayError, type SearchThread, TooHardError } from "#server/search/search-thread.ts";
import { readAskedSearch } from "#server/views/asked-search.ts";
import { loadPage } from "#server/views/load-page.ts";
import { addressIn, splitAddress } from "#shared/editions/editions.ts";
import { languages } from "#shared/editions/languages.ts";
import { catalogueAddress } from "#shared/editions/printed-catalogue.ts";
import type { FormState } from "#shared/enquiry/contact-state.ts";
import type { Page } from "#shared/pages/page.ts";
import type { SearchResult } from "#shared/search/search.ts";
import { createAnswers } from "./answers.ts";
import { readParameters, readsFormula, readThanks, renderRooms, roomOf } from "./asked-view.ts";
import { findBenchJson, sendBenchJson } from "./bench-json.ts";
import { dataRoutes } from "./data-routes.ts";
import { makeAhead } from "./make-ahead.ts";
import { createMarkdownPages } from "./markdown-pages.ts";
import { valuesToShow } from "./render-notice.tsx";
import { createRenderer, viewKey } from "./renderer.ts";
import { createNotices } from "./send-notice.ts";
import { findPage, type SitePage, sitePages } from "./site-pages.ts";

const html = "text/html; charset=utf-8";

/** Of addresses that are pages to browsers and Markdown to whoever asks for that. */
const inTwoTypes = "Accept, Accept-Encoding";

/**
 * What a cache before the site may do with pages whose time is over, seconds: show them once more while it fetches the new ones,
 * which browsers do too, and for a day while the site cannot be reached.
 */
const whileAway = "stale-while-revalidate=60, stale-if-error=86400";

/** While one page is compressed in another thread, the next is rendered. */
const concurrentRenders = 2;
/** While what one search found is rendered, the thread of the search finds the next. */
const concurrentSearches = 2;

/**
 * Turns of the event loop before each render. Each turn accepts one new connection and reads what has arrived on the others, so a
 * request that needs no render waits for one render in as many connections that were opened before its own.
 */
const turnsToYield = 50;
/** At most so long, ms: turns take longer where many ask for what is ready, or is refused. */
const longestYield = 50;

async function yieldToRequests(): Promise<void> {
  const ends = performance.now() + longestYield;
  for (let turn = 0; turn < turnsToYield && performance.now() < ends; turn += 1) await nextTurn();
}

/** What is made ahead takes turns with the visitors, as if it were one of them. */
const ahead: Visit = { client: "ahead", hasLeft: () => false, whenLeft: () => undefined };

/** An answer to whoever asked for the same view. */
interface View {
  readonly packed: Packed;
  /** Caches before the site may hold it. */
  readonly isEverybodys: boolean;
  readonly cacheControl: string;
}

export interface Pages {
  readonly router: Router;
  /** To be called now and then, and when a printed catalogue was set: what all pages show changes (renderer.ts). */
  readonly update: () => void;
  /** Makes every page that nobody has asked for yet, slowly, until it is done or `isStopping`. Never fails. */
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
  log,
  assets,
  ready,
  securityHeaders,
  find,
  load = loadPage,
  now = Date.now,
  observeRender = () => {},
}: {
  settings: Settings;
  log: Pick<Logger, "error">;
  assets: AssetManifest;
  /** Pages and their data are answered from there once they are made. */
  ready: ReadyAnswers;
  securityHeaders: SecurityHeaders;
  find: SearchThread["find"];
  /** Tests replace it to make a page fail. */
  load?: typeof loadPage;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Called with the time that each render took that a visitor waited for, seconds. */
  observeRender?: (seconds: number) => void;
}): Pages {
  const { SHARED_CACHE_SECONDS } = settings;
  const isShared = SHARED_CACHE_SECONDS > 0;
  const cacheControl = isShared
    ? `public, max-age=0, s-maxage=${SHARED_CACHE_SECONDS}, ${whileAway}`
    : "no-cache";
  const pageHeaders = { ...(isShared && { "Cache-Tag": assets.build }) };
  const renderer = createRenderer({ settings, assets, load, now });
  const answers = createAnswers();
  const renders = createFairQueue({
    rooms: renderRooms,
    atOnce: concurrentRenders,
    pause: yieldToRequests,
  });
  const searches = createFairQueue({
    rooms: { search: renderRooms.search },
    atOnce: concurrentSearches,
    pause: async () => undefined,
  });
  const notices = createNotices((edition) => ({
    site: renderer.siteOf(edition),
    edition,
    stylesheet: assets.stylesheet,
  }));
  let frames = renderer.frames();

  function update(): void {
    if (frames === renderer.frames()) return;
    frames = renderer.frames();
    answers.clear();
    ready.deleteAll("page");
  }

  /** A render that a visitor waits for. */
  const render: typeof renderer.render = async (found, contact) => {
    const began = performance.now();
    const text = await renderer.render(found, contact);
    observeRender((performance.now() - began) / 1000);
    return text;
  };

  /** Made once for each kind of page. */
  const documentHeaders = new Map<string, Map<string, string>>();

  /** The security policy names the style that such a page carries; and what may be fetched ahead. */
  function headersOf({ id }: Page): Map<string, string> {
    const { folder } = pageModules[id];
    const known = documentHeaders.get(folder);
    if (known) return known;
    const made = toMap([
      ...securityHeaders.documentWith(assets.firstStyles[folder]?.hash),
      ...speculationHeader,
    ]);
    documentHeaders.set(folder, made);
    return made;
  }

  function keepPage(address: string, packed: Packed): void {
    answers.keep(address, packed);
    const headers = [...(packed.headers ?? []), ...Object.entries(pageHeaders)].flat();
    ready.set(address, packed, { kind: "page", cacheControl, vary: inTwoTypes, headers });
  }

  /** A page as its address without a query has it: made once, for everybody. */
  function packPage(page: SitePage, visit: Visit): Promise<Packed> {
    const { address } = page;
    return renders.add({ room: "page", visit, key: address }, async () => {
      const known = answers.find(address);
      if (known) return known;
      const before = frames;
      const found = renderer.load(page);
      const text = await (visit === ahead ? renderer.render(found) : render(found));
      const packed = await pack(text, html, headersOf(found.page));
      // Else it has the year that has just ended, say.
      if (frames === before) keepPage(address, packed);
      return packed;
    });
  }

  /** The pages of the new year are made when they are asked for, and stay a tenth larger. */
  async function makeSmall(page: SitePage): Promise<void> {
    const packed = await packPage(page, ahead);
    const small = await repack(packed);
    if (answers.find(page.address) === packed) keepPage(page.address, small);
  }

  /** A view that the parameters ask for, or the address of another that is shown in its place. */
  async function makeView(
    page: SitePage,
    parameters: URLSearchParams,
    result: SearchResult | null,
    isWanted: () => boolean,
  ): Promise<View | string> {
    const before = frames;
    const found = renderer.load(page, parameters, result);
    const key = viewKey(found);
    if (found.isRedirected) return key;
    const reference = readThanks(parameters);
    const isEverybodys = reference === null && !found.isEndless;
    const known = isEverybodys && answers.find(key);
    if (known) return { packed: known, isEverybodys, cacheControl };
    const text = await render(found, reference === null ? null : { kind: "sent", reference });
    if (!isWanted()) throw new LeftError();
    const packed = await pack(text, html, headersOf(found.page));
    if (reference !== null) return { packed, isEverybodys, cacheControl: "no-store" };
    if (!isEverybodys) return { packed, isEverybodys, cacheControl: "no-cache" };
    if (frames === before && key === page.address) keepPage(key, packed);
    else if (frames === before) answers.keepView(key, packed);
    return { packed, isEverybodys, cacheControl };
  }

  /** Waits for its turn to find what the parameters ask for, then for that to be shown. */
  async function askForView(
    page: SitePage,
    parameters: URLSearchParams,
    visit: Visit,
    address: string,
  ): Promise<View | string> {
    const room = roomOf(page.path, parameters);
    const query = readAskedSearch(page.path, parameters);
    const show = (asked: URLSearchParams, result: SearchResult | null) =>
      renders.add({ room, visit, key: room === "view" ? address : undefined }, (isWanted) =>
        makeView(page, asked, result, isWanted),
      );
    if (!query) return show(parameters, null);
    const findFor = () => find(query, page.edition);
    const turn = { room: "search", visit } as const;
    if (room === "search") return searches.add(turn, async () => show(parameters, await findFor()));
    // Whoever has sent an enquiry is thanked, with or without what they had searched.
    const result = await searches.add(turn, findFor).catch(() => null);
    if (!result) parameters.delete("q");
    return show(parameters, result);
  }

  const mayAsk = limitViews(settings);

  async function handlePage(request: Request, response: Response, next: () => void) {
    update();
    const wantsMarkdown = prefers(request, "text/markdown", "text/html");
    const known = wantsMarkdown ? undefined : answers.find(request.url);
    if (known) return sendPage(request, response, known);
    const page = findPage(request.path);
    const { edition } = page ?? splitAddress(request.path);
    if (!page) {
      if (await mayAsk(request, response)) return next();
      return notices.sendTooMany(response, edition);
    }
    if (page.address !== request.path) {
      // The same address with other letters encoded.
      response.redirect(301, page.address + request.url.slice(request.path.length));
      return;
    }
    if (wantsMarkdown) return sendMarkdown(request, response, page, inTwoTypes);
    const parameters = readParameters(request.url);
    const visit = visitOf(request, response);
    if (parameters.size === 0) {
      const packed = answers.find(page.address) ?? (await packPage(page, visit));
      return sendPage(request, response, packed);
    }
    if (!(await mayAsk(request, response))) return notices.sendTooMany(response, edition);
    const view = await askForView(page, parameters, visit, request.url);
    if (typeof view === "string") {
      response.set("Cache-Control", "no-cache").redirect(302, view);
      return;
    }
    if (view.isEverybodys) return sendPage(request, response, view.packed);
    const { packed, cacheControl } = view;
    await sendPacked(request, response, packed, { cacheControl, vary: inTwoTypes });
  }

  function sendPage(request: Request, response: Response, packed: Packed): Promise<void> {
    response.set(pageHeaders);
    return sendPacked(request, response, packed, { cacheControl, vary: inTwoTypes });
  }

  const markdownPages = createMarkdownPages({
    answers,
    queue: renders,
    renderer,
    isShared,
    render,
  });

  async function handleMarkdown(request: Request, response: Response, next: () => void) {
    update();
    const alternate = splitMarkdownAddress(decodeURIComponent(request.path));
    const page = alternate && findPage(addressIn(alternate.edition, encodeURI(alternate.path)));
    if (!page) return next();
    await sendMarkdown(request, response, page, "Accept-Encoding");
  }

  /** Of a bench, what its address has put there; of any other page, the whole of it. */
  async function sendMarkdown(request: Request, response: Response, page: SitePage, vary: string) {
    const parameters = readsFormula(page.path) ? readParameters(request.url) : undefined;
    if (!parameters?.size) return markdownPages.send(request, response, page, vary);
    if (!(await mayAsk(request, response))) return notices.sendTooMany(response, page.edition);
    await markdownPages.sendView(request, response, { page, parameters, vary });
  }

  async function handleBenchJson(request: Request, response: Response, next: () => void) {
    const bench = findBenchJson(request.path);
    if (!bench) return next();
    if (!(await mayAsk(request, response))) return notices.sendTooMany(response, bench.edition);
    const siteUrl = renderer.siteOf(bench.edition).url;
    await sendBenchJson(request, response, { bench, siteUrl, queue: renders });
  }

  /** What cannot be made now, or not at all. */
  const handleError: ErrorRequestHandler = (error, request, response, next) => {
    const { edition, path } = splitAddress(decodeURIComponent(request.path));
    if (error instanceof LeftError) return;
    if (error instanceof BusyError || error instanceof SearchAwayError)
      return notices.sendBusy(response, edition);
    if (!(error instanceof TooHardError)) return next(error);
    const query = readAskedSearch(path, readParameters(request.url));
    notices.sendTooHard(response, edition, query);
  };

  const router = Router();
  for (const { id } of languages)
    router.get(catalogueAddress(id), (_request, response, next) => {
      if (assets.catalogues[id]) return next();
      notices.sendAwaited(response, id);
    });
  router.use(dataRoutes({ assets, ready, securityHeaders, queue: renders, renderer }));
  router.get("/{*path}.md", handleMarkdown);
  router.get("/{*path}.json", handleBenchJson);
  router.get("/{*path}", handlePage);
  router.use(handleError);

  return {
    router,
    update,
    makeAhead: (isStopping) => makeAhead(makeSmall, { isStopping, log }),
    async renderForm(request, response, { status, page: address, contact }) {
      const form = { ...contact, values: valuesToShow(contact.values) };
      const path = address.split(/[?#]/)[0] ?? "/";
      const { edition } = splitAddress(path);
      const page = findPage(path) ?? sitePages.get(addressIn(edition, "/"));
      const notice = () => notices.sendForm(response, edition, { status, form });
      if (status !== 422 || !page) return notice();
      const how = { status, type: html, cacheControl: "no-store", vary: inTwoTypes };
      const turn = { room: "form", visit: visitOf(request, response) } as const;
      const found = renderer.load(page);
      response.setHeaders(headersOf(found.page));
      await renders
        .add(turn, () => sendOnce(request, response, () => render(found, form), how))
        .catch((error: unknown) => {
          if (error instanceof BusyError) return notice();
          if (!(error instanceof LeftError)) throw error;
        });
    },
  };
}

/** Loads every page component, so that the first visitor does not wait for them. */
export async function warmUpComponents(): Promise<void> {
  await Promise.all(Object.values(pageModules).map(({ load }) => load()));
}
