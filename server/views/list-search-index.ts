// The search index of an edition: every result with all its names in every language. The build writes it for the browser; the
// server searches the same.

import { earnedClaims } from "#server/desk/judge-product.ts";
import {
  categoryOf,
  productName,
  productPath,
  sortedProducts,
} from "#server/facts/find-products.ts";
import { absentActives } from "#shared/content/absent-actives.ts";
import { liposomalAbroad } from "#shared/content/names-abroad.ts";
import type { Liposome, Niosome, Serum, Strain } from "#shared/content/schema/entries.ts";
import type { AskedCopy } from "#shared/content/schema/pages/search.ts";
import { type Edition, languageIn, type Translated, textOf } from "#shared/editions/edition.ts";
import {
  type FamilyId,
  type FamilyKind,
  families,
  findFamily,
  pathOfEntry,
  pathOfFamily,
  serumFamily,
} from "#shared/families/families.ts";
import { serums } from "#shared/generated/entries.ts";
import { familyEntries, familyPages } from "#shared/generated/families.ts";
import { ingredientCategories } from "#shared/generated/interface/sheet.ts";
import { search as copy } from "#shared/generated/pages/search.ts";
import { whiteLabel } from "#shared/generated/pages/white-label.ts";
import { additionField, benchPath } from "#shared/pages/desk-address.ts";
import { routeOf } from "#shared/pages/page-table.ts";
import { nameKey } from "#shared/search/normalise.ts";
import {
  nameKinds,
  type SearchEntry,
  type SearchGroup,
  type SearchIndex,
  type SearchTopic,
} from "#shared/search/search-index.ts";
import { formatCount } from "#shared/words/count.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { withCapital } from "#shared/words/letters.ts";
import { type Reader, wordsFor } from "#shared/words/words.ts";
import { buyerRows } from "./buyer-rows.ts";
import { listSearchFilters } from "./list-search-filters.ts";
import { listUnnamed } from "./list-unnamed.ts";
import { plateOf, plateOfSymbol } from "./load-plate.ts";
import { listProduct } from "./load-product-browser.ts";
import { localize } from "./localize.ts";
import {
  abbreviate,
  abroadOf,
  type Names,
  nameIn,
  shortenGenus,
  splitList,
  withParts,
} from "./name-ingredient.ts";

/** Postbiotics have no sheets: they are listed here, on the page of their family. */
/** An index outlives days: certificates, which end, are still asked about in it. */
const answered = buyerRows("9999-12-31");

const postbioticsHash = "#postbiotiques";

/** Content does not change while the site runs: one index an edition. */
const indexes = new Map<Edition["id"], SearchIndex>();

export function listSearchIndex(edition: Edition): SearchIndex {
  const known = indexes.get(edition.id) ?? makeIndex(edition);
  indexes.set(edition.id, known);
  return known;
}

/** The reader of an edition's search page. */
export const searchReader = (edition: Edition): Reader => ({
  edition,
  pageLanguage: languageIn(edition, routeOf("search").language),
});

