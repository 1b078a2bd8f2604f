// Counts the errors of pages that browsers tell of. Who told, of which page and of which error is neither asked nor kept.
import { Router } from "express";
import { limitRequests } from "#server/middleware/limit-requests.ts";
import { isOwnOrigin } from "#server/middleware/own-origin.ts";
import { type PageErrorKind, pageErrorAddress, pageErrorKinds } from "#shared/pages/page-errors.ts";

/** Counted of one address within five minutes: more tell nothing new, and one who invents them hides no others. */
const mostOfOne = 20;

/** Answers 204, also over the limit, as a browser's console would show anything else; 403 to pages of other sites. */
export function pageErrors({
  siteUrl,
  count,
}: {
  siteUrl: string | undefined;
  count: (kind: PageErrorKind) => void;
}): Router {
  const mayTell = limitRequests(mostOfOne);
  const router = Router({ caseSensitive: true });
  for (const kind of pageErrorKinds)
    router.post(pageErrorAddress(kind), async (request, response) => {
      response.set("Cache-Control", "no-store");
      if (!isOwnOrigin(request, siteUrl)) return void response.status(403).end();
      if (await mayTell(request, response)) count(kind);
      response.removeHeader("Retry-After");
      response.status(204).end();
    });
  return router;
}
