// Which page was meant by an address that has none: case, accents, hyphens, doubled encoding, names in other languages, the
// same active in another family, one wrong letter. Only what is unambiguous is resolved. The index is made once; what an address
// costs is bounded by its length.
import { distance } from "fastest-levenshtein";
import { type Edition, originalEdition } from "#shared/editions/edition.ts";
import { editions } from "#shared/editions/editions.ts";
import { languages } from "#shared/editions/languages.ts";
import { families, pathOfEntry, pathOfFamily } from "#shared/families/families.ts";
import { products, serums } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { fold } from "#shared/pages/catalogue.ts";
import { pageTable, routeOf } from "#shared/pages/page-table.ts";
import { siteAddresses } from "./list-addresses.ts";
import { otherFamilyNames, otherPageNames } from "./other-names.ts";

export interface Resolved {
  readonly edition: Edition;
  /** In the original edition. */
  readonly path: string;
}

/** No page has an address half as long. */
const longestPath = 300;
/** Of a name in which a wrong letter is forgiven: in a shorter one, it would make another word. */
const shortestName = 4;

/** Paths by folded name: a page's own first, then its other names, several of which may be the same. */
interface Names {
  readonly own: ReadonlyMap<string, string>;
  readonly others: ReadonlyMap<string, ReadonlySet<string>>;
}

/** What is left of a name: small letters and digits. */
const toKey = (name: string) => fold(name).replace(/[^a-z0-9]/g, "");

const digitsOf = (key: string) => key.replace(/\D/g, "");

function indexNames(
  items: readonly { readonly path: string; readonly names: readonly string[] }[],
): Names {
  const others = new Map<string, Set<string>>();
  for (const { path, names } of items)
    for (const key of names.map(toKey)) {
      if (!key) continue;
      const paths = others.get(key) ?? new Set();
      others.set(key, paths.add(path));
    }
  const own = items.map(({ path }) => [toKey(path.split("/").at(-1) ?? ""), path] as const);
  // The home page has no name.
  return { own: new Map(own.filter(([key]) => key)), others };
}

const only = (paths: ReadonlySet<string> | undefined) =>
  paths?.size === 1 ? [...paths][0] : undefined;

const findExact = ({ own, others }: Names, key: string) => own.get(key) ?? only(others.get(key));

/** The only path with a name that differs in one letter. Digits are never taken for one another: B2 is not B12. */
function findSimilar({ own, others }: Names, key: string): string | undefined {
  if (key.length < shortestName) return undefined;
  const digits = digitsOf(key);
  const isSimilar = (name: string) =>
    Math.abs(name.length - key.length) <= 1 &&
    digitsOf(name) === digits &&
    distance(name, key) <= 1;
  const found = new Set<string>();
  for (const [name, path] of own) if (isSimilar(name)) found.add(path);
  for (const [name, paths] of others)
    if (isSimilar(name)) for (const path of paths) found.add(path);
  return only(found);
}

/** Pages with a name of their own, by their one segment. */
const sections = indexNames([
  ...pageTable
    .filter(({ pattern }) => !pattern.includes(":"))
    .map(({ id, pattern }) => ({ path: pattern, names: otherPageNames[id] ?? [] })),
  ...families.map((family) => ({
    path: pathOfFamily(family),
    names: otherFamilyNames[family.id] ?? [],
  })),
]);

/** Names of entries beside the last segment of their paths. */
const namesOfEntries: ReadonlyMap<string, readonly string[]> = new Map([
  ...families.flatMap(({ id }) =>
    familyEntries[id].map(
      (entry) =>
        [
          pathOfEntry(id, entry.slug),
          "nom" in entry
            ? [...Object.values(wordsOf(entry.nom)), entry.identity.inci]
            : [entry.code, `${entry.formerName ?? ""} ${entry.code}`, entry.species],
        ] as const,
    ),
  ),
  ...serums.map(({ slug, nom }) => [pathOfEntry("niosome", slug), wordsOf(nom)] as const),
  ...products.map(
    ({ slug, name }) => [routeOf("product").pattern.replace(":slug", slug), wordsOf(name)] as const,
  ),
]);

function wordsOf(text: Readonly<Record<(typeof languages)[number]["id"], string>>) {
  return languages.map(({ id }) => text[id]);
}

/** Entries by the path of the page that lists them. */
const entriesBelow: ReadonlyMap<string, Names> = new Map(
  pageTable
    .filter(({ pattern }) => pattern.endsWith("/:slug"))
    .map(({ id, pattern }) => [
      pattern.slice(0, -"/:slug".length),
      indexNames(
        siteAddresses
          .filter((address) => address.id === id)
          .map(({ path }) => ({ path, names: namesOfEntries.get(path) ?? [] })),
      ),
    ]),
);

const familyPaths = families.map(pathOfFamily);

/** The page that was meant, or undefined where none is near enough, or several are. `path`: decoded, with any prefix. */
export function resolvePath(path: string): Resolved | undefined {
  if (path.length > longestPath) return undefined;
  const [first = "", ...rest] = decodeAgain(path)
    .replace(/\.(?:html?|php)$/i, "")
    .split(/[/\\]/)
    .filter(Boolean);
  const edition = findEdition(first);
  const [name, entry, ...more] = edition ? rest : [first, ...rest];
  if (more.length > 0) return undefined;
  const found = name ? findPage(toKey(name), entry) : "/";
  return found === undefined ? undefined : { edition: edition ?? originalEdition, path: found };
}

function findPage(name: string, entry: string | undefined): string | undefined {
  const section = findExact(sections, name) ?? findSimilar(sections, name);
  if (section === undefined || entry === undefined) return section;
  const names = entriesBelow.get(section);
  if (!names) return undefined;
  const key = toKey(entry);
  return findExact(names, key) ?? findTwin(section, key) ?? findSimilar(names, key);
}

/** The same name in the other families. */
function findTwin(section: string, key: string): string | undefined {
  if (!familyPaths.includes(section)) return undefined;
  const twins = familyPaths
    .filter((path) => path !== section)
    .flatMap((path) => {
      const names = entriesBelow.get(path);
      return (names && findExact(names, key)) ?? [];
    });
  return only(new Set(twins));
}

/** "FR", "fr-FR": an edition's prefix, however it is written. */
const findEdition = (segment: string) =>
  editions.find(
    ({ id }) =>
      id !== "original" &&
      [id, ...languages.filter((each) => each.id === id).map(({ locale }) => locale)].some(
        (name) => name.toLowerCase() === segment.toLowerCase().replace("_", "-"),
      ),
  );

/** Some programs encode what was encoded already. */
function decodeAgain(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
