// The filters of the catalogue's lists as the search finds them: the filtered lists themselves, and the entries in them. Words come
// from the facets' labels and from shared/content/pages/search.
import { type ClaimSubject, claimSubjectIds } from "#shared/content/claim-subjects.ts";
import type { EntryOfKind, Product } from "#shared/content/schema/entries.ts";
import { editionIn, type Translated, textOf, translate } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import { type FamilyId, families, pathOfFamily } from "#shared/families/families.ts";
import { claims, productCategories, products } from "#shared/generated/entries.ts";
import { familyEntries, familyPages } from "#shared/generated/families.ts";
import { facetTexts } from "#shared/generated/interface/catalogue.ts";
import { ingredientCategories } from "#shared/generated/interface/sheet.ts";
import { search as copy } from "#shared/generated/pages/search.ts";
import type { Facet, FacetIds } from "#shared/pages/facets.ts";
import { routeOf } from "#shared/pages/page-table.ts";
import type { SearchTopic } from "#shared/search/search-index.ts";
import type { Reader } from "#shared/words/words.ts";
import { type FacetList, listFacets, listProductFacets, speaksOf } from "./list-facets.ts";
import { splitList } from "./name-ingredient.ts";

type AnyEntry = EntryOfKind[keyof EntryOfKind] | Product;

interface FilteredList {
  /** The path of the list with the filter, in the original edition. */
  readonly path: string;
  /** Name of the whole list. */
  readonly list: Translated;
  /** Entries in it. */
  readonly count: number;
  readonly topic: SearchTopic;
}

interface TextReaders {
  /** A text in every language, the reader's first. */
  readonly inAll: (text: Translated) => readonly string[];
  /** The same of a text with ", " between names. */
  readonly listsOf: (text: Translated) => readonly string[];
}

/** The kind of a facet's values as properties of an entry. Quantities are searched for in the list itself. */
const kindOf: { readonly [Id in Facet["id"]]?: SearchTopic["kind"] } = {
  categorie: "category",
  souche: "category",
  filtre: "category",
  domaine: "category",
  technologie: "category",
  allegation: "claim",
  action: "action",
  forme: "property",
  gelules: "property",
  ph: "property",
  phmin: "property",
  phmax: "property",
  origine: "property",
};

const { topicWords } = copy;
const own = (words: object, id: string) => (words as Readonly<Record<string, Translated>>)[id];

/** As the search has a bound (shared/search/read-query.ts): "inférieur pH 5". */
const comparedTo = (side: Translated, value: string): Translated =>
  translate((language) => `${splitList(side[language])[0] ?? ""} pH ${value}`);

/** Bounds are lists alone: each entry lies to some side of every value. */
const boundIds: readonly Facet["id"][] = ["phmin", "phmax"];

/** Further words for a value beside its label. */
function wordsFor(facet: Facet["id"], value: string): readonly Translated[] {
  const {
    claims: subjects,
    actions,
    categories,
    ranges,
    forms,
    vegan,
    authorisedClaim,
  } = topicWords;
  const found: Readonly<Partial<Record<Facet["id"], readonly (Translated | undefined)[]>>> = {
    categorie: [own(ranges, value)],
    souche: [own(categories, value)],
    filtre: [own(categories, value), own(ingredientCategories, value)],
    domaine: [own(categories, value)],
    allegation: [value === "autorisee" ? authorisedClaim : own(subjects, value)],
    action: [own(actions, value)],
    forme: [own(forms, value)],
    origine: [vegan],
    phmin: [comparedTo(copy.compared.above, value)],
    phmax: [comparedTo(copy.compared.below, value)],
  };
  return (found[facet] ?? []).filter((text) => text !== undefined);
}

/** A list with its filters, whose labels are in every language. */
interface SearchedList {
  readonly facets: readonly {
    readonly id: Facet["id"];
    readonly values: readonly { readonly id: string; readonly label: Translated }[];
  }[];
  /** Ids of the values of each entry. */
  readonly read: (entry: AnyEntry) => FacetIds;
  readonly entries: readonly AnyEntry[];
  readonly name: Translated;
  readonly path: string;
}

function readList<Entry extends AnyEntry>(
  list: (reader: Reader) => FacetList<Entry>,
  rest: Pick<SearchedList, "entries" | "name" | "path">,
): SearchedList {
  const inLanguages = languages.map(({ id }) => ({
    id,
    ...list({ edition: editionIn(id), pageLanguage: id }),
  }));
  const [first] = inLanguages;
  if (!first) throw new Error("there is no language");
  return {
    ...rest,
    read: first.read as SearchedList["read"],
    facets: first.facets.map(({ id, values }, place) => ({
      id,
      values: values.map((value, index) => ({
        id: value.id,
        label: translate((language) => {
          const { facets } = inLanguages.find((each) => each.id === language) ?? first;
          return textOf(facets[place]?.values[index]?.label ?? value.label);
        }),
      })),
    })),
  };
}

