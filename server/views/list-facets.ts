// The facets of the lists of each kind, and their values for an entry. A facet is a record here: catalogue, address, counts and
// titles follow from it.

import { earnedClaims } from "#server/desk/judge-product.ts";
import { isVegan } from "#server/facts/product-composition.ts";
import {
  type ClaimSubject,
  claimSubjectIds,
  claimSubjects,
} from "#shared/content/claim-subjects.ts";
import type { EntryOfKind, Product, ProductCategory } from "#shared/content/schema/entries.ts";
import { compatibleForms, type Range } from "#shared/content/schema/status.ts";
import { type Translated, untranslated } from "#shared/editions/edition.ts";
import {
  effects,
  type Family,
  type FamilyKind,
  formes,
  strainTypes,
} from "#shared/families/families.ts";
import { familyPages } from "#shared/generated/families.ts";
import { catalogueTexts, facetTexts } from "#shared/generated/interface/catalogue.ts";
import { factCodes } from "#shared/generated/interface/facts.ts";
import { sheetFacts } from "#shared/generated/interface/sheet.ts";
import { originTexts } from "#shared/generated/interface/status.ts";
import { productTexts } from "#shared/generated/pages/product.ts";
import type { Facet, FacetIds } from "#shared/pages/facets.ts";
import { withSmallLetters } from "#shared/words/letters.ts";
import { type Reader, type Text, type Words, wordsFor } from "#shared/words/words.ts";

interface Source<Entry> {
  /** Name of its parameter in addresses. */
  readonly id: Facet["id"];
  readonly label: Translated;
  readonly values: readonly {
    readonly id: string;
    readonly label: Text;
    readonly dot?: string;
  }[];
  /** Ids of the entry's values. */
  readonly read: (entry: Entry) => readonly string[];
  readonly isFolded: boolean;
  readonly isHidden?: boolean;
  readonly endOf?: Facet["id"];
  /** Name of its parameter in older addresses. */
  readonly formerly?: Facet["id"];
}

type Sources<Kind extends FamilyKind> = readonly Source<EntryOfKind[Kind]>[];

/** A list of values whose words stand under their ids. */
const named = <Id extends string>(ids: readonly Id[], labels: Readonly<Record<Id, Translated>>) =>
  ids.map((id) => ({ id, label: labels[id] }));

/** The specified filters of a family's catalogue, with the dots of their categories. */
function categoriesOf(
  family: Family,
  ids: readonly string[],
): Pick<Source<unknown>, "values" | "isFolded"> {
  const labels: Readonly<Record<string, Translated>> = familyPages[family.id].family.filters;
  // The content step guarantees that each has a label.
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

type PhSource = Source<{ readonly compatibility: { readonly ph?: Range } }>;

const listPh = (text: Translated, words: Words): PhSource["values"] =>
  phValues.map(String).map((value) => ({ id: value, label: words.fill(text, { value }) }));

/** An entry is found by each pH inside its window. */
const byPh = (words: Words): PhSource => ({
  id: "ph",
  label: facetTexts.ph,
  values: listPh(facetTexts.phValue, words),
  read: ({ compatibility: { ph } }) =>
    ph
      ? phValues.filter((value) => ph.from <= value && value <= (ph.to ?? ph.from)).map(String)
      : [],
  isFolded: true,
  // The next two facets give a range that contains this value.
  isHidden: true,
});

/** A range of pH by its ends, which are excluded: together they find every entry whose window overlaps it. */
const byPhEnd = (
  id: "phmin" | "phmax",
  holds: (ph: Range, value: number) => boolean,
  words: Words,
): PhSource => ({
  id,
  label: facetTexts[id],
  values: listPh(id === "phmin" ? facetTexts.phFrom : facetTexts.phTo, words),
  read: ({ compatibility: { ph } }) =>
    ph ? phValues.filter((value) => holds(ph, value)).map(String) : [],
  isFolded: true,
  endOf: "ph",
});

const byPhRange = (words: Words) => [
  byPh(words),
  byPhEnd("phmin", ({ from, to = from }, value) => to > value, words),
  byPhEnd("phmax", ({ from }, value) => from < value, words),
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
  label: catalogueTexts.columns.compatibleForms,
  values: named(
    compatibleForms.filter((id) => ids.includes(id)),
    factCodes["compatibility.forms"],
  ),
  read: ({ compatibility }) => compatibility.forms,
  isFolded: true,
});

/** Lower ends of the bands of quantities, billions a gram. */
const cfuBands = [0, 100, 200, 400];

