// The component of each page, fetched when it is first needed; the server loads them all at boot, and knows its scripts and styles by
// its folder (page-folders.ts).
import type { ComponentType } from "react";
import { families, familiesOf } from "#shared/families/families.ts";
import type { PageData, PageOf } from "#shared/pages/page.ts";
import type { PageId } from "#shared/pages/page-table.ts";
import { recordBy } from "#shared/pages/record-by.ts";

/** Every page exports its component under the name `Page`. */
export interface PageModule<Id extends PageId> {
  readonly Page: ComponentType<{ data: PageData[Id]; page: PageOf<Id> }>;
}

/** Pages that have one component: benches, legal pages, sheets. */
const benchModule = async () => {
  // React must take over the whole page at once: translators change its texts from then on.
  const [{ Page }] = await Promise.all([
    import("./Desk/BenchPage.tsx"),
    import("./Desk/Sections.tsx"),
  ]);
  return { Page };
};
/** A page whose packs bear a name: their label and the field are fetched with it, for the same reason; it can do without. */
async function named<Module>(page: Promise<Module>): Promise<Module> {
  const parts = [
    import("#client/components/Pack/PrintedLabel.tsx"),
    import("#client/components/Pack/BrandInput.tsx"),
  ];
  const [loaded] = await Promise.all([page, Promise.allSettled(parts)]);
  return loaded;
}
/** The page of a family: React must take its plates over with it. */
async function plated<Module>(page: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([
    page,
    import("#client/components/Catalogue/PlateStrip.tsx"),
    import("#client/components/Catalogue/RowPreview.tsx"),
    import("#client/components/Catalogue/Wall.tsx"),
  ]);
  return loaded;
}
const legalModule = () => import("./Legal/LegalPage.tsx");
const sheetModule = () => import("./Sheet/SheetPage.tsx");

/** The pages of families, by kind. */
const familyModules = {
  liposome: () => plated(import("./Liposomes/LiposomesPage.tsx")),
  niosome: () => plated(import("./Niosomes/NiosomesPage.tsx")),
  strain: () => plated(import("./Probiotics/ProbioticsPage.tsx")),
};

export const pageModules: { readonly [Id in PageId]: () => Promise<PageModule<Id>> } = {
  home: () => named(import("./Home/HomePage.tsx")),
  customMade: () => import("./CustomMade/CustomMadePage.tsx"),
  desk: () => import("./DeskStart/DeskStartPage.tsx"),
  deskSupplement: benchModule,
  deskSerum: benchModule,
  whiteLabel: () => named(import("./WhiteLabel/WhiteLabelPage.tsx")),
  product: () => named(import("./Product/ProductPage.tsx")),
  contact: () => import("./Contact/ContactPage.tsx"),
  search: () => import("./Search/SearchPage.tsx"),
  selection: () => import("./Selection/SelectionPage.tsx"),
  claims: () => import("./Claims/ClaimsPage.tsx"),
  maxima: () => import("./Maxima/MaximaPage.tsx"),
  laboratory: () => import("./Laboratory/LaboratoryPage.tsx"),
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
  const { Page } = await pageModules[page.id]();
  const loaded: Loaded<Id> = { page, Component: Page };
  return loaded;
}
