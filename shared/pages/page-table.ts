// Every route of the site, once. Pure data and matching, for both sides; no rendering.
import type { Language } from "#shared/editions/edition.ts";
import { type Family, families, pathOfFamily } from "#shared/families/families.ts";

const ownPages = [
  { id: "home", pattern: "/", language: "en" },
  { id: "customMade", pattern: "/formule-sur-mesure", language: "en" },
  { id: "desk", pattern: "/formule-sur-mesure/composer", language: "en" },
  { id: "deskSupplement", pattern: "/formule-sur-mesure/composer/complement", language: "en" },
  { id: "deskSerum", pattern: "/formule-sur-mesure/composer/serum", language: "en" },
  { id: "whiteLabel", pattern: "/formule-marque-blanche", language: "en" },
  { id: "product", pattern: "/formule-marque-blanche/:slug", language: "en" },
  { id: "contact", pattern: "/contact", language: "fr" },
  { id: "search", pattern: "/recherche", language: "fr" },
  { id: "selection", pattern: "/selection", language: "fr" },
  { id: "laboratory", pattern: "/notre-laboratoire", language: "en" },
  { id: "legalNotice", pattern: "/mentions-legales", language: "fr" },
  { id: "privacy", pattern: "/confidentialite", language: "fr" },
  { id: "accessibility", pattern: "/accessibilite", language: "fr" },
  { id: "vigilance", pattern: "/signalement", language: "fr" },
] as const satisfies readonly { id: string; pattern: string; language: Language }[];

export type PageId = (typeof ownPages)[number]["id"] | Family["page" | "sheet"];

export interface PageRoute {
  readonly id: PageId;
  /** Literal segments and at most one `:slug`, last. */
  readonly pattern: string;
  /** The page's in the original edition. */
  readonly language: Language;
}

export const pageTable: readonly PageRoute[] = [
  ...ownPages,
  ...families.map(
    (family): PageRoute => ({
      id: family.page,
      pattern: pathOfFamily(family),
      language: family.language,
    }),
  ),
  ...families.map(
    (family): PageRoute => ({
      id: family.sheet,
      pattern: `${pathOfFamily(family)}/:slug`,
      language: family.language,
    }),
  ),
];

/** Pages made of what a visitor asks for: search engines are to list none of them. */
export const personalPages: readonly PageId[] = ["search", "selection"];

/** The route of a page. */
export function routeOf(id: PageId): PageRoute {
  const found = pageTable.find((route) => route.id === id);
  if (!found) throw new Error(`no page has the id ${id}`);
  return found;
}

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
