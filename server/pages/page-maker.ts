// Makes pages and their views: stored ones are found, the others wait for their turn, are rendered, compressed and stored.
import { LeftError, type Visit } from "#server/http/fair-queue.ts";
import { type PackedResponse, pack } from "#server/http/packed.ts";
import type { ResponseStore, StoredResponse } from "#server/http/response-store.ts";
import type { SearchThread } from "#server/search/search-thread.ts";
import { readAskedSearch } from "#server/views/asked-search.ts";
import type { SearchResult } from "#shared/search/hits.ts";
import { laneOf, readThanks } from "./asked-view.ts";
import type { PageHeads } from "./page-heads.ts";
import { aheadVisit, type RenderQueues } from "./render-queues.ts";
import { type Renderer, viewKey } from "./renderer.ts";
import type { SitePage } from "./site-pages.ts";

export interface PageMaker {
  /** Forgets all pages once their common parts have changed (renderer.ts). */
  readonly update: () => void;
  /** The page at its address without a query: made once, for everybody. */
  readonly findPage: (page: SitePage, visit: Visit) => Promise<PackedResponse>;
  /** Makes the same page in fewer bytes, as nobody waits for it; it replaces one made for a visitor. */
  readonly prerender: (page: SitePage) => Promise<unknown>;
  /** The view that the parameters ask for at `address`, or the address of another that is shown in its place. */
  readonly findView: (
    page: SitePage,
    parameters: URLSearchParams,
    visit: Visit,
    address: string,
  ) => Promise<PackedResponse | string>;
}

export function createPageMaker({
  store,
  queues: { renders, searches },
  heads,
  renderer,
  render,
  find,
}: {
  store: ResponseStore;
  queues: RenderQueues;
  heads: PageHeads;
  renderer: Pick<Renderer, "frames" | "load" | "render">;
  /** Renders for a waiting visitor. */
  render: Renderer["render"];
  find: SearchThread["find"];
}): PageMaker {
  let frames = renderer.frames();

  function update(): void {
    if (frames === renderer.frames()) return;
    frames = renderer.frames();
    store.deleteAll("page");
  }

  const storePage = (address: string, packed: PackedResponse): StoredResponse =>
    store.set(address, packed, { kind: "page", isReady: true });

  async function makePage(page: SitePage, isAhead: boolean): Promise<PackedResponse> {
    const before = frames;
    const found = renderer.load(page);
    const text = await (isAhead ? renderer.render(found) : render(found));
    const head = heads.everybodys(found.page);
    const packed = await pack(text, head, isAhead ? "small" : "quick");
    // Parts of all pages may have changed meanwhile, such as the year: then this one is not stored.
    return frames === before ? storePage(page.address, packed) : packed;
  }

  const waitForPage = (page: SitePage, visit: Visit, make: () => Promise<PackedResponse>) =>
    renders.add({ lane: "page", visit, key: page.address }, make);

  async function makeView(
    page: SitePage,
    parameters: URLSearchParams,
    result: SearchResult | null,
    isWanted: () => boolean,
  ): Promise<PackedResponse | string> {
    const before = frames;
    const found = renderer.load(page, parameters, result);
    const key = viewKey(found);
    if (found.redirection) return key + found.redirection.fragment;
    const reference = readThanks(parameters);
    const isEverybodys = reference === null && !found.isUncacheable;
    const known = isEverybodys && store.find(key);
    if (known) return known;
    const text = await render(found, reference === null ? null : { kind: "sent", reference });
    if (!isWanted()) throw new LeftError();
    if (!isEverybodys)
      return pack(text, heads.personal(found.page, reference === null ? "no-cache" : "no-store"));
    const packed = await pack(text, heads.everybodys(found.page));
    if (frames !== before) return packed;
    if (key === page.address) return storePage(key, packed);
    return store.set(key, packed, { kind: "page", policy: "recent" });
  }

  /** Waits for its turn to search, then for its turn to render. */
  async function findView(
    page: SitePage,
    parameters: URLSearchParams,
    visit: Visit,
    address: string,
  ): Promise<PackedResponse | string> {
    const lane = laneOf(page.path, parameters);
    const query = readAskedSearch(page.path, parameters);
    const show = (asked: URLSearchParams, result: SearchResult | null) =>
      renders.add({ lane, visit, key: lane === "view" ? address : undefined }, (isWanted) =>
        makeView(page, asked, result, isWanted),
      );
    if (!query) return show(parameters, null);
    const findFor = () => find(query, page.edition);
    const turn = { lane: "search", visit } as const;
    if (lane === "search") return searches.add(turn, async () => show(parameters, await findFor()));
    // A visitor who has sent an enquiry is thanked, with or without the results of their search.
    const result = await searches.add(turn, findFor).catch(() => null);
    if (!result) parameters.delete("q");
    return show(parameters, result);
  }

  return {
    update,
    findPage: async (page, visit) =>
      store.find(page.address) ??
      waitForPage(page, visit, async () => store.find(page.address) ?? makePage(page, false)),
    prerender: (page) => waitForPage(page, aheadVisit, () => makePage(page, true)),
    findView,
  };
}
