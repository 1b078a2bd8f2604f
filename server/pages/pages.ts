// The pages of the site, put together: rendering, queues, store and routes.
import { type ErrorRequestHandler, Router } from "express";
import type { Logger } from "pino";
import { pageModules } from "#client/pages/page-modules.ts";
import type { Settings } from "#server/environment.ts";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import { BusyError, LeftError } from "#server/http/fair-queue.ts";
import { pauseBeforeRefusal } from "#server/http/refusal-pause.ts";
import type { ResponseStore } from "#server/http/response-store.ts";
import { createCatalogueTools } from "#server/mcp/catalogue-tools.ts";
import { mcpRoute } from "#server/mcp/mcp-route.ts";
import { limitRequests } from "#server/middleware/limit-requests.ts";
import type { SecurityHeaders } from "#server/middleware/security-headers.ts";
import { SearchAwayError, type SearchThread, TooHardError } from "#server/search/search-thread.ts";
import { readAskedSearch } from "#server/views/asked-search.ts";
import { loadPage } from "#server/views/load-page.ts";
import { type Edition, originalEdition } from "#shared/editions/edition.ts";
import { splitAddress } from "#shared/editions/editions.ts";
import { languages } from "#shared/editions/languages.ts";
import { catalogueAddress } from "#shared/editions/printed-catalogue.ts";
import { readParameters } from "./asked-view.ts";
import { dataRoutes } from "./data-routes.ts";
import { createFormPage, type RenderForm } from "./form-page.ts";
import { createMarkdownPages } from "./markdown-pages.ts";
import { createPageHeads } from "./page-heads.ts";
import { createPageMaker } from "./page-maker.ts";
import { pageRoutes } from "./page-routes.ts";
import { prerender } from "./prerender.ts";
import { createRenderQueues } from "./render-queues.ts";
import { createRenderer, type Renderer } from "./renderer.ts";
import { createNotices, type Notices } from "./send-notice.ts";

export interface Pages {
  readonly router: Router;
  /** To be called at intervals, and when a printed catalogue was set: parts of all pages change (renderer.ts). */
  readonly update: () => void;
  /** Makes every page, slowly, until all are done or `isStopping`. Never fails. */
  readonly prerender: (isStopping: () => boolean) => Promise<void>;
  readonly renderForm: RenderForm;
}

interface PageParts {
  readonly settings: Settings;
  readonly log: Pick<Logger, "error">;
  readonly assets: AssetManifest;
  /** Finished pages and their data are stored here. */
  readonly store: ResponseStore;
  readonly securityHeaders: SecurityHeaders;
  readonly find: SearchThread["find"];
  /** Tests replace it to make a page fail. */
  readonly load?: typeof loadPage;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Called with the time of each render that a visitor waited for, seconds. */
  readonly observeRender?: (seconds: number) => void;
}

export function createPages({
  settings,
  log,
  assets,
  store,
  securityHeaders,
  find,
  load = loadPage,
  now = Date.now,
  observeRender = () => {},
}: PageParts): Pages {
  const renderer = createRenderer({ settings, assets, load, now });
  const render: Renderer["render"] = async (found, contact) => {
    const began = performance.now();
    const text = await renderer.render(found, contact);
    observeRender((performance.now() - began) / 1000);
    return text;
  };
  const heads = createPageHeads({ settings, assets, securityHeaders });
  const queues = createRenderQueues();
  const notices = createNotices(store, (edition) => ({
    site: renderer.siteOf(edition),
    edition,
    stylesheet: assets.stylesheet,
  }));
  const maker = createPageMaker({ store, queues, heads, renderer, render, find });
  const markdownPages = createMarkdownPages({
    store,
    queue: queues.renders,
    renderer,
    isShared: settings.SHARED_CACHE_SECONDS > 0,
    render,
  });
  const siteUrlIn = (edition: Edition) => renderer.siteOf(edition).url;
  const mayAsk = limitRequests(settings.VIEW_LIMIT);
  const router = Router();
  for (const { id } of languages)
    router.get(catalogueAddress(id), (request, response, next) => {
      if (assets.catalogues[id]) return next();
      notices.sendAwaited(request, response, id);
    });
  if (settings.MCP) {
    const lab = { name: settings.LAB_NAME, email: settings.LAB_EMAIL };
    const siteUrl = siteUrlIn(originalEdition);
    const tools = createCatalogueTools({ queues, markdownPages, find, lab, siteUrl });
    router.use(mcpRoute({ tools, mayAsk, siteUrl, name: lab.name, version: assets.build }));
  }
  router.use(
    dataRoutes({ assets, store, securityHeaders, queue: queues.renders, renderer, mayAsk }),
  );
  router.use(
    pageRoutes({
      store,
      queue: queues.renders,
      maker,
      markdownPages,
      notices,
      mayAsk,
      siteUrlIn,
    }),
  );
  router.use(answerErrors(notices));
  return {
    router,
    update: maker.update,
    prerender: (isStopping) => prerender(maker.prerender, { isStopping, log }),
    renderForm: createFormPage({ queues, heads, notices, renderer, render }),
  };
}

/** Answers for pages that cannot be made now, or not at all. */
const answerErrors =
  (notices: Notices): ErrorRequestHandler =>
  async (error, request, response, next) => {
    const { edition, path } = splitAddress(decodeURIComponent(request.path));
    if (error instanceof LeftError) return;
    if (error instanceof BusyError || error instanceof SearchAwayError) {
      await pauseBeforeRefusal(response);
      return notices.sendBusy(response, edition);
    }
    if (!(error instanceof TooHardError)) return next(error);
    const query = readAskedSearch(path, readParameters(request.url));
    notices.sendTooHard(response, edition, query);
  };

/** Loads every page component, so that the first visitor does not wait for them. */
export async function warmUpComponents(): Promise<void> {
  await Promise.all(Object.values(pageModules).map((load) => load()));
}
