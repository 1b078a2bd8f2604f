// What the lists of each kind can be narrowed by: the facets, and which of their values an entry has. A facet is a record
// here: catalogue, address, counts and titles follow from it.
import {
  type ClaimSubject,
  claimSubjectIds,
  claimSubjects,
} from "#shared/content/claim-subjects.ts";
import type { EntryOfKind, Product, ProductCategory } from "#shared/content/schema/entries.ts";
import { compatibleForms, type Range } from "#shared/content/schema/status.ts";
import { languageIn, type Translated, translate, untranslated } from "#shared/editions/edition.ts";
import { sayCountIn } from "#shared/editions/plural.ts";
import {
  effects,
  type Family,
  type FamilyKind,
  formes,
  strainTypes,
} from "#shared/families/families.ts";
import { familyPages } from "#shared/generated/families.ts";
import { catalogueTexts, facetTexts } from "#shared/generated/interface/catalogue.ts";
import { sheetFacts } from "#shared/generated/interface/sheet.ts";
import { compatibilityTexts, originTexts } from "#shared/generated/interface/status.ts";
import { productTexts } from "#shared/generated/pages/product.ts";
import type { Facet, FacetIds } from "#shared/pages/facets.ts";
import { fillText } from "#shared/words/fill-text.ts";
import type { Reader } from "#shared/words/words.ts";
import { allowedClaims, isVegan } from "./load-label-draft.ts";
import { prepareText } from "./prepare.ts";

interface Source<Entry> {
  /** Name of its parameter in addresses. */
  readonly id: Facet["id"];
  readonly label: Translated;
  readonly values: readonly {
    readonly id: string;
    readonly label: Translated;
    readonly dot?: string;
  }[];
  /** Ids of the values that an entry has. */
  readonly read: (entry: Entry) => readonly string[];
  readonly isFolded: boolean;
  readonly isHidden?: boolean;
  /** Name of its parameter in older addresses. */
  readonly formerly?: Facet["id"];
}

type Sources<Kind extends FamilyKind> = readonly Source<EntryOfKind[Kind]>[];

/** A list of values whose words stand under their ids. */
const named = <Id extends string>(ids: readonly Id[], words: Readonly<Record<Id, Translated>>) =>
  ids.map((id) => ({ id, label: words[id] }));

/** The specified filters of a family's catalogue, with the dots of their categories. */
function categoriesOf(
  family: Family,
  ids: readonly string[],
): Pick<Source<unknown>, "values" | "isFolded"> {
  const labels: Readonly<Record<string, Translated>> = familyPages[family.id].family.filters;
  // The content step has made sure that each has a label.
  const label = (id: string) => labels[id] ?? untranslated(id);
  return { values: ids.map((id) => ({ id, label: label(id), dot: id })), isFolded: false };
}

const byCategory = (family: Family): Source<{ readonly categories: readonly string[] }> => ({
  id: "filtre",
  label: facetTexts.category,
  ...categoriesOf(family, family.categories),
  read: ({ categories }) => categories,
});

/** Whole values of pH that some formula has. */
const phValues = [3, 4, 5, 6, 7, 8];

/** An entry is found by each pH inside its window. */
const byPh: Source<{ readonly compatibility: { readonly ph?: Range } }> = {
  id: "ph",
  label: facetTexts.ph,
  values: phValues.map((value) => ({
    id: String(value),
    label: fillEach(facetTexts.phValue, { value }),
  })),
  read: ({ compatibility: { ph } }) =>
    ph
      ? phValues.filter((value) => ph.from <= value && value <= (ph.to ?? ph.from)).map(String)
      : [],
  isFolded: true,
  // The two below say a range of which this is one value.
  isHidden: true,
};

