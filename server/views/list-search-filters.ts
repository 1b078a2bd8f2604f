// What the lists of the catalogue are filtered by, as the search finds it: the filtered lists themselves, and the entries in
// them. Words come from the facets' labels and from shared/content/pages/search.
import { claimSubjectIds } from "#shared/content/claim-subjects.ts";
import type { EntryOfKind, Product } from "#shared/content/schema/entries.ts";
import { editionIn, type Translated, textOf, translate } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import { type FamilyId, families, pathOfFamily } from "#shared/families/families.ts";
import { productCategories, products } from "#shared/generated/entries.ts";
import { familyEntries, familyPages } from "#shared/generated/families.ts";
import { facetTexts } from "#shared/generated/interface/catalogue.ts";
import { ingredientCategories } from "#shared/generated/interface/sheet.ts";
import { search as copy } from "#shared/generated/pages/search.ts";
import type { Facet, FacetIds } from "#shared/pages/facets.ts";
import { routeOf } from "#shared/pages/page-table.ts";
import type { SearchTopic } from "#shared/search/search-index.ts";
import { type FacetList, listFacets, listProductFacets, speaksOf } from "./list-facets.ts";
import type { Reader } from "./prepare.ts";

type AnyEntry = EntryOfKind[keyof EntryOfKind] | Product;

interface FilteredList {
  /** Of the list with the filter, in the original edition. */
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

/** What a facet's values are of entries. Quantities are looked for in the list itself. */
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
  origine: "property",
};

const { topicWords } = copy;
const own = (words: object, id: string) => (words as Readonly<Record<string, Translated>>)[id];

/** What is typed for a value beside its label. */
function wordsFor(facet: Facet["id"], value: string): readonly Translated[] {
  const { claims, actions, categories, ranges, forms, vegan, authorisedClaim } = topicWords;
  const found: Readonly<Partial<Record<Facet["id"], readonly (Translated | undefined)[]>>> = {
    categorie: [own(ranges, value)],
    souche: [own(categories, value)],
    filtre: [own(categories, value), own(ingredientCategories, value)],
    domaine: [own(categories, value)],
    allegation: [value === "autorisee" ? authorisedClaim : own(claims, value)],
    action: [own(actions, value)],
    forme: [own(forms, value)],
    origine: [vegan],
  };
  return (found[facet] ?? []).filter((text) => text !== undefined);
}

/** A list with its filters, whose labels are in every language. */
interface SearchedList {
  readonly facets: readonly {
    readonly id: Facet["id"];
    readonly values: readonly { readonly id: string; readonly label: Translated }[];
  }[];
  /** Ids of the values of each of its entries. */
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
    ...list({ edition: editionIn(id), around: id }),
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

/** Postbiotics have a list of their own on the page of strains, whose address none of these has. */
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
  function topicOf(facet: Facet["id"], value: string, label: Translated): readonly SearchTopic[] {
    const kind = kindOf[facet];
    if (!kind) return [];
    const words = wordsFor(facet, value).flatMap(listsOf);
    return [{ kind, texts: inAll(label), ...(words.length > 0 && { words }) }];
  }

  return {
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
    /** What an entry of a list can be filtered by. */
    topicsOf(list: FamilyId | "product", entry: AnyEntry): readonly SearchTopic[] {
      const { facets = [], read } = lists.get(list) ?? {};
      const ids = read?.(entry) ?? {};
      return facets.flatMap(({ id, values }) =>
        values
          .filter((value) => ids[id]?.includes(value.id))
          .flatMap((value) => topicOf(id, value.id, value.label)),
      );
    },
    /** The subjects of authorised claims. */
    subjectsOf: (claims: readonly string[]): readonly SearchTopic[] =>
      claimSubjectIds
        .filter((subject) => claims.some((claim) => speaksOf(subject, claim)))
        .flatMap((subject) => topicOf("allegation", subject, facetTexts.claimSubjects[subject])),
  };
}
