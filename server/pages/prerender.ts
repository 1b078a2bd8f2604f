// Makes all pages, slowly, including those that visitors have asked for: nobody waits here, so that they become smaller.
import { setTimeout as pause } from "node:timers/promises";
import type { Logger } from "pino";
import { type SitePage, sitePages } from "./site-pages.ts";

/** The pause after each page, as a multiple of the time that it took. */
const restAfterPage = 3;

/** Never fails: a page that cannot be made is logged and left out, and a request for it gets a 500. */
export async function prerender(
  make: (page: SitePage) => Promise<unknown>,
  { isStopping, log }: { isStopping: () => boolean; log: Pick<Logger, "error"> },
): Promise<void> {
  for (const page of sitePages.values()) {
    if (isStopping()) return;
    const began = performance.now();
    try {
      await make(page);
    } catch (error) {
      log.error({ err: error, path: page.address }, "a page cannot be made ahead");
    }
    await pause(restAfterPage * (performance.now() - began), undefined, { ref: false });
  }
}
