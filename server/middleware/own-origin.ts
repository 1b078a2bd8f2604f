// Tells posts of our own pages from those of other sites.
import type { Request } from "express";

/** Browsers send the origin with every post; "null" stands for a page that hides its own. */
export function isOwnOrigin(request: Request, siteUrl: string | undefined): boolean {
  const named = request.get("origin");
  if (named === undefined) return true;
  // A proxy that forbids referrers makes browsers hide the origin of our own forms; the second header they alone can set.
  if (named === "null") return request.get("sec-fetch-site") === "same-origin";
  const origin = URL.parse(named);
  if (!origin || !/^https?:$/.test(origin.protocol)) return false;
  if (origin.origin === siteUrl) return true;
  // Parsed the same way, so that an explicit default port makes no difference.
  return URL.parse(`${origin.protocol}//${request.host}`)?.host === origin.host;
}
