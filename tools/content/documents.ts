// The documents that are not entries: what other code imports of each, with the schema it has in shared/content/schema, under
// the same path. Also which folders hold entries.

export interface DocumentKind {
  /** Below shared/content; the schema is at the same path below shared/content/schema. */
  readonly folder: string;
  /** Names that other code imports, with the name of their schema; `whole`: the document, `parts`: its first keys. */
  readonly whole?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, string>>;
}

export const documentKinds: readonly DocumentKind[] = [
  { folder: "families", whole: { families: "familyCards" } },
  { folder: "seals", whole: { seals: "seals" } },
  { folder: "packages", whole: { packages: "packages" } },
  { folder: "legend", whole: { legend: "legendSchema" } },
  { folder: "units", whole: { units: "units" } },
  { folder: "pictures", whole: { pictureTexts: "pictureTexts" } },
  { folder: "pages/home", whole: { home: "homeCopy" } },
  { folder: "pages/contact", whole: { contact: "contactCopy" } },
  { folder: "pages/custom-made", whole: { customMade: "customMadeCopy" } },
  { folder: "pages/laboratory", whole: { laboratory: "laboratoryCopy" } },
  { folder: "pages/liposomes", whole: { liposomes: "liposomesCopy" } },
  { folder: "pages/niosomes", whole: { niosomes: "niosomesCopy" } },
  { folder: "pages/probiotics", whole: { probiotics: "probioticsCopy" } },
  { folder: "pages/white-label", whole: { whiteLabel: "whiteLabelCopy" } },
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
    parts: { viewTitles: "viewTitles", catalogueTexts: "catalogueTexts" },
  },
  {
    folder: "interface/sheet",
    parts: {
      sheetTexts: "sheetTexts",
      familyNames: "familyNames",
      noProduct: "noProduct",
      sheetNotes: "sheetNotes",
      sheetFacts: "sheetFacts",
      identityTexts: "identityTexts",
      ingredientCategories: "ingredientCategories",
    },
  },
  { folder: "interface/printed-catalogue", whole: { printedCatalogue: "printedCatalogue" } },
  { folder: "interface/labels", whole: { labels: "labels" } },
  { folder: "interface/contact", whole: { contactTexts: "contactTexts" } },
  { folder: "interface/frame", whole: { frame: "frame" } },
  { folder: "interface/mails", whole: { mailTexts: "mailTexts" } },
  { folder: "interface/notices", whole: { noticeTexts: "noticeTexts" } },
  { folder: "interface/error-screen", whole: { errorScreen: "errorScreen" } },
];
