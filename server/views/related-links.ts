// Links from an entry, chosen by facts of the entries: the nearest of its category, and products that go well together.
import { productName, productPath, sortedProducts } from "#server/facts/find-products.ts";
import type { Niosome, Product, ProductActive } from "#shared/content/schema/entries.ts";
import type { Compatibility } from "#shared/content/schema/status.ts";
import type { Translated } from "#shared/editions/edition.ts";
import { families, pathOfEntry } from "#shared/families/families.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { facetTexts } from "#shared/generated/interface/catalogue.ts";
import { sheetTexts } from "#shared/generated/interface/sheet.ts";
import type { SheetCategory, SheetData } from "#shared/pages/sheet.ts";
import type { Way } from "#shared/pages/way.ts";
import type { Words } from "#shared/words/words.ts";

/** The number of links in a row. */
const mostWays = 4;

/** The number of plates in the row of a sheet, beside the one for what is in no list. */
const mostPlates = 5;

interface Neighbour {
  readonly slug: string;
  readonly categories: readonly string[];
  readonly compatibility: Compatibility;
}

const categoriesOf = ({ categories }: Neighbour) => categories;

/**
 * The entries of the same category that are nearest: those that share the most categories, then its partners, then those that share
 * the most dosage forms; among equals the next ones in the list. `shown`: slugs that the page names already. `groupsOf`: replaces
 * categories as the shared groups.
 */
export function findNeighbours<Entry extends Neighbour>(
  entry: Entry,
  all: readonly Entry[],
  shown: readonly string[],
  groupsOf: (entry: Entry) => readonly string[] = categoriesOf,
): readonly Entry[] {
  const place = all.indexOf(entry);
  const following = [...all.slice(place + 1), ...all.slice(0, Math.max(place, 0))];
  const shared = (one: readonly string[], other: readonly string[]) =>
    one.filter((id) => other.includes(id)).length;
  const partners = (one: Entry, other: Entry) =>
    one.compatibility.partners.includes(other.slug) ? 1 : 0;
  const nearness = (other: Entry) =>
    100 * shared(groupsOf(entry), groupsOf(other)) +
    10 * (partners(entry, other) + partners(other, entry)) +
    shared(entry.compatibility.forms, other.compatibility.forms);
  return following
    .filter((other) => !shown.includes(other.slug) && shared(groupsOf(entry), groupsOf(other)) > 0)
    .toSorted((a, b) => nearness(b) - nearness(a))
    .slice(0, mostPlates - shown.length);
}

/** The whole of an entry's first category, if it has more entries than the links shown. */
export function linkToCategory(
  listPath: string,
  { categories: [category = ""] }: Neighbour,
  all: readonly Neighbour[],
  words: Words,
): SheetData["neighbours"]["all"] {
  const count = all.filter(({ categories }) => categories.includes(category)).length;
  if (count <= mostPlates) return null;
  const label = words.fill(sheetTexts.wholeCategory, { count: String(count) });
  return { label, path: `${listPath}?filtre=${category}#catalogue` };
}

/** All entries with the first action of a cosmetic active, including those that the page names. */
export function linkToAction(
  listPath: string,
  { effects: [action] }: Pick<Niosome, "effects">,
  all: readonly Pick<Niosome, "effects">[],
  words: Words,
): SheetData["neighbours"]["all"] {
  if (!action) return null;
  const count = all.filter(({ effects }) => effects.includes(action)).length;
  const label = words.fill(sheetTexts.wholeAction, {
    action: facetTexts.effects[action],
    count: String(count),
  });
  return { label, path: `${listPath}?action=${action}#catalogue` };
}

/** The first category that both are in, or the other's own. */
export function sharedCategory(
  entry: Neighbour,
  other: Neighbour,
  describeCategory: (id: string) => SheetCategory,
): SheetCategory | null {
  const [own] = other.categories;
  const id = other.categories.find((category) => entry.categories.includes(category)) ?? own;
  return id === undefined ? null : describeCategory(id);
}

interface Sheet {
  readonly nom: Translated;
  readonly partners: readonly string[];
}

/** Names and partners of actives, by path of their sheets. */
const sheets = new Map<string, Sheet>(
  families.flatMap(({ id }) =>
    familyEntries[id].flatMap((entry): [string, Sheet][] =>
      "nom" in entry
        ? [
            [
              pathOfEntry(id, entry.slug),
              {
                nom: entry.nom,
                partners: entry.compatibility.partners.map((slug) => pathOfEntry(id, slug)),
              },
            ],
          ]
        : [],
    ),
  ),
);

/**
 * Companions of a product: an active of the one is a partner of an active of the other, and none is in both, so that no dose adds
 * up. The more of the other's actives are partners, the earlier. `shown`: products that the page names.
 */
export function findCompanions(
  product: Product,
  shown: readonly Product[],
  words: Words,
): readonly Way[] {
  const own = product.actives.map(activeKey);
  return sortedProducts
    .filter((other) => other !== product && !shown.includes(other))
    .filter((other) => !other.actives.some((active) => own.includes(activeKey(active))))
    .map((other) => {
      const pairs = product.actives.flatMap((active) =>
        other.actives
          .filter((candidate) => arePartners(active, candidate))
          .map((partner) => [active, partner] as const),
      );
      return { other, pairs, share: pairs.length / other.actives.length };
    })
    .filter(({ pairs }) => pairs.length > 0)
    .toSorted((a, b) => b.share - a.share)
    .slice(0, mostWays)
    .map(({ other, pairs: [pair = []] }) => ({
      path: productPath(other),
      name: words.text(productName(other)),
      code: null,
      category: null,
      note: pair
        .flatMap(({ path = "" }) => sheets.get(path)?.nom ?? [])
        .map(words.plain)
        .join(" + "),
    }));
}

/** The key of an active, whatever its form. */
const activeKey = ({ path, nutrient, strain, name }: ProductActive) =>
  nutrient ?? strain ?? path ?? name.fr;

function arePartners({ path: one = "" }: ProductActive, { path: other = "" }: ProductActive) {
  return Boolean(
    sheets.get(one)?.partners.includes(other) || sheets.get(other)?.partners.includes(one),
  );
}
