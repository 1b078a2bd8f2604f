// The component of each page, fetched when it is first needed; the server loads them all at boot.
import type { ComponentType } from "react";
import {
  type Family,
  type FamilyKind,
  type FamilyOf,
  families,
} from "#shared/families/families.ts";
import { type LegalPageId, legalPageIds } from "#shared/pages/legal-pages.ts";
import type { PageData, PageOf } from "#shared/pages/page.ts";
import type { PageId } from "#shared/pages/page-table.ts";

/** Every page exports its component under the name `Page`. */
export interface PageModule<Id extends PageId> {
  readonly Page: ComponentType<{ data: PageData[Id]; page: PageOf<Id> }>;
}

interface PageEntry<Id extends PageId> {
  /** Folder of client/pages: the build lists each folder's scripts for preloading. */
  readonly folder: string;
  readonly load: () => Promise<PageModule<Id>>;
}

type OwnPageId = Exclude<PageId, Family["page" | "sheet"] | LegalPageId>;

/** Both instruments have one component. */
const benchModule = { folder: "Desk", load: () => import("./Desk/BenchPage.tsx") };

const ownModules: { readonly [Id in OwnPageId]: PageEntry<Id> } = {
  home: { folder: "Home", load: () => import("./Home/HomePage.tsx") },
  customMade: { folder: "CustomMade", load: () => import("./CustomMade/CustomMadePage.tsx") },
  desk: { folder: "DeskStart", load: () => import("./DeskStart/DeskStartPage.tsx") },
  deskSupplement: benchModule,
  deskSerum: benchModule,
  whiteLabel: { folder: "WhiteLabel", load: () => import("./WhiteLabel/WhiteLabelPage.tsx") },
  product: { folder: "Product", load: () => import("./Product/ProductPage.tsx") },
  contact: { folder: "Contact", load: () => import("./Contact/ContactPage.tsx") },
  search: { folder: "Search", load: () => import("./Search/SearchPage.tsx") },
  selection: { folder: "Selection", load: () => import("./Selection/SelectionPage.tsx") },
  laboratory: { folder: "Laboratory", load: () => import("./Laboratory/LaboratoryPage.tsx") },
};

/** The pages of families, by kind. */
const familyModules: {
  readonly [Kind in FamilyKind]: PageEntry<FamilyOf<Kind>["page"]>;
} = {
  liposome: { folder: "Liposomes", load: () => import("./Liposomes/LiposomesPage.tsx") },
  niosome: { folder: "Niosomes", load: () => import("./Niosomes/NiosomesPage.tsx") },
  strain: { folder: "Probiotics", load: () => import("./Probiotics/ProbioticsPage.tsx") },
};

const sheetModule: PageEntry<Family["sheet"]> = {
  folder: "Sheet",
  load: () => import("./Sheet/SheetPage.tsx"),
};

const legalModule: PageEntry<LegalPageId> = {
  folder: "Legal",
  load: () => import("./Legal/LegalPage.tsx"),
};

// The tables above pair each kind with the component for its data; the compiler cannot follow the pairs through the list.
export const pageModules = {
  ...ownModules,
  ...Object.fromEntries(legalPageIds.map((id) => [id, legalModule])),
  ...Object.fromEntries(
    families.flatMap(({ page, sheet, kind }) => [
      [page, familyModules[kind]],
      [sheet, sheetModule],
    ]),
  ),
} as { readonly [Id in PageId]: PageEntry<Id> };

/** A page and the component that shows it. */
export interface LoadedPage {
  readonly page: PageOf<PageId>;
  readonly Component: ComponentType<{ data: PageData[PageId]; page: PageOf<PageId> }>;
}

/** Fetches what shows a page. */
export async function loadComponent(page: PageOf<PageId>): Promise<LoadedPage> {
  const { Page } = await pageModules[page.id].load();
  // The table pairs each id with the component for its data; the compiler cannot follow the pair through a union.
  return { page, Component: Page as LoadedPage["Component"] };
}
