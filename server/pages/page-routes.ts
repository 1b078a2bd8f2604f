// GET and HEAD of pages, of their Markdown and of the formula as a file: match, decide, find or make, send.
import { type Request, type Response, Router } from "express";
import { splitMarkdownAddress } from "#server/discovery/list-alternates.ts";
import type { FairQueue } from "#server/http/fair-queue.ts";
import { prefers } from "#server/http/packed.ts";
import type { ResponseStore } from "#server/http/response-store.ts";
import { visitOf } from "#server/http/visit-of.ts";
import type { limitRequests } from "#server/middleware/limit-requests.ts";
import type { Edition } from "#shared/editions/edition.ts";
import { addressIn, splitAddress } from "#shared/editions/editions.ts";
import { formulaFiles } from "#shared/pages/desk-address.ts";
import { type RenderLane, readParameters, readsFormula } from "./asked-view.ts";
import { findBenchFile, sendBenchFile } from "./bench-files.ts";
import type { MarkdownPages } from "./markdown-pages.ts";
import { inTwoTypes } from "./page-heads.ts";
import type { PageMaker } from "./page-maker.ts";
import type { Notices } from "./send-notice.ts";
import { findPage, type SitePage } from "./site-pages.ts";

export function pageRoutes({
  store,
  queue,
  maker,
  markdownPages,
  notices,
  mayAsk,
  siteUrlIn,
}: {
  store: ResponseStore;
  queue: FairQueue<RenderLane>;
  maker: PageMaker;
  markdownPages: MarkdownPages;
  notices: Notices;
  /** Counts requests of one address for pages that have to be made. */
  mayAsk: ReturnType<typeof limitRequests>;
  siteUrlIn: (edition: Edition) => string;
}): Router {
  async function handlePage(request: Request, response: Response, next: () => void) {
    maker.update();
    const wantsMarkdown = prefers(request, "text/markdown", "text/html");
    const known = wantsMarkdown ? undefined : store.find(request.url);
    if (known) return store.send(request, response, known);
    const page = findPage(request.path);
    const { edition } = page ?? splitAddress(request.path);
    if (!page) {
      if (await mayAsk(request, response)) return next();
      return notices.sendTooMany(response, edition);
    }
    if (page.address !== request.path) {
      // The path is the same address with other letters encoded.
      response.redirect(301, page.address + request.url.slice(request.path.length));
      return;
    }
    if (wantsMarkdown) return sendMarkdown(request, response, page, inTwoTypes);
    const parameters = readParameters(request.url);
    const visit = visitOf(request, response);
    if (parameters.size === 0)
      return store.send(request, response, await maker.findPage(page, visit));
    if (!(await mayAsk(request, response))) return notices.sendTooMany(response, edition);
    const view = await maker.findView(page, parameters, visit, request.url);
    if (typeof view !== "string") return store.send(request, response, view);
    response.set("Cache-Control", "no-cache").redirect(302, view);
  }

  async function handleMarkdown(request: Request, response: Response, next: () => void) {
    maker.update();
    const alternate = splitMarkdownAddress(decodeURIComponent(request.path));
    const page = alternate && findPage(addressIn(alternate.edition, encodeURI(alternate.path)));
    if (!page) return next();
    await sendMarkdown(request, response, page, "Accept-Encoding");
  }

  /** Sends a bench with the formula of its address, and any other page whole. */
  async function sendMarkdown(request: Request, response: Response, page: SitePage, vary: string) {
    const parameters = readsFormula(page.path) ? readParameters(request.url) : undefined;
    if (!parameters?.size) return markdownPages.send(request, response, page, vary);
    if (!(await mayAsk(request, response))) return notices.sendTooMany(response, page.edition);
    await markdownPages.sendView(request, response, { page, parameters, vary });
  }

  async function handleBenchFile(request: Request, response: Response, next: () => void) {
    const bench = findBenchFile(request.path);
    if (!bench) return next();
    if (!(await mayAsk(request, response))) return notices.sendTooMany(response, bench.edition);
    await sendBenchFile(request, response, { bench, siteUrl: siteUrlIn(bench.edition), queue });
  }

  const router = Router();
  router.get("/{*path}.md", handleMarkdown);
  for (const form of formulaFiles) router.get(`/{*path}.${form}`, handleBenchFile);
  router.get("/{*path}", handlePage);
  return router;
}
