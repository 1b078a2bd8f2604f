// Every route of the site, once. Pure data and matching, for both sides; no rendering.
import type { Language } from "#shared/editions/edition.ts";

/** `pattern`: literal segments and at most one `:slug`, last. `language`: the page's in the original edition. */
export const pageTable = [
  { id: "home", pattern: "/", language: "en" },
  { id: "customMade", pattern: "/formule-sur-mesure", language: "en" },
  { id: "whiteLabel", pattern: "/formule-marque-blanche", language: "en" },
  { id: "product", pattern: "/formule-marque-blanche/:slug", language: "en" },
  { id: "contact", pattern: "/contact", language: "fr" },
  { id: "laboratory", pattern: "/notre-laboratoire", language: "en" },
  { id: "liposomes", pattern: "/liposomes", language: "fr" },
  { id: "niosomes", pattern: "/niosomes", language: "fr" },
  { id: "probiotics", pattern: "/probiotiques", language: "fr" },
  { id: "liposomeSheet", pattern: "/liposomes/:slug", language: "fr" },
  { id: "niosomeSheet", pattern: "/niosomes/:slug", language: "fr" },
  { id: "strainSheet", pattern: "/probiotiques/:slug", language: "fr" },
] as const satisfies readonly { id: string; pattern: string; language: Language }[];

export type PageRoute = (typeof pageTable)[number];
export type PageId = PageRoute["id"];

export interface PageMatch {
  readonly route: PageRoute;
  /** The decoded last segment, "" for a page without one. */
  readonly slug: string;
}

/** The page a path names, or undefined. `path` begins with "/", is decoded and has no trailing slash. */
export function matchPage(path: string): PageMatch | undefined {
  const literal = pageTable.find((route) => route.pattern === path);
  if (literal) return { route: literal, slug: "" };
  const cut = path.lastIndexOf("/");
  const route = pageTable.find((candidate) => candidate.pattern === `${path.slice(0, cut)}/:slug`);
  return route && { route, slug: path.slice(cut + 1) };
}