function makeIndex(edition: Edition): SearchIndex {
  const reader = searchReader(edition);
  const lang = reader.pageLanguage;
  const say = (text: Translated) => textOf(wordsFor(reader).text(text));
  const { inAll, ownOf, listsOf, synonymsOf, relatedOf, namesOfIdentity, foreignOf } = nameIn(lang);
  const topics: SearchTopic[] = [];
  const topicPlaces = new Map<string, number>();

  /** The place of a topic, which is listed once. */
  function place(topic: SearchTopic): number {
    const key = JSON.stringify(topic);
    const known = topicPlaces.get(key) ?? topics.push(topic) - 1;
    topicPlaces.set(key, known);
    return known;
  }
  const categoryNamed = (texts: readonly string[], all: readonly string[]) => {
    const others = all.filter((text) => !texts.includes(text));
    return place({ kind: "category", texts, ...(others.length > 0 && { words: others }) });
  };
  const category = (text: Translated) => categoryNamed(inAll(text).slice(0, 1), inAll(text));
  const words = (text: Translated) => categoryNamed(ownOf(text), listsOf(text));
  const familyWords = (kind: FamilyKind) =>
    categoryNamed(ownOf(copy.familyWords[kind]), [
      ...listsOf(copy.familyWords[kind]),
      ...(kind === "liposome" ? splitList(liposomalAbroad) : []),
    ]);
  const filters = listSearchFilters({ inAll, listsOf });
  const claimTopics = (...claims: Parameters<typeof filters.topicsOfClaims>) =>
    filters.topicsOfClaims(...claims).map(place);

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
        plate: plateOf(entry, reader),
        topics: [
          ...entry.categories.map((each) => category(ingredientCategories[each])),
          familyWords(kind),
          ...more,
        ],
      },
      {
        otherName: withParts(inAll(entry.nom)),
        ...namesOfIdentity(entry),
        ...synonymsOf(entry),
        abroad: abroadOf(entry.slug),
        tradeName: copy.tradeNames
          .filter(({ path }) => path === pathOfEntry(id, entry.slug))
          .map(({ name }) => name),
      },
    );
  }

  const makeEntries = {
    liposome: (id) =>
      (familyEntries[id as "liposome"] as readonly Liposome[]).map((entry) =>
        ingredient(id, entry, [
          ...claimTopics(claimsOf(entry)),
          ...filters.topicsOf(id, entry).map(place),
        ]),
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
        cfu: entry.cfu,
        topics: [
          ...categories.flatMap((each) => labels[each] ?? []).map(category),
          ...filters.topicsOf(id, entry).map(place),
          familyWords(findFamily(id).kind),
        ],
      },
      {
        former: formerName ? [formerName, `${formerName} ${code}`] : [],
        latin: latin.flatMap((name) => [name, `${name} ${code}`]),
        synonym: entry.synonyms ? listsOf(entry.synonyms) : [],
        related: relatedOf(entry),
      },
    );
  }

  const products = sortedProducts.map((product): SearchEntry => {
    const { claim, actifs, quantity } = listProduct(product, reader);
    const detail = claim ?? actifs;
    const { name: categoryName } = categoryOf(product);
    return withNames(
      {
        path: productPath(product),
        group: "product",
        name: say(productName(product)),
        tag: { label: categoryName[lang] },
        plate: plateOfSymbol(product.symbol),
        ...(detail !== null
          ? { detail: textOf(detail) }
          : quantity !== null && {
              detail: formatCount(localize(whiteLabel.productTexts.capsules, reader), quantity),
            }),
        topics: [
          category(categoryName),
          words(quantity === null ? copy.serums : copy.capsules),
          ...claimTopics(
            product.claims,
            earnedClaims(product).map(({ id }) => id),
          ),
          ...filters.topicsOf("product", product).map(place),
        ],
        contains: product.actives.flatMap(({ path }) => path ?? []),
      },
      {
        otherName: inAll(productName(product)),
        related: [
          ...relatedOf(product),
          // Latin names are left out, as sheets are found by them.
          ...product.actives.flatMap(({ ingredient }) =>
            listsOf(ingredient).map((name) => name.replace(/ \(.*/, "")),
          ),
        ],
        contains: product.actives.flatMap(({ name }) => inAll(name)),
      },
    );
  });

  /** The laboratory's answer to a common question: facts, and questions that go into the enquiry. */
  const question = ({ rows, words: asked }: AskedCopy) =>
    place({
      kind: "question",
      texts: [
        rows
          .flatMap((id) => answered.filter((row) => row.id === id))
          .flatMap(({ label, facts, question: open }) => [
            ...facts.map(({ text }) =>
              fillText(say(copy.asked.fact), { label: say(label), text: say(text) }),
            ),
            ...(open ? [fillText(say(copy.asked.question), { question: say(open) })] : []),
          ])
          .join(" · "),
      ],
      words: listsOf(asked),
      isSaid: true,
    });

  const unnamed = listUnnamed(copy.pages.map(({ path }) => path)).map(({ path, name }) =>
    withNames(
      { path, group: "page", name: say(name), tag: { label: say(copy.groups.pageTag) } },
      { otherName: inAll(name) },
    ),
  );

  const pages = copy.pages.map(({ path, name, words: about, requests, asked }) =>
    withNames(
      {
        path,
        group: "page",
        name: say(name),
        tag: { label: say(copy.groups.pageTag) },
        ...(asked && { topics: asked.map(question) }),
      },
      {
        otherName: inAll(name),
        word: listsOf(about),
        request: requests ? listsOf(requests) : [],
      },
    ),
  );

  const keysOf = (text: Translated) => listsOf(text).map(nameKey);

  const filtered = filters.filtered.map(
    ({ path, list, count, topic }): SearchEntry => ({
      path,
      group: "filter",
      name: withCapital(topic.texts[0] ?? ""),
      tag: { label: say(list) },
      detail: formatCount(localize(copy.total, reader), count),
      names: {},
      topics: [place(topic)],
    }),
  );

  const entries = [
    ...filtered,
    ...families.flatMap(({ id, kind }) => makeEntries[kind](id)),
    ...products,
    ...pages,
    ...unnamed,
  ].map(markForeign);
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
    texts: localize({ box, near, reasons }, reader),
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
    notes: copy.notes.map(({ words: about, text }) => ({ words: listsOf(about), text: say(text) })),
    absent: absentActives.flatMap(splitList),
    compared: { below: keysOf(copy.compared.below), above: keysOf(copy.compared.above) },
    bench: {
      path: `${benchPath("complement")}?${additionField}=`,
      name: say(copy.onBench),
      tag: say(copy.benchTag),
    },
    entries,
  };

  /** Names are marked once all have been read: some are in the reader's language elsewhere. */
  function markForeign(entry: SearchEntry): SearchEntry {
    const foreign = foreignOf(foreignKinds.flatMap((kind) => entry.names[kind] ?? []));
    return Object.keys(foreign).length > 0 ? { ...entry, foreign } : entry;
  }

  /** An entry with its names, each once: its main name is not repeated. */
  function withNames(entry: Omit<SearchEntry, "names">, names: Names): SearchEntry {
    const seen = new Set([nameKey(entry.name), entry.code ? nameKey(entry.code) : ""]);
    const kept: Names = {};
    for (const kind of nameKinds) {
      const fresh = abbreviate(names[kind] ?? []).filter((text) => {
        const key = nameKey(text);
        return !seen.has(key) && seen.add(key);
      });
      if (fresh.length > 0) kept[kind] = fresh;
    }
    return { ...entry, names: kept };
  }
}

/** The claims of a sheet's benefits. */
const claimsOf = ({ bienfaits }: Liposome) =>
  bienfaits.flatMap((told) => ("claims" in told ? told.claims : []));

/** Kinds of names with a language; an `otherName` itself is in another. */
const foreignKinds = ["synonym", "related", "contains", "word"] as const;