/** A range of pH by its ends, which it does not hold: together they find every entry whose window has part of it. */
const byPhEnd = (
  id: "phmin" | "phmax",
  holds: (ph: Range, value: number) => boolean,
): typeof byPh => ({
  id,
  label: facetTexts[id],
  values: phValues.map((value) => ({
    id: String(value),
    label: fillEach(id === "phmin" ? facetTexts.phFrom : facetTexts.phTo, { value }),
  })),
  read: ({ compatibility: { ph } }) =>
    ph ? phValues.filter((value) => holds(ph, value)).map(String) : [],
  isFolded: true,
});

const byPhRange = [
  byPh,
  byPhEnd("phmin", ({ from, to = from }, value) => to > value),
  byPhEnd("phmax", ({ from }, value) => from < value),
];

const byOrigin: Source<{ readonly origin: { readonly vegan: boolean } }> = {
  id: "origine",
  label: facetTexts.origin,
  values: [{ id: "vegan", label: originTexts.vegan }],
  read: ({ origin }) => (origin.vegan ? ["vegan"] : []),
  isFolded: true,
};

/** Forms that some entry of a list is compatible with, in the order of the schema. */
const byCompatibleForm = (
  ids: readonly (typeof compatibleForms)[number][],
): Source<{ readonly compatibility: { readonly forms: readonly string[] } }> => ({
  id: "forme",
  label: facetTexts.compatibleForms,
  values: named(
    compatibleForms.filter((id) => ids.includes(id)),
    compatibilityTexts.formNames,
  ),
  read: ({ compatibility }) => compatibility.forms,
  isFolded: true,
});

/** Lower ends of the bands of quantities, billions a gram. */
const cfuBands = [0, 100, 200, 400];

const byCfu: Source<{ readonly cfu: number }> = {
  id: "ufc",
  label: facetTexts.cfu,
  values: cfuBands.map((from, index) => {
    const to = cfuBands[index + 1];
    const { cfuBelow, cfuBetween, cfuFrom } = facetTexts;
    const words = to === undefined ? cfuFrom : from === 0 ? cfuBelow : cfuBetween;
    return { id: String(from), label: fillEach(words, { from, to: to ?? 0 }) };
  }),
  read: ({ cfu }) => [String(cfuBands.findLast((from) => cfu >= from))],
  isFolded: true,
};

const sourcesOf: { readonly [Kind in FamilyKind]: (family: Family) => Sources<Kind> } = {
  liposome: (family) => [
    byCategory(family),
    {
      id: "allegation",
      label: facetTexts.claims,
      values: [{ id: "autorisee", label: facetTexts.hasClaim }],
      read: ({ claimStatus }) => (claimStatus === "authorised" ? ["autorisee"] : []),
      isFolded: true,
    },
    byCompatibleForm(["capsule", "powder", "stick", "liquid", "tablet"]),
    ...byPhRange,
    byOrigin,
  ],
  niosome: (family) => [
    byCategory(family),
    {
      id: "forme",
      label: facetTexts.forms,
      values: named(formes, catalogueTexts.formes),
      read: (entry) => entry.formes,
      isFolded: false,
    },
    {
      id: "action",
      label: facetTexts.actions,
      values: named(effects, facetTexts.effects),
      read: (entry) => entry.effects,
      isFolded: true,
    },
    ...byPhRange,
    byOrigin,
  ],
  strain: (family) => [
    {
      id: "souche",
      label: facetTexts.strainTypes,
      ...categoriesOf(family, strainTypes),
      formerly: "filtre",
      read: ({ souche }) => (souche ? [souche] : []),
    },
    byCategory(family),
    byCfu,
    byCompatibleForm(["capsule", "powder", "stick", "liquid", "gummy", "tablet"]),
  ],
};

/** Postbiotics stand on the page of strains, in a list of their own: so their facets have names of their own. */
const postbioticSources = (
  family: Family,
  entries: readonly EntryOfKind["strain"][],
): Sources<"strain"> => [
  { ...byCategory(family), id: "domaine", isFolded: true },
  {
    id: "technologie",
    label: facetTexts.technology,
    values: [{ id: "prolipo", label: sheetFacts.technologies.prolipo }],
    read: ({ technologie }) => (technologie ? [technologie] : []),
    isFolded: true,
  },
  {
    id: "cellules",
    label: catalogueTexts.columns.cells,
    values: [...new Set(entries.map(({ cfu }) => cfu))]
      .toSorted((a, b) => a - b)
      .map((cfu) => ({
        id: String(cfu),
        label: translate((language) => sayCountIn(catalogueTexts.billions, cfu, language)),
      })),
    read: ({ cfu }) => [String(cfu)],
    isFolded: true,
  },
];

