// Pages as Markdown, with the whole of their lists: made once, then kept.
import type { Request, Response } from "express";
import { markdownAddress } from "#server/discovery/list-alternates.ts";
import { showWholeLists } from "#server/discovery/show-whole-lists.ts";
import { toMarkdown } from "#server/discovery/to-markdown.ts";
import type { FairQueue, Visit } from "#server/http/fair-queue.ts";
import { type PackedResponse, pack, recode, sendPacked } from "#server/http/packed.ts";
import type { ResponseStore } from "#server/http/response-store.ts";
import { visitOf } from "#server/http/visit-of.ts";
import { composeBenchMarkdown } from "#server/views/desk/compose-markdown.ts";
import type { FoundPage } from "#server/views/found-page.ts";
import { documentTitleOf } from "#shared/pages/document-title.ts";
import { laneOf, type RenderLane } from "./asked-view.ts";
import { type Renderer, viewKey } from "./renderer.ts";
import type { SitePage } from "./site-pages.ts";

const markdown = "text/markdown; charset=utf-8";

export type MarkdownPages = ReturnType<typeof createMarkdownPages>;

export function createMarkdownPages({
  store,
  queue,
  renderer,
  render,
  isShared,
}: {
  store: ResponseStore;
  queue: FairQueue<RenderLane>;
  renderer: Pick<Renderer, "load" | "siteOf">;
  render: Renderer["render"];
  /** True when caches before the site hold its pages. */
  isShared: boolean;
}) {
  // Caches before the site must not hold it: many would give it to browsers too, whatever Vary says.
  const cacheControl = isShared ? "private, no-cache" : "no-cache";

  const headOf = (page: SitePage) => ({
    type: markdown,
    cacheControl,
    vary: "Accept-Encoding",
    headers: new Map([
      ["Link", `<${renderer.siteOf(page.edition).url}${page.address}>; rel="canonical"`],
    ]),
  });

  function packMarkdown(asked: SitePage, visit: Visit): Promise<PackedResponse> | PackedResponse {
    const key = markdownAddress(asked.edition, encodeURI(asked.path));
    return (
      store.find(key) ??
      queue.add({ lane: "page", visit, key }, async () => {
        const found = renderer.load(asked);
        const page = showWholeLists(found);
        const { url } = renderer.siteOf(asked.edition);
        const text = await toMarkdown(await render({ ...found, page }), url);
        const { description, lang } = page;
        const title = documentTitleOf(page.title);
        const head = { title, description, url: url + asked.address, lang };
        const packed = await pack(composeMarkdown(head, text), headOf(asked));
        return store.set(key, packed, { kind: "page" });
      })
    );
  }

  return {
    /** A page as Markdown, without regard to a query. */
    read: async (page: SitePage, visit: Visit): Promise<string> =>
      String(await recode(await packMarkdown(page, visit), "identity")),

    /** Sends a page as Markdown, without regard to its query. */
    async send(request: Request, response: Response, page: SitePage, vary: string): Promise<void> {
      const packed = await packMarkdown(page, visitOf(request, response));
      await store.send(request, response, { ...packed, vary });
    },

    /** Sends the bench of the address: nobody else asks for that. */
    async sendView(
      request: Request,
      response: Response,
      asked: {
        readonly page: SitePage;
        readonly parameters: URLSearchParams;
        readonly vary: string;
      },
    ): Promise<void> {
      const { page, parameters, vary } = asked;
      const turn = {
        lane: laneOf(page.path, parameters),
        visit: visitOf(request, response),
      } as const;
      const { url } = renderer.siteOf(page.edition);
      const packed = await queue.add(turn, () => {
        const found = renderer.load(page, parameters);
        const { description, lang } = found.page;
        const title = documentTitleOf(found.page.title);
        const head = { title, description, url: url + viewKey(found), lang };
        const own = headOf(page);
        // There are more formulas than anybody could look for.
        own.headers.set("X-Robots-Tag", "noindex");
        return pack(composeMarkdown(head, writeBench(found)), {
          ...own,
          cacheControl: "private, no-cache",
          vary,
        });
      });
      await sendPacked(request, response, packed);
    },
  };
}

/** @throws when the page is no bench */
function writeBench({ page, edition }: FoundPage): string {
  if (page.id !== "deskSupplement" && page.id !== "deskSerum")
    throw new Error(`${page.id} is no bench`);
  return composeBenchMarkdown(page.data, page.title, { edition, pageLanguage: page.lang });
}

/** The head, for readers of Markdown, stands at its top as YAML, of which JSON is a part. */
const composeMarkdown = (head: Readonly<Record<string, string>>, text: string) =>
  `---\n${Object.entries(head)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
    .join("")}---\n\n${text}`;
