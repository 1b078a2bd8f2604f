// What the site tells machines of itself: robots.txt, sitemaps, llms.txt, the catalogue and the registers as data, the key of
// IndexNow. All is made from content and settings at the first request, then kept.
import { type Request, type Response, Router } from "express";
import type { Settings } from "#server/environment.ts";
import { pack } from "#server/http/packed.ts";
import type { ResponseStore } from "#server/http/response-store.ts";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { dataPlaces, folderOf } from "#shared/pages/data-addresses.ts";
import { claimsPath, maximaPath, registerFile } from "#shared/pages/register-address.ts";
import { composeClaimsCsv, composeClaimsJson } from "./claims-files.ts";
import { cataloguePath, composeCatalogue } from "./compose-catalogue.ts";
import { composeLlms, llmsPath } from "./compose-llms.ts";
import { composeMaximaCsv, composeMaximaJson } from "./maxima-files.ts";
import {
  composeSitemap,
  composeSitemapIndex,
  sitemapIndexPath,
  sitemapPathOf,
} from "./sitemaps.ts";

const cacheControl = "public, max-age=3600, must-revalidate";
const text = "text/plain; charset=utf-8";
const xml = "application/xml; charset=utf-8";
const json = "application/json; charset=utf-8";
const csv = "text/csv; charset=utf-8";

const registers = [
  { path: claimsPath, composeCsv: composeClaimsCsv, composeJson: composeClaimsJson },
  { path: maximaPath, composeCsv: composeMaximaCsv, composeJson: composeMaximaJson },
];

export function discoveryPages({
  settings,
  siteUrl,
  store,
}: {
  settings: Settings;
  siteUrl: string;
  store: ResponseStore;
}): Router {
  const lab = { name: settings.LAB_NAME, email: settings.LAB_EMAIL };
  const router = Router({ caseSensitive: true });

  function serve(address: string, type: string, compose: () => string): void {
    const make = () => pack(compose(), { type, cacheControl, vary: "Accept-Encoding" });
    router.get(address, async (request: Request, response: Response) => {
      const document = await store.findOrMake(address, make, { kind: "file" });
      await store.send(request, response, document);
    });
  }

  serve("/robots.txt", text, () => composeRobots(siteUrl));
  serve(sitemapIndexPath, xml, () => composeSitemapIndex(siteUrl));
  serve(cataloguePath, json, () => JSON.stringify(composeCatalogue({ siteUrl, lab })));
  for (const edition of editions) {
    serve(sitemapPathOf(edition), xml, () => composeSitemap(siteUrl, edition));
    for (const { path, composeCsv, composeJson } of registers) {
      serve(addressIn(edition, registerFile(path, "csv")), csv, () => composeCsv(siteUrl, edition));
      serve(addressIn(edition, registerFile(path, "json")), json, () =>
        JSON.stringify(composeJson({ siteUrl, lab })),
      );
    }
    serve(addressIn(edition, llmsPath), text, () => composeLlms({ siteUrl, settings, edition }));
  }
  const key = settings.INDEXNOW_KEY;
  if (key !== undefined) serve(`/${key}.txt`, text, () => key);
  return router;
}

/**
 * Views of lists are not barred here: search engines must read their "noindex, follow" to heed it and follow their links
 * (developers.google.com/search/docs/crawling-indexing/block-indexing). Addresses that only scripts read are barred.
 */
const composeRobots = (siteUrl: string) => `User-agent: *
Allow: /
${dataPlaces.map((place) => `Disallow: ${folderOf(place)}`).join("\n")}

Sitemap: ${siteUrl}${sitemapIndexPath}
`;
