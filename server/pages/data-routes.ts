// The JSON of this build that the browser fetches: data of pages, whole lists, names. Each has one address, and there are as many
// as pages: all are known before anything is made, but those of a bench, whose address is its formula. Another spelling, or another
// build, is a 404, upon which the browser loads the page itself.
import type { RequestHandler } from "express";
import { pageFolders } from "#client/pages/page-folders.ts";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import type { FairQueue } from "#server/http/fair-queue.ts";
import { pack, sendPacked } from "#server/http/packed.ts";
import type { ResponseStore, StoredResponse } from "#server/http/response-store.ts";
import { visitOf } from "#server/http/visit-of.ts";
import type { limitRequests } from "#server/middleware/limit-requests.ts";
import { type SecurityHeaders, toMap } from "#server/middleware/security-headers.ts";
import { listDeskData } from "#server/views/desk/list-desk-data.ts";
import { listAskedWords } from "#server/views/list-asked-words.ts";
import { listCountryNames } from "#server/views/list-country-names.ts";
import { loadCatalogueIndex } from "#server/views/load-page.ts";
import { addressIn, editions, formLanguageOf } from "#shared/editions/editions.ts";
import { families } from "#shared/families/families.ts";
import {
  askedWordsAddress,
  catalogueIndexAddress,
  countryNamesAddress,
  isDataPath,
  pageDataAddress,
  selectionNamesAddress,
} from "#shared/pages/data-addresses.ts";
import type { DeliveredPage } from "#shared/pages/page.ts";
import { listNames } from "#shared/selection/choosable.ts";
import { type RenderLane, readParameters, readsFormula } from "./asked-view.ts";
import type { Renderer } from "./renderer.ts";
import { type SitePage, sitePages } from "./site-pages.ts";

/** The build is part of the address. */
const head = {
  type: "application/json; charset=utf-8",
  cacheControl: "public, max-age=31536000, immutable",
  vary: "Accept-Encoding",
} as const;

export function dataRoutes({
  assets,
  store,
  securityHeaders,
  queue,
  renderer,
  mayAsk,
}: {
  assets: Pick<AssetManifest, "build" | "pageStylesheets">;
  store: ResponseStore;
  securityHeaders: SecurityHeaders;
  queue: FairQueue<RenderLane>;
  renderer: Pick<Renderer, "load" | "siteDataAt">;
  /** Counts requests of one address for data that have to be made for it. */
  mayAsk: ReturnType<typeof limitRequests>;
}): RequestHandler {
  const { build } = assets;
  const loadData = (asked: SitePage, parameters?: URLSearchParams): DeliveredPage => {
    const { page } = renderer.load(asked, parameters);
    const stylesheet = assets.pageStylesheets[pageFolders[page.id]] ?? null;
    return { page, stylesheet };
  };
  const makers: ReadonlyMap<string, () => unknown> = new Map<string, () => unknown>([
    ...[...sitePages.values()].map(
      (page) => [pageDataAddress(build, page.address), () => loadData(page)] as const,
    ),
    ...editions.flatMap((edition) => [
      ...families.map(
        ({ segment }) =>
          [
            catalogueIndexAddress(build, addressIn(edition, `/${segment}.json`)),
            () => loadCatalogueIndex(segment, edition),
          ] as const,
      ),
      [
        selectionNamesAddress(build, edition.prefix),
        () => listNames(formLanguageOf(edition)),
      ] as const,
      [
        askedWordsAddress(build, edition.prefix),
        () => listAskedWords(formLanguageOf(edition)),
      ] as const,
      ...listDeskData(build, edition),
    ]),
    [countryNamesAddress(build), listCountryNames],
  ]);
  const benches = new Map(
    [...sitePages.values()]
      .filter(({ path }) => readsFormula(path))
      .map((page) => [pageDataAddress(build, page.address), page]),
  );
  const headers = toMap(securityHeaders.part);

  async function makeData(address: string, make: () => unknown): Promise<StoredResponse> {
    const data = await pack(JSON.stringify(make()), { ...head, headers });
    return store.set(address, data, { kind: "data", isReady: true });
  }

  return async (request, response, next) => {
    const { method, path } = request;
    if (!isDataPath(path) || (method !== "GET" && method !== "HEAD")) return next();
    const site = renderer.siteDataAt(path);
    const make = site ? () => site : makers.get(path);
    // A cache that kept it would hide the file of the next version.
    if (!make)
      return void response
        .status(404)
        .set("Cache-Control", "no-store")
        .json({ error: "not found" });
    const visit = visitOf(request, response);
    const bench = benches.get(path);
    const parameters = bench && readParameters(bench.address + request.url.slice(path.length));
    if (bench && parameters && parameters.size > 0) {
      if (!(await mayAsk(request, response)))
        return void response.status(429).json({ error: "too many requests" });
      const packed = await queue.add({ lane: "desk", visit }, () =>
        pack(JSON.stringify(loadData(bench, parameters)), {
          ...head,
          cacheControl: "private, no-cache",
          headers,
        }),
      );
      return sendPacked(request, response, packed);
    }
    const data =
      store.find(path) ??
      (await queue.add({ lane: "page", visit, key: path }, () => makeData(path, make)));
    await store.send(request, response, data);
  };
}