/** Postbiotics are excluded: they have a list of their own on the page of strains, which these addresses do not open. */
const isListed = (entry: AnyEntry) => !("type" in entry && entry.type === "postbiotique");

const lists: ReadonlyMap<FamilyId | "product", SearchedList> = new Map([
  ...families.map(
    (family) =>
      [
        family.id,
        readList((reader) => listFacets(family, family.kind, reader), {
          entries: familyEntries[family.id].filter(isListed),
          name: familyPages[family.id].head.listName,
          path: pathOfFamily(family),
        }),
      ] as const,
  ),
  [
    "product",
    readList((reader) => listProductFacets(productCategories, reader), {
      entries: products,
      name: copy.groups.product,
      path: routeOf("whiteLabel").pattern,
    }),
  ],
]);

export function listSearchFilters({ inAll, listsOf }: TextReaders) {
  /** A displayed text, and further ones that find it. */
  const topic = (
    kind: SearchTopic["kind"],
    label: Translated,
    more: readonly string[],
  ): SearchTopic => {
    const [own = "", ...others] = inAll(label);
    const words = [...new Set([...others, ...more])];
    return { kind, texts: [own], ...(words.length > 0 && { words }) };
  };

  function topicOf(facet: Facet["id"], value: string, label: Translated): readonly SearchTopic[] {
    const kind = kindOf[facet];
    if (!kind) return [];
    return [topic(kind, label, wordsFor(facet, value).flatMap(listsOf))];
  }

  /**
   * Claims, found by their subject too and shown in their own words, so that each states what is authorised. Of several on a
   * subject the first is found by its words; those that have words of their own ("dents", not "os") are found by these. `allowed`:
   * claims that might be made and are not, found by the words of their subject only: a search for joints does not want every
   * product with some vitamin C.
   */
  function topicsOfClaims(
    told: readonly string[],
    allowed: readonly string[] = [],
  ): readonly SearchTopic[] {
    const led = new Set<ClaimSubject>();
    const [made, others] = [
      claims.filter(({ id }) => told.includes(id)),
      claims.filter(({ id }) => allowed.includes(id) && !told.includes(id)),
    ];
    return [...made, ...others].flatMap(({ id, sentence }): readonly SearchTopic[] => {
      const isTold = told.includes(id);
      const ownWords = isTold && own(topicWords.claimEnds, id.split("/")[1] ?? "");
      if (ownWords) return [topic("claim", sentence, listsOf(ownWords))];
      const subjects = claimSubjectIds.filter(
        (subject) => speaksOf(subject, id) && !led.has(subject),
      );
      for (const subject of subjects) led.add(subject);
      const words = subjects.flatMap((subject) => [
        ...inAll(facetTexts.claimSubjects[subject]),
        ...wordsFor("allegation", subject).flatMap(listsOf),
      ]);
      if (isTold) return [topic("claim", sentence, words)];
      // A claim that is only allowed is not found by its sentence: some products have a hundred.
      const texts = inAll(sentence).slice(0, 1);
      return words.length > 0 ? [{ kind: "claim", texts, words, isSaid: true }] : [];
    });
  }

  return {
    topicsOfClaims,
    /** Every filtered list that has entries. */
    filtered: [...lists.values()].flatMap(({ facets, read, entries, name, path }) =>
      facets.flatMap(({ id, values }) =>
        values.flatMap((value): readonly FilteredList[] => {
          const count = entries.filter((entry) => read(entry)[id]?.includes(value.id)).length;
          if (count === 0) return [];
          return topicOf(id, value.id, value.label).map((topic) => ({
            path: `${path}?${new URLSearchParams({ [id]: value.id })}#catalogue`,
            list: name,
            count,
            topic,
          }));
        }),
      ),
    ),
    /** The filters of a list's entry, except the subjects of a product's claims, which say more themselves. */
    topicsOf(list: FamilyId | "product", entry: AnyEntry): readonly SearchTopic[] {
      const { facets = [], read } = lists.get(list) ?? {};
      const ids = read?.(entry) ?? {};
      const told = list === "product" ? facets.filter(({ id }) => id !== "allegation") : facets;
      return told.flatMap(({ id, values }) =>
        (boundIds.includes(id) ? [] : values)
          .filter((value) => ids[id]?.includes(value.id))
          .flatMap((value) => topicOf(id, value.id, value.label)),
      );
    },
  };
}
