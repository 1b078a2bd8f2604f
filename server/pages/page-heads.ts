// Headers of pages: who may hold them and how long, and the security policy with the style that each kind of page carries.
import { pageFolders } from "#client/pages/page-folders.ts";
import type { Settings } from "#server/environment.ts";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import type { ResponseHead } from "#server/http/packed.ts";
import { speculationHeader } from "#server/machine-pages/speculation-rules.ts";
import { type SecurityHeaders, toMap } from "#server/middleware/security-headers.ts";
import type { Page } from "#shared/pages/page.ts";

/** The Vary of addresses that are pages to browsers and Markdown to clients that prefer it. */
export const inTwoTypes = "Accept, Accept-Encoding";

/**
 * The time for which a cache before the site may show expired pages, seconds: once more while it fetches the new ones, as browsers
 * do too, and for a day while the site cannot be reached.
 */
const whileAway = "stale-while-revalidate=60, stale-if-error=86400";

export interface PageHeads {
  /** The head of a page for everybody, which caches before the site may hold. */
  readonly everybodys: (page: Page) => ResponseHead;
  /** The head of a page for one visitor, or of a view that hardly anybody else asks for. */
  readonly personal: (page: Page, cacheControl: "no-store" | "no-cache") => ResponseHead;
}

export function createPageHeads({
  settings: { SHARED_CACHE_SECONDS },
  assets,
  securityHeaders,
}: {
  settings: Pick<Settings, "SHARED_CACHE_SECONDS">;
  assets: AssetManifest;
  securityHeaders: SecurityHeaders;
}): PageHeads {
  const isShared = SHARED_CACHE_SECONDS > 0;
  const cacheControl = isShared
    ? `public, max-age=0, s-maxage=${SHARED_CACHE_SECONDS}, ${whileAway}`
    : "no-cache";
  /** Headers are made once for each kind of page. */
  const made = new Map<string, { own: Map<string, string>; shared: Map<string, string> }>();

  /** The security policy names the page's style; another header lists pages to fetch ahead. */
  function headersOf({ id }: Page) {
    const folder = pageFolders[id];
    const known = made.get(folder);
    if (known) return known;
    const own = toMap([
      ...securityHeaders.documentWith(assets.firstStyles[folder]?.hash),
      ...speculationHeader,
    ]);
    const shared = isShared ? new Map([...own, ["Cache-Tag", assets.build]]) : own;
    made.set(folder, { own, shared });
    return { own, shared };
  }

  const type = "text/html; charset=utf-8";
  return {
    everybodys: (page) => ({
      type,
      cacheControl,
      vary: inTwoTypes,
      headers: headersOf(page).shared,
    }),
    personal: (page, ownCacheControl) => ({
      type,
      cacheControl: ownCacheControl,
      vary: inTwoTypes,
      headers: headersOf(page).own,
    }),
  };
}
