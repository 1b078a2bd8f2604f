// Every page of the site, once: its address, and its properties for both sides, the content step and the tests. Its loader is in
// server/views/page-loaders.ts, its component in client/pages/page-modules.ts; the compiler holds all three to these ids.
import type { Language } from "#shared/editions/edition.ts";
import { type Family, families, pathOfFamily } from "#shared/families/families.ts";
import { benchPath, customMadePath, deskPath } from "#shared/pages/desk-address.ts";
import { claimsPath, maximaPath } from "#shared/pages/register-address.ts";
import type { SocialCardName } from "#shared/pictures/social-cards.ts";

interface PageRecord {
  readonly id: string;
  /** Literal segments and at most one `:slug`, last. */
  readonly pattern: string;
  /** The page's in the original edition. */
  readonly language: Language;
  /** Picture of link previews; a product has that of its range instead. */
  readonly card: SocialCardName;
  /** Folder of its documents, below shared/content/pages, where that is not its id in kebab case. */
  readonly folder?: string;
  /** It is made of what a visitor asks for: search engines are to list none of its views. */
  readonly isPersonal?: true;
  /** It has a list that its address may search. */
  readonly isSearched?: true;
  /** Its packs bear the name of a visitor's brand, where its address has one. */
  readonly isNamed?: true;
  /** It shows its documents as they are, and needs no loader. `subject`: id of the subject of an enquiry from there. */
  readonly copy?: { readonly subject: string | null };
}

const ownPages = [
  { id: "home", pattern: "/", language: "en", card: "home", isNamed: true },
  { id: "customMade", pattern: customMadePath, language: "en", card: "custom-made" },
  { id: "desk", pattern: deskPath, language: "en", card: "custom-made" },
  {
    id: "deskSupplement",
    pattern: benchPath("complement"),
    language: "en",
    card: "liposomes",
    folder: "desk",
    isNamed: true,
  },
  {
    id: "deskSerum",
    pattern: benchPath("serum"),
    language: "en",
    card: "niosomes",
    folder: "desk",
    isNamed: true,
  },
  {
    id: "whiteLabel",
    pattern: "/formule-marque-blanche",
    language: "en",
    card: "white-label",
    isSearched: true,
    isNamed: true,
  },
  {
    id: "product",
    pattern: "/formule-marque-blanche/:slug",
    language: "en",
    card: "white-label",
    isNamed: true,
  },
  { id: "contact", pattern: "/contact", language: "fr", card: "liposomes" },
  {
    id: "search",
    pattern: "/recherche",
    language: "fr",
    card: "home",
    isPersonal: true,
    isSearched: true,
  },
  { id: "selection", pattern: "/selection", language: "fr", card: "liposomes", isPersonal: true },
  {
    id: "laboratory",
    pattern: "/notre-laboratoire",
    language: "en",
    card: "laboratory",
    copy: { subject: "fabrication" },
  },
  { id: "claims", pattern: claimsPath, language: "fr", card: "laboratory" },
  { id: "maxima", pattern: maximaPath, language: "fr", card: "laboratory" },
  { id: "legalNotice", pattern: "/mentions-legales", language: "fr", card: "laboratory" },
  { id: "privacy", pattern: "/confidentialite", language: "fr", card: "laboratory" },
  { id: "accessibility", pattern: "/accessibilite", language: "fr", card: "laboratory" },
  { id: "vigilance", pattern: "/signalement", language: "fr", card: "laboratory" },
] as const satisfies readonly PageRecord[];

type OwnPage = (typeof ownPages)[number];

export type PageId = OwnPage["id"] | Family["page" | "sheet"];

/** A page that shows its documents as they are. */
type CopyPage = Extract<OwnPage, { copy: object }>;

export const copyPages: readonly CopyPage[] = ownPages.filter(
  (page): page is CopyPage => "copy" in page,
);

export interface PageRoute extends PageRecord {
  readonly id: PageId;
}

export const pageTable: readonly PageRoute[] = [
  ...ownPages,
  ...families.map(
    (family): PageRoute => ({
      id: family.page,
      pattern: pathOfFamily(family),
      language: family.language,
      card: family.cards.page,
      isSearched: true,
    }),
  ),
  ...families.map(
    (family): PageRoute => ({
      id: family.sheet,
      pattern: `${pathOfFamily(family)}/:slug`,
      language: family.language,
      card: family.cards.sheet,
    }),
  ),
];

export const personalPages: readonly PageId[] = pageTable
  .filter(({ isPersonal }) => isPersonal)
  .map(({ id }) => id);

/** The route of a page. */
export function routeOf(id: PageId): PageRoute {
  const found = pageTable.find((route) => route.id === id);
  if (!found) throw new Error(`no page has the id ${id}`);
  return found;
}

/** Folder of a page's documents, in shared/content: "whiteLabel" → "pages/white-label". */
export const folderOfPage = ({ id, folder }: Pick<PageRoute, "id" | "folder">): string =>
  `pages/${folder ?? id.replace(/\p{Lu}/gu, (letter) => `-${letter.toLowerCase()}`)}`;

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
