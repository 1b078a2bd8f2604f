// Texts of the catalogues: titles, columns, filters, pager. Labels are the specification's.
import type { Bilingual } from "#shared/editions/edition.ts";

export interface CatalogueTexts {
  readonly searchIngredient: Bilingual;
  readonly searchStrain: Bilingual;
  readonly submit: Bilingual;
  readonly clearSearch: Bilingual;
  readonly filterBy: Bilingual;
  readonly clearFilter: Bilingual;
  readonly formesTitle: Bilingual;
  readonly empty: Bilingual;
  readonly pageOf: Bilingual;
  readonly results: Bilingual;
  readonly oneResult: Bilingual;
  readonly noResult: Bilingual;
  readonly previousPage: Bilingual;
  readonly nextPage: Bilingual;
  readonly columns: {
    readonly name: Bilingual;
    readonly claims: Bilingual;
    readonly actions: Bilingual;
    readonly types: Bilingual;
    readonly formes: Bilingual;
    readonly strains: Bilingual;
    readonly strainTypes: Bilingual;
    readonly cfu: Bilingual;
    readonly cfuMeaning: Bilingual;
    readonly postbiotics: Bilingual;
    readonly cells: Bilingual;
    readonly postbioticActions: Bilingual;
    readonly finishedName: Bilingual;
    readonly finishedActions: Bilingual;
  };
  readonly billions: Bilingual;
  readonly hasClaim: Bilingual;
}

/** Titles of documents that show a view of a list; the server puts a list's short name in. */
export const viewTitles = {
  whole: { fr: "{name} : {view}", en: "{name}: {view}" },
  search: { fr: "« {search} »", en: "“{search}”" },
  page: { fr: "page {page}", en: "page {page}" },
} as const satisfies Record<string, Bilingual>;

export const catalogueTexts: CatalogueTexts & {
  /** Label shown for each filter value, by the legend's label. */
  readonly filters: Readonly<
    Record<"liposomes" | "niosomes" | "probiotiques", Readonly<Record<string, Bilingual>>>
  >;
  readonly formes: Readonly<Record<string, Bilingual>>;
} = {
  searchIngredient: { fr: "Rechercher un actif", en: "Search an active" },
  searchStrain: { fr: "Rechercher une souche", en: "Search a strain" },
  submit: { fr: "Rechercher", en: "Search" },
  clearSearch: { fr: "Effacer la recherche", en: "Clear the search" },
  filterBy: { fr: "Filtrer par catégorie", en: "Filter by category" },
  clearFilter: { fr: "retirer ce filtre", en: "clear this filter" },
  formesTitle: { fr: "Formes", en: "Forms" },
  empty: { fr: "Aucun produit trouvé.", en: "No product found." },
  pageOf: { fr: "Page {page} sur {pages}", en: "Page {page} of {pages}" },
  results: { fr: "{count} résultats", en: "{count} results" },
  oneResult: { fr: "1 résultat", en: "1 result" },
  noResult: { fr: "0 résultat", en: "0 results" },
  previousPage: { fr: "Page précédente", en: "Previous page" },
  nextPage: { fr: "Page suivante", en: "Next page" },
  columns: {
    name: { fr: "Nom", en: "Name" },
    claims: { fr: "Allégations Santé", en: "Health claims" },
    actions: { fr: "Actions", en: "Actions" },
    types: { fr: "Types d’Actifs", en: "Types of actives" },
    formes: { fr: "Formes Disponibles", en: "Available forms" },
    strains: { fr: "Souches", en: "Strains" },
    strainTypes: { fr: "Types de Souches", en: "Types of strains" },
    cfu: { fr: "CFU/G", en: "CFU/G" },
    cfuMeaning: { fr: "unités formant colonie par gramme", en: "colony-forming units per gram" },
    postbiotics: { fr: "POSTBIOTIQUES", en: "POSTBIOTICS" },
    cells: { fr: "CELLULES/G", en: "CELLS/G" },
    postbioticActions: { fr: "ACTIONS", en: "ACTIONS" },
    finishedName: { fr: "NOM", en: "NAME" },
    finishedActions: { fr: "ACTIONS", en: "ACTIONS" },
  },
  billions: { fr: "{count} milliards", en: "{count} billion" },
  hasClaim: { fr: "Allégations Santé", en: "Health claims" },
  filters: {
    liposomes: {
      "acide aminé": { fr: "Acides aminés", en: "Amino acids", original: "en" },
      coenzyme: { fr: "Coenzymes", en: "Coenzymes", original: "en" },
      protéine: { fr: "Protéines", en: "Proteins", original: "en" },
      végétal: { fr: "Plantes", en: "Plants", original: "en" },
      vitamine: { fr: "Vitamines", en: "Vitamins", original: "en" },
      minéral: { fr: "Minéraux", en: "Minerals", original: "en" },
      antioxydant: { fr: "Antioxydants", en: "Antioxidants", original: "en" },
      "acide gras": { fr: "Acides gras", en: "Fatty acids", original: "en" },
      substance: { fr: "Substances", en: "Substances", original: "en" },
    },
    niosomes: {
      acides: { fr: "acides", en: "acids" },
      coenzyme: { fr: "coenzyme", en: "coenzyme" },
      antioxydants: { fr: "antioxydants", en: "antioxidants" },
      végétal: { fr: "végétal", en: "plants" },
      vitamines: { fr: "vitamines", en: "vitamins" },
      minéral: { fr: "minéral", en: "minerals" },
      lipides: { fr: "lipides", en: "lipids" },
      peptides: { fr: "peptides", en: "peptides" },
    },
    probiotiques: {
      "Souche conventionnelle": { fr: "Souche conventionnelle", en: "Conventional strain" },
      "Souche VPRO®": { fr: "Souche VPRO®", en: "VPRO® strain" },
      "Santé gastro-intestinale": { fr: "Santé gastro-intestinale", en: "Digestive health" },
      "Allergies/Immunité": { fr: "Allergies/Immunité", en: "Allergies/Immunity" },
      Femmes: { fr: "Femmes", en: "Women" },
      Métabolisme: { fr: "Métabolisme", en: "Metabolism" },
      Articulations: { fr: "Articulations", en: "Joints" },
      "Santé mentale": { fr: "Santé mentale", en: "Mental health" },
      Peau: { fr: "Peau", en: "Skin" },
      "Bucco-dentaire": { fr: "Bucco-dentaire", en: "Oral health" },
      "Protection du foie": { fr: "Protection du foie", en: "Liver protection" },
      Sommeil: { fr: "Sommeil", en: "Sleep" },
    },
  },
  formes: {
    Crème: { fr: "Crème", en: "Cream" },
    Sérum: { fr: "Sérum", en: "Serum" },
    Gélule: { fr: "Gélule", en: "Capsule" },
  },
};
