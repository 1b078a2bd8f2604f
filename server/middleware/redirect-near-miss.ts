// Addresses that have no page but can only mean one are redirected to it, for good, within their edition.
import type { RequestHandler } from "express";
import { resolvePath } from "#server/discovery/resolve-path.ts";
import { addressIn } from "#shared/editions/editions.ts";

/** A redirect is kept for a day only, as a page may be made at the address later. */
const cacheControl = "public, max-age=86400";

export const redirectNearMiss: RequestHandler = (request, response, next) => {
  if (request.method !== "GET" && request.method !== "HEAD") return next();
  const resolved = resolvePath(decodeURIComponent(request.path));
  if (!resolved) return next();
  const address = addressIn(resolved.edition, encodeURI(resolved.path));
  // An address never leads to itself, whatever the index says.
  if (address === request.path) return next();
  const cut = request.url.indexOf("?");
  response
    .set("Cache-Control", cacheControl)
    .redirect(301, address + (cut < 0 ? "" : request.url.slice(cut)));
};