const byCfu = (words: Words): Source<{ readonly cfu: number }> => ({
  id: "ufc",
  label: facetTexts.cfu,
  values: cfuBands.map((from, index) => {
    const to = cfuBands[index + 1];
    const { cfuBelow, cfuBetween, cfuFrom } = facetTexts;
    const text = to === undefined ? cfuFrom : from === 0 ? cfuBelow : cfuBetween;
    const ends = { from: String(from), to: String(to) };
    return { id: String(from), label: words.fill(text, ends) };
  }),
  read: ({ cfu }) => [String(cfuBands.findLast((from) => cfu >= from))],
  isFolded: true,
});

const sourcesOf: {
  readonly [Kind in FamilyKind]: (family: Family, words: Words) => Sources<Kind>;
} = {
  liposome: (family, words) => [
    byCategory(family),
    {
      id: "allegation",
      label: facetTexts.claims,
      values: [{ id: "autorisee", label: facetTexts.hasClaim }],
      read: ({ claimStatus }) => (claimStatus === "authorised" ? ["autorisee"] : []),
      isFolded: true,
    },
    byCompatibleForm(["capsule", "powder", "stick", "liquid", "tablet"]),
    ...byPhRange(words),
    byOrigin,
  ],
  niosome: (family, words) => [
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
    ...byPhRange(words),
    byOrigin,
  ],
  strain: (family, words) => [
    {
      id: "souche",
      label: facetTexts.strainTypes,
      ...categoriesOf(family, strainTypes),
      formerly: "filtre",
      read: ({ souche }) => (souche ? [souche] : []),
    },
    byCategory(family),
    byCfu(words),
    byCompatibleForm(["capsule", "powder", "stick", "liquid", "gummy", "tablet"]),
  ],
};

/** Postbiotics stand on the page of strains in a list of their own, so their facets have names of their own. */
const postbioticSources = (
  family: Family,
  entries: readonly EntryOfKind["strain"][],
  words: Words,
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
        label: words.count(catalogueTexts.billions, cfu),
      })),
    read: ({ cfu }) => [String(cfu)],
    isFolded: true,
  },
];

/** The number of capsules in a pack. */
const packSizes = [15, 30, 60, 90, 105] as const;

/** True when a claim, by its id, is about a subject. */
export const speaksOf = (subject: ClaimSubject, claim: string) =>
  (claimSubjects[subject] as readonly string[]).includes(claim.split("/")[1] ?? "");

const productSources = (
  categories: readonly ProductCategory[],
  words: Words,
): readonly Source<Product>[] => [
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
      const allowed = [...product.claims, ...earnedClaims(product).map(({ id }) => id)];
      return claimSubjectIds.filter((subject) => allowed.some((claim) => speaksOf(subject, claim)));
    },
    isFolded: true,
  },
  {
    id: "gelules",
    label: productTexts.facts.content,
    values: packSizes.map((size) => ({
      id: String(size),
      label: words.count(productTexts.capsules, size),
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

/** The facets of a list for one reader, and the values of its entries. */
export interface FacetList<Entry> {
  readonly facets: readonly Facet[];
  readonly read: (entry: Entry) => FacetIds;
}

export const listFacets = <Kind extends FamilyKind>(
  family: Family,
  kind: Kind,
  reader: Reader,
): FacetList<EntryOfKind[Kind]> => {
  const words = wordsFor(reader);
  return wordFacets(sourcesOf[kind](family, words) as Sources<Kind>, words);
};

export const listProductFacets = (categories: readonly ProductCategory[], reader: Reader) => {
  const words = wordsFor(reader);
  return wordFacets(productSources(categories, words), words);
};

export const listPostbioticFacets = (
  family: Family,
  entries: readonly EntryOfKind["strain"][],
  reader: Reader,
) => {
  const words = wordsFor(reader);
  return wordFacets(postbioticSources(family, entries, words), words);
};

function wordFacets<Entry>(sources: readonly Source<Entry>[], words: Words): FacetList<Entry> {
  return {
    facets: sources.map(({ read: _, label, values, ...facet }) => ({
      ...facet,
      label: words.text(label),
      values: values.map((value) => ({
        ...value,
        label: words.text(value.label),
        inTitle: withSmallLetters(words.plain(value.label)),
      })),
    })),
    read: (entry) =>
      Object.fromEntries(
        sources.map(({ id, read }) => [id, read(entry)]).filter(([, ids]) => ids?.length),
      ),
  };
}
