// The component of each page, fetched when it is first needed; the server loads them all at boot.
import type { ComponentType } from "react";
import { families, familiesOf } from "#shared/families/families.ts";
import type { PageData, PageOf } from "#shared/pages/page.ts";
import type { PageId } from "#shared/pages/page-table.ts";
import { recordBy } from "#shared/pages/record-by.ts";

/** Every page exports its component under the name `Page`. */
export interface PageModule<Id extends PageId> {
  readonly Page: ComponentType<{ data: PageData[Id]; page: PageOf<Id> }>;
}

interface PageEntry<Id extends PageId> {
  /** Folder of client/pages: the build lists each folder's scripts for preloading. */
  readonly folder: string;
  readonly load: () => Promise<PageModule<Id>>;
}

/** Pages that have one component: benches, legal pages, sheets. */
const benchModule = { folder: "Desk", load: () => import("./Desk/BenchPage.tsx") };
const legalModule = { folder: "Legal", load: () => import("./Legal/LegalPage.tsx") };
const sheetModule = { folder: "Sheet", load: () => import("./Sheet/SheetPage.tsx") };

/** The pages of families, by kind. */
const familyModules = {
  liposome: { folder: "Liposomes", load: () => import("./Liposomes/LiposomesPage.tsx") },
  niosome: { folder: "Niosomes", load: () => import("./Niosomes/NiosomesPage.tsx") },
  strain: { folder: "Probiotics", load: () => import("./Probiotics/ProbioticsPage.tsx") },
};

export const pageModules: { readonly [Id in PageId]: PageEntry<Id> } = {
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
  claims: { folder: "Claims", load: () => import("./Claims/ClaimsPage.tsx") },
  laboratory: { folder: "Laboratory", load: () => import("./Laboratory/LaboratoryPage.tsx") },
  legalNotice: legalModule,
  privacy: legalModule,
  accessibility: legalModule,
  vigilance: legalModule,
  ...recordBy(familiesOf("liposome"), "page", () => familyModules.liposome),
  ...recordBy(familiesOf("niosome"), "page", () => familyModules.niosome),
  ...recordBy(familiesOf("strain"), "page", () => familyModules.strain),
  ...recordBy(families, "sheet", () => sheetModule),
};

interface Loaded<Id extends PageId> {
  readonly page: PageOf<Id>;
  readonly Component: PageModule<Id>["Page"];
}

/** A page and the component that shows it. */
export type LoadedPage<Id extends PageId = PageId> = { [Each in Id]: Loaded<Each> }[Id];

/** Fetches what shows a page. */
export async function loadComponent<Id extends PageId>(page: PageOf<Id>): Promise<LoadedPage<Id>> {
  const { Page } = await pageModules[page.id].load();
  const loaded: Loaded<Id> = { page, Component: Page };
  return loaded;
}