/** How many capsules a pack holds. */
const packSizes = [15, 30, 60, 90, 105] as const;

/** Whether a claim, by its id, is about a subject. */
export const speaksOf = (subject: ClaimSubject, claim: string) =>
  (claimSubjects[subject] as readonly string[]).includes(claim.split("/")[1] ?? "");

const productSources = (categories: readonly ProductCategory[]): readonly Source<Product>[] => [
  {
    id: "categorie",
    label: facetTexts.category,
    values: categories.map(({ id, name }) => ({ id: String(id), label: name })),
    read: ({ category_id }) => [String(category_id)],
    isFolded: false,
  },
  {
    id: "allegation",
    label: facetTexts.claimSubject,
    values: named(claimSubjectIds, facetTexts.claimSubjects),
    read: (product) => {
      const allowed = [...product.claims, ...allowedClaims(product).map(({ id }) => id)];
      return claimSubjectIds.filter((subject) => allowed.some((claim) => speaksOf(subject, claim)));
    },
    isFolded: true,
  },
  {
    id: "gelules",
    label: productTexts.facts.content,
    values: packSizes.map((size) => ({
      id: String(size),
      label: translate((language) => sayCountIn(productTexts.capsules, size, language)),
    })),
    read: ({ quantity }) => (quantity === null ? [] : [String(quantity)]),
    isFolded: true,
  },
  {
    id: "origine",
    label: facetTexts.origin,
    values: [{ id: "vegan", label: originTexts.veganProduct }],
    read: (product) => (product.shell && isVegan(product) ? ["vegan"] : []),
    isFolded: true,
  },
];

/** The facets of a list for one reader, and how an entry of it is found. */
export interface FacetList<Entry> {
  readonly facets: readonly Facet[];
  readonly read: (entry: Entry) => FacetIds;
}

export const listFacets = <Kind extends FamilyKind>(
  family: Family,
  kind: Kind,
  reader: Reader,
): FacetList<EntryOfKind[Kind]> => prepareFacets(sourcesOf[kind](family) as Sources<Kind>, reader);

export const listProductFacets = (categories: readonly ProductCategory[], reader: Reader) =>
  prepareFacets(productSources(categories), reader);

export const listPostbioticFacets = (
  family: Family,
  entries: readonly EntryOfKind["strain"][],
  reader: Reader,
) => prepareFacets(postbioticSources(family, entries), reader);

function prepareFacets<Entry>(sources: readonly Source<Entry>[], reader: Reader): FacetList<Entry> {
  return {
    facets: sources.map(({ read: _, label, values, ...facet }) => ({
      ...facet,
      label: prepareText(label, reader),
      values: values.map((value) => ({
        ...value,
        label: prepareText(value.label, reader),
        inTitle: lowerFirst(inReadersLanguage(value.label, reader)),
      })),
    })),
    read: (entry) =>
      Object.fromEntries(
        sources.map(({ id, read }) => [id, read(entry)]).filter(([, ids]) => ids?.length),
      ),
  };
}

function fillEach(words: Translated, values: Readonly<Record<string, number>>): Translated {
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return translate((language) => fillText(words[language], Object.fromEntries(texts)));
}

const inReadersLanguage = (text: Translated, { edition, pageLanguage }: Reader) =>
  text[languageIn(edition, pageLanguage)];

/** Words lose their capital, abbreviations keep theirs. */
const lowerFirst = (label: string) =>
  label.replace(/\p{Lu}(?=\p{Ll})/gu, (letter) => letter.toLowerCase());
