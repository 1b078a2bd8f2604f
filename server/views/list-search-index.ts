// Everything that can be found, with all its names in every language, for one edition. The build writes it for the browser; the
// server searches the same.
import type { Liposome, Niosome, Serum, Strain } from "#shared/content/schema/entries.ts";
import { type Edition, languageIn, type Translated, textOf } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import { sayCount } from "#shared/editions/plural.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import {
  type FamilyId,
  type FamilyKind,
  families,
  findFamily,
  pathOfEntry,
  pathOfFamily,
} from "#shared/families/families.ts";
import { claims, serums } from "#shared/generated/entries.ts";
import { familyEntries, familyPages } from "#shared/generated/families.ts";
import { ingredientCategories } from "#shared/generated/interface/sheet.ts";
import { search as copy } from "#shared/generated/pages/search.ts";
import { whiteLabel } from "#shared/generated/pages/white-label.ts";
import { routeOf } from "#shared/pages/page-table.ts";
import { keyOf } from "#shared/search/normalise.ts";
import {
  type NameKind,
  nameKinds,
  type SearchEntry,
  type SearchGroup,
  type SearchIndex,
  type SearchTopic,
} from "#shared/search/search-index.ts";
import { listSearchFilters } from "./list-search-filters.ts";
import { inchiKeyOf } from "./load-identity.ts";
import { categoryOf, listProduct, nameOf, pathOf, sortedProducts } from "./load-product-browser.ts";
import { prepare, prepareText, type Reader } from "./prepare.ts";

/** Finished serums have their sheets among its. */
const serumFamily = "niosome" satisfies FamilyId;
/** Postbiotics have no sheets: they are listed here, on the page of their family. */
const postbioticsHash = "#postbiotiques";

/** A text in every language, the reader's first. */
type Texts = readonly string[];
type Related = {
  readonly relatedNames?: Translated;
  readonly relatedNumbers?: readonly string[];
};
type Names = Partial<Record<NameKind, Texts>>;

/** Content does not change while the site runs: one index an edition. */
const indexes = new Map<Edition["id"], SearchIndex>();

export function listSearchIndex(edition: Edition): SearchIndex {
  const known = indexes.get(edition.id) ?? makeIndex(edition);
  indexes.set(edition.id, known);
  return known;
}

/** Who reads the search page of an edition. */
export const searchReader = (edition: Edition): Reader => ({
  edition,
  around: languageIn(edition, routeOf("search").language),
});

