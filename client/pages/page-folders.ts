// The folder that the component of each page stands in: the build lists scripts and styles by it. For the server alone, which keeps
// these names out of the browser's first script.
import { families, familiesOf } from "#shared/families/families.ts";
import type { PageId } from "#shared/pages/page-table.ts";
import { recordBy } from "#shared/pages/record-by.ts";

export const pageFolders: { readonly [Id in PageId]: string } = {
  home: "Home",
  customMade: "CustomMade",
  desk: "DeskStart",
  deskSupplement: "Desk",
  deskSerum: "Desk",
  whiteLabel: "WhiteLabel",
  product: "Product",
  contact: "Contact",
  search: "Search",
  selection: "Selection",
  claims: "Claims",
  maxima: "Maxima",
  laboratory: "Laboratory",
  legalNotice: "Legal",
  privacy: "Legal",
  accessibility: "Legal",
  vigilance: "Legal",
  ...recordBy(familiesOf("liposome"), "page", () => "Liposomes"),
  ...recordBy(familiesOf("niosome"), "page", () => "Niosomes"),
  ...recordBy(familiesOf("strain"), "page", () => "Probiotics"),
  ...recordBy(families, "sheet", () => "Sheet"),
};
