// The documents that are not entries: the exports of each, with its schema in shared/content/schema, under the same path. Also the
// folders that hold entries.

import { type FamilyKind, families } from "#shared/families/families.ts";
import { legalPageIds } from "#shared/pages/legal-pages.ts";
import { copyPages, folderOfPage, routeOf } from "#shared/pages/page-table.ts";

export interface DocumentKind {
  /** The folder below shared/content. */
  readonly folder: string;
  /** Its schema, below shared/content/schema, unless it is at the same path. */
  readonly schema?: string;
  /** Exported names with the names of their schemas; `whole`: the document, `parts`: its first keys. */
  readonly whole?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
  /** Its text is in sections, with lists, tables and links; facts.yaml has their ids in order. */
  readonly isProse?: true;
}

/** Pages of families have the copy of their kind. */
const pageSchemas: Readonly<Record<FamilyKind, readonly [schema: string, name: string]>> = {
  liposome: ["pages/liposomes", "liposomesCopy"],
  niosome: ["pages/niosomes", "niosomesCopy"],
  strain: ["pages/probiotics", "probioticsCopy"],
};

export const documentKinds: readonly DocumentKind[] = [
  { folder: "seals", whole: { seals: "seals" } },
  { folder: "packages", whole: { packages: "packages" } },
  { folder: "legend", whole: { legend: "legendSchema" } },
  { folder: "sources", schema: "status", parts: { sources: "sources" } },
  { folder: "wordings", schema: "status", parts: { nutrientWordings: "nutrientWordings" } },
  { folder: "species", schema: "status", parts: { species: "species" } },
  { folder: "carrier", schema: "status", whole: { carrier: "carrier" } },
  { folder: "units", parts: { unitWords: "unitWords", rangeText: "rangeText" } },
  {
    folder: "evidence",
    parts: { evidenceRules: "evidenceRules", evidenceTexts: "evidenceTexts" },
  },
  { folder: "questions", parts: { questions: "questions" } },
  {
    folder: "particulars",
    parts: { particularTexts: "particularTexts", particulars: "particulars" },
  },
  {
    folder: "documents",
    parts: { documentTexts: "documentTexts", documents: "documents", measures: "measures" },
  },
  { folder: "pictures", whole: { pictureTexts: "pictureTexts" } },
  { folder: "pages/home", whole: { home: "homeCopy" } },
  { folder: "pages/contact", whole: { contact: "contactCopy" } },
  {
    folder: "pages/selection",
    parts: { selectionControls: "selectionControls", selection: "selectionCopy" },
  },
  { folder: "pages/custom-made", whole: { customMade: "customMadeCopy" } },
  { folder: "pages/desk", whole: { desk: "deskCopy" } },
  { folder: "pages/desk-idea", whole: { deskIdea: "deskIdeaCopy" } },
  ...copyPages.map(
    (page): DocumentKind => ({
      folder: folderOfPage(page),
      whole: { [page.id]: `${page.id}Copy` },
    }),
  ),
  ...families.map(({ page, kind }) => {
    const [schema, name] = pageSchemas[kind];
    return { folder: `pages/${page}`, schema, whole: { [page]: name } };
  }),
  ...legalPageIds.map(
    (id): DocumentKind => ({
      folder: folderOfPage(routeOf(id)),
      schema: "pages/legal",
      whole: { [id]: "legalCopy" },
      isProse: true,
    }),
  ),
  { folder: "pages/white-label", whole: { whiteLabel: "whiteLabelCopy" } },
  { folder: "pages/claims", whole: { claimsPage: "claimsCopy" } },
  { folder: "pages/maxima", whole: { maximaPage: "maximaCopy" } },
  { folder: "pages/search", whole: { search: "searchCopy" } },
  {
    folder: "pages/product",
    parts: {
      productTitle: "productTitle",
      productTexts: "productTexts",
      mandatoryMentions: "mandatoryMentions",
      customising: "customisingCopy",
      productChoices: "productChoicesByKind",
    },
  },
  {
    folder: "interface/catalogue",
    parts: {
      viewTitles: "viewTitles",
      catalogueTexts: "catalogueTexts",
      refineTexts: "refineTexts",
      facetTexts: "facetTexts",
    },
  },
  {
    folder: "interface/sheet",
    parts: {
      sheetTexts: "sheetTexts",
      sheetNotes: "sheetNotes",
      sheetFacts: "sheetFacts",
      ingredientCategories: "ingredientCategories",
    },
  },
  {
    folder: "interface/status",
    parts: {
      statusTexts: "statusTexts",
      compatibilityTexts: "compatibilityTexts",
      originTexts: "originTexts",
    },
  },
  {
    folder: "interface/facts",
    parts: { factTexts: "factTexts", factCodes: "factCodes", factNotes: "factNotes" },
  },
  {
    folder: "interface/label-draft",
    parts: { labelDraft: "labelDraft", doseNotes: "doseNotes", claimList: "claimList" },
  },
  { folder: "interface/duties", whole: { duties: "dutiesCopy" } },
  { folder: "interface/printed-catalogue", whole: { printedCatalogue: "printedCatalogue" } },
  { folder: "interface/labels", whole: { labels: "labels" } },
  { folder: "interface/contact", whole: { contactTexts: "contactTexts" } },
  { folder: "interface/asking", whole: { askingTexts: "askingTexts" } },
  { folder: "interface/frame", whole: { frame: "frame" } },
  { folder: "interface/registers", whole: { registerTexts: "registerTexts" } },
  { folder: "interface/legal", whole: { legalTexts: "legalTexts" } },
  { folder: "interface/mails", whole: { mailTexts: "mailTexts" } },
  { folder: "interface/notices", whole: { noticeTexts: "noticeTexts" } },
  { folder: "interface/error-screen", whole: { errorScreen: "errorScreen" } },
  { folder: "interface/discovery", whole: { discoveryTexts: "discoveryTexts" } },
];