function makeIndex(edition: Edition): SearchIndex {
  const reader = searchReader(edition);
  const lang = reader.around;
  const say = (text: Translated) => textOf(prepareText(text, reader));
  const topics: SearchTopic[] = [];
  const topicPlaces = new Map<string, number>();

  /** The place of a topic, which is listed once. */
  function place(topic: SearchTopic): number {
    const key = JSON.stringify(topic);
    const known = topicPlaces.get(key) ?? topics.push(topic) - 1;
    topicPlaces.set(key, known);
    return known;
  }
  const category = (text: Translated) => place({ kind: "category", texts: inAll(text) });
  const words = (text: Translated) => place({ kind: "category", texts: listsOf(text) });
  const filters = listSearchFilters({ inAll, listsOf });
  const claimTopics = (ids: readonly string[]) =>
    ids.flatMap((id) =>
      claims
        .filter((claim) => claim.id === id)
        .map((claim) => place({ kind: "claim", texts: inAll(claim.sentence) })),
    );

  function ingredient(
    id: FamilyId,
    entry: Liposome | Niosome | Serum,
    more: readonly number[],
  ): SearchEntry {
    const first = entry.categories[0];
    const { kind } = findFamily(id);
    return withNames(
      {
        path: pathOfEntry(id, entry.slug),
        group: id,
        name: say(entry.nom),
        ...(first && { tag: { dot: first, label: say(ingredientCategories[first]) } }),
        topics: [
          ...entry.categories.map((each) => category(ingredientCategories[each])),
          words(copy.familyWords[kind]),
          ...more,
        ],
      },
      {
        otherName: withParts(inAll(entry.nom)),
        ...namesOfIdentity(entry),
        ...synonymsOf(entry),
        tradeName: copy.tradeNames
          .filter(({ path }) => path === pathOfEntry(id, entry.slug))
          .map(({ name }) => name),
      },
    );
  }

  const makeEntries = {
    liposome: (id) =>
      (familyEntries[id as "liposome"] as readonly Liposome[]).map((entry) =>
        ingredient(
          id,
          entry,
          [
            ...claimTopics(claimsOf(entry)),
            ...filters.subjectsOf(claimsOf(entry)).map(place),
            ...filters.topicsOf(id, entry).map(place),
          ],
        ),
      ),
    niosome: (id) => [
      ...(familyEntries[id as "niosome"] as readonly Niosome[]).map((entry) =>
        ingredient(id, entry, filters.topicsOf(id, entry).map(place)),
      ),
      ...(id === serumFamily
        ? serums.map(
            (entry): SearchEntry => ({
              ...ingredient(id, entry, [words(copy.serums)]),
              contains: entry.contains.map((slug) => pathOfEntry(id, slug)),
            }),
          )
        : []),
    ],
    strain: (id) =>
      (familyEntries[id as "probiotic"] as readonly Strain[]).map((entry) => strain(id, entry)),
  } satisfies Record<FamilyKind, (id: FamilyId) => readonly SearchEntry[]>;

  function strain(id: FamilyId, entry: Strain): SearchEntry {
    const labels: Readonly<Record<string, Translated>> = familyPages[id].family.filters;
    const { species, code, formerName, categories } = entry;
    const [first] = categories;
    const label = first && labels[first];
    const isListed = entry.type === "postbiotique";
    const latin = [species, ...(formerName ? [formerName] : [])].flatMap(shortenGenus);
    return withNames(
      {
        path: isListed
          ? pathOfFamily(findFamily(id)) + postbioticsHash
          : pathOfEntry(id, entry.slug),
        group: id,
        name: species,
        code,
        ...(first && label && { tag: { dot: first, label: say(label) } }),
        topics: [
          ...categories.flatMap((each) => labels[each] ?? []).map(category),
          ...filters.topicsOf(id, entry).map(place),
          words(copy.familyWords[findFamily(id).kind]),
        ],
      },
      {
        former: formerName ? [formerName, `${formerName} ${code}`] : [],
        latin: latin.flatMap((name) => [name, `${name} ${code}`]),
        synonym: entry.synonyms ? listsOf(entry.synonyms) : [],
      },
    );
  }

  const products = sortedProducts.map((product): SearchEntry => {
    const { claim, actifs, quantity } = listProduct(product, reader);
    const detail = claim ?? actifs;
    const { name: categoryName } = categoryOf(product);
    return withNames(
      {
        path: pathOf(product),
        group: "product",
        name: say(nameOf(product)),
        tag: { label: categoryName[lang] },
        ...(detail !== null
          ? { detail: textOf(detail) }
          : quantity !== null && {
              detail: sayCount(prepare(whiteLabel.productTexts.capsules, reader), quantity),
            }),
        topics: [
          category(categoryName),
          words(quantity === null ? copy.serums : copy.capsules),
          ...claimTopics(product.claims),
          ...filters.topicsOf("product", product).map(place),
        ],
        contains: product.actives.flatMap(({ path }) => path ?? []),
      },
      {
        otherName: inAll(nameOf(product)),
        related: relatedOf(product),
        contains: product.actives.flatMap(({ name }) => inAll(name)),
      },
    );
  });

  const pages = copy.pages.map(({ path, name, words: about, requests }) =>
    withNames(
      { path, group: "page", name: say(name), tag: { label: say(copy.groups.pageTag) } },
      {
        otherName: inAll(name),
        word: listsOf(about),
        request: requests ? listsOf(requests) : [],
      },
    ),
  );

  const filtered = filters.filtered.map(
    ({ path, list, count, topic }): SearchEntry => ({
      path,
      group: "filter",
      name: topic.texts[0] ?? "",
      tag: { label: say(list) },
      detail: sayCount(prepare(copy.total, reader), count),
      names: {},
      topics: [place(topic)],
    }),
  );

  const entries = [
    ...filtered,
    ...families.flatMap(({ id, kind }) => makeEntries[kind](id)),
    ...products,
    ...pages,
  ];
  const group = (
    id: Exclude<SearchGroup["id"], "filter">,
    kind: keyof typeof copy.groups.none,
    name: Translated,
    path: string,
  ): SearchGroup => {
    const total = entries.filter((entry) => entry.group === id).length;
    return {
      id,
      name: say(name),
      path,
      tone: kind === "page" || kind === "product" ? null : findFamily(id as FamilyId).tone,
      none: say(copy.groups.none[kind]),
      all: kind === "page" ? null : fillText(say(copy.groups.all[kind]), { count: String(total) }),
      tag: say(copy.box.tags[kind]),
      total,
    };
  };
  const { box, near, reasons } = copy;
  return {
    lang,
    texts: prepare({ box, near, reasons }, reader),
    groups: [
      {
        id: "filter",
        name: say(copy.groups.filter),
        path: "",
        tone: null,
        none: null,
        all: null,
        tag: say(copy.box.tags.filter),
        total: filtered.length,
      },
      ...families.map((family) =>
        group(family.id, family.kind, familyPages[family.id].head.listName, pathOfFamily(family)),
      ),
      group("product", "product", copy.groups.product, routeOf("whiteLabel").pattern),
      group("page", "page", copy.groups.page, "/"),
    ],
    topics,
    entries,
  };

  /** An entry with its names, each once: what it is called above all is not said again. */
  function withNames(entry: Omit<SearchEntry, "names">, names: Names): SearchEntry {
    const seen = new Set([keyOf(entry.name), entry.code ? keyOf(entry.code) : ""]);
    const kept: Names = {};
    for (const kind of nameKinds) {
      const fresh = abbreviate(names[kind] ?? []).filter((text) => {
        const key = keyOf(text);
        return !seen.has(key) && seen.add(key);
      });
      if (fresh.length > 0) kept[kind] = fresh;
    }
    return { ...entry, names: kept };
  }

  /** In the reader's language first, so that this is the one that is shown. */
  function inAll(text: Translated): Texts {
    const others = languages.filter(({ id }) => id !== lang).map(({ id }) => text[id]);
    return [...new Set([text[lang], ...others].map(toPlain))];
  }

  /** Of a text with ", " between names. */
  function listsOf(text: Translated): Texts {
    return [...new Set(inAll(text).flatMap((list) => list.split(/,\s+/)))];
  }

  /** Those of a complex are mostly names of what it is made of, which has sheets of its own. */
  function synonymsOf(entry: Liposome | Niosome | Serum): Names {
    const { identity, synonyms } = entry;
    const named = synonyms ? withParts(listsOf(synonyms)) : [];
    const isComplex = identity.kind === "complex";
    const molecule = identity.kind === "plant" ? identity.marker : identity.molecule;
    const own = molecule && isItself(entry) ? withParts(inAll(molecule.name)) : [];
    return {
      synonym: isComplex ? own : [...own, ...named],
      related: isComplex ? [...named, ...relatedOf(entry)] : relatedOf(entry),
    };
  }

  /** Whether the molecule is the ingredient: the marker of some extracts is what they are named after. */
  function isItself({ nom, identity }: Liposome | Niosome | Serum): boolean {
    if (identity.kind !== "plant") return identity.kind !== "complex";
    const named = withParts(inAll(identity.marker.name)).map(keyOf);
    return inAll(nom).some((own) => named.includes(keyOf(own)));
  }

  function relatedOf({ relatedNames, relatedNumbers = [] }: Related): Texts {
    return [...(relatedNames ? listsOf(relatedNames) : []), ...relatedNumbers];
  }

  function namesOfIdentity(entry: Liposome | Niosome | Serum): Names {
    const { identity, identifiers = {} } = entry;
    const { ec, e, unii } = identifiers;
    const inci = identity.inci.split(/,\s+/);
    const molecule = identity.kind === "plant" ? identity.marker : identity.molecule;
    const own = isItself(entry);
    const inchiKey = inchiKeyOf(identity);
    const cas = molecule ? [molecule.cas] : [];
    return {
      latin: identity.kind === "plant" ? [identity.latin, ...shortenGenus(identity.latin)] : [],
      inci: identity.kind === "complex" ? [] : inci,
      cas: [
        ...(identity.kind === "plant" && identity.cas ? [identity.cas] : []),
        ...(own ? cas : []),
      ],
      ec: ec ? [ec] : [],
      e: e ? [e] : [],
      unii: unii ? [unii] : [],
      inchiKey: inchiKey ? [inchiKey] : [],
      contains: [
        ...(identity.kind === "mineral" ? inAll(identity.salt) : []),
        ...(identity.kind === "plant" ? inAll(identity.part) : []),
        ...(identity.kind === "complex"
          ? [...identity.components.flatMap(({ name }) => inAll(name)), ...inci]
          : []),
        ...(molecule && !own ? [...withParts(inAll(molecule.name)), ...cas] : []),
      ],
    };
  }
}

/** Of the benefits that a sheet tells. */
const claimsOf = ({ bienfaits }: Liposome) =>
  bienfaits.flatMap((told) => ("claims" in told ? told.claims : []));

/** "egcg (gallate)" is also called by either part. */
const withParts = (texts: Texts): Texts =>
  texts.flatMap((text) => {
    const [, before = "", inside = ""] = /^(.+?) \((.+)\)$/.exec(text) ?? [];
    return before ? [text, before, inside] : [text];
  });

/** "vitamine C" → also "vit C". */
const abbreviate = (texts: Texts): Texts =>
  texts.flatMap((text) =>
    /^vitamine?s? /i.test(text) ? [text, text.replace(/^vitamine?s?/i, "vit")] : [text],
  );

/** "Lactobacillus acidophilus" → "L. acidophilus". */
const shortenGenus = (name: string): string[] =>
  /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name) ? [name.replace(/^(\p{Lu})\p{Ll}+/u, "$1.")] : [];

/** Content is HTML: entities and the few tags that names have are not for comparing. */
const toPlain = (html: string) =>
  html
    .replace(/<[^>]+>/g, "")
    .replace(/&nbsp;/g, "\u00a0")
    .replace(/&amp;/g, "&");
