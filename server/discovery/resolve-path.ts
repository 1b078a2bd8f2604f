// Finds the page that an address without one means: case, accents, hyphens, doubled encoding, names in other languages, the same
// active in another family, one wrong letter. Only an unambiguous address is resolved. Names of entries are those of the search. An
// address has at most 300 letters, and is compared once with each name that is as long, give or take one letter: with some 1,500
// names, that is 1,500 comparisons at most.

import { listSearchIndex } from "#server/views/list-search-index.ts";
import { type Edition, originalEdition } from "#shared/editions/edition.ts";
import { editions } from "#shared/editions/editions.ts";
import { languages } from "#shared/editions/languages.ts";
import { families, pathOfFamily } from "#shared/families/families.ts";
import { pageTable } from "#shared/pages/page-table.ts";
import { readNames } from "#shared/search/names.ts";
import { fold } from "#shared/search/normalise.ts";
import type { NameKind } from "#shared/search/search-index.ts";
import { isSlip } from "#shared/search/spelling.ts";
import { siteAddresses } from "./list-addresses.ts";
import { otherFamilyNames, otherPageNames } from "./other-names.ts";

export interface Resolved {
  readonly edition: Edition;
  /** The path in the original edition. */
  readonly path: string;
}

/** The longest address of a page has less than half as many letters. */
const longestPath = 300;
/** A wrong letter is forgiven in names of at least this length: in a shorter one, it would make another word. */
const shortestName = 4;

/** The kinds of an entry's main names, without numbers. Synonyms rank below: some name an entry of another family. */
const calledKinds: ReadonlySet<NameKind> = new Set([
  "name",
  "otherName",
  "former",
  "latin",
  "code",
  "inci",
]);

/** Paths by folded name: a page's own first, then its other names, several of which may be the same. */
interface Names {
  readonly own: ReadonlyMap<string, string>;
  readonly others: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The letters and digits of a name, in lower case. */
const toKey = (name: string) => fold(name).replace(/[^a-z0-9]/g, "");

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
  // The home page has no name, so its key is empty.
  return { own: new Map(own.filter(([key]) => key)), others };
}

const only = (paths: ReadonlySet<string> | undefined) =>
  paths?.size === 1 ? [...paths][0] : undefined;

const findExact = ({ own, others }: Names, key: string) => own.get(key) ?? only(others.get(key));

/** The only path with a name that differs in one letter. Digits must agree: B2 is not B12. */
function findSimilar({ own, others }: Names, key: string): string | undefined {
  if (key.length < shortestName) return undefined;
  const found = new Set<string>();
  for (const [name, path] of own) if (isSlip(name, key)) found.add(path);
  for (const [name, paths] of others)
    if (isSlip(name, key)) for (const path of paths) found.add(path);
  return only(found);
}

const ownPages = pageTable.filter(({ pattern }) => !pattern.includes(":"));

const segmentsOf = (path: string): readonly string[] => path.split("/").filter(Boolean);

/** Pages below another, by the keys of all their segments: only the whole address finds them. */
const deepPages: ReadonlyMap<string, string> = new Map(
  ownPages
    .filter(({ pattern }) => segmentsOf(pattern).length > 1)
    .map(({ pattern }) => [segmentsOf(pattern).map(toKey).join("/"), pattern]),
);

/** Pages with a name of their own, by their one segment. */
const sections = indexNames([
  ...ownPages
    .filter(({ id, pattern }) => segmentsOf(pattern).length === 1 || otherPageNames[id])
    .map(({ id, pattern }) => ({ path: pattern, names: otherPageNames[id] ?? [] })),
  ...families.map((family) => ({
    path: pathOfFamily(family),
    names: otherFamilyNames[family.id] ?? [],
  })),
]);

/** Entries by the path of the page that lists them: by their main names first, then by their synonyms. */
interface NamesBelow {
  readonly called: ReadonlyMap<string, Names>;
  readonly synonyms: ReadonlyMap<string, Names>;
}

/** The index is made when it is first needed. */
let entriesBelow: NamesBelow | undefined;

function indexEntries(): NamesBelow {
  const named = Map.groupBy(listSearchIndex(originalEdition).entries, ({ path }) => path);
  const below = (kinds: ReadonlySet<NameKind>) =>
    new Map(
      pageTable
        .filter(({ pattern }) => pattern.endsWith("/:slug"))
        .map(({ id, pattern }) => {
          const paths = siteAddresses.filter((address) => address.id === id);
          const items = paths.map(({ path }) => ({
            path,
            names: (named.get(path) ?? [])
              .flatMap(readNames)
              .filter(({ kind }) => kinds.has(kind))
              .map(({ text }) => text),
          }));
          return [pattern.slice(0, -"/:slug".length), indexNames(items)];
        }),
    );
  return { called: below(calledKinds), synonyms: below(new Set(["synonym"])) };
}

const familyPaths = families.map(pathOfFamily);

/** The page that was meant, or undefined when none or several are near enough. `path`: decoded, with any prefix. */
export function resolvePath(path: string): Resolved | undefined {
  if (path.length > longestPath) return undefined;
  const [first = "", ...rest] = decodeAgain(path)
    .replace(/\.(?:html?|php)$/i, "")
    .split(/[/\\]/)
    .filter(Boolean);
  const edition = findEdition(first);
  const [name, entry, ...more] = edition ? rest : [first, ...rest];
  const deep = deepPages.get((edition ? rest : [first, ...rest]).map(toKey).join("/"));
  if (deep === undefined && more.length > 0) return undefined;
  const found = deep ?? (name ? findPage(toKey(name), entry) : "/");
  return found === undefined ? undefined : { edition: edition ?? originalEdition, path: found };
}

function findPage(name: string, entry: string | undefined): string | undefined {
  const section = findExact(sections, name) ?? findSimilar(sections, name);
  if (section === undefined || entry === undefined) return section;
  entriesBelow ??= indexEntries();
  const { called, synonyms } = entriesBelow;
  const names = called.get(section);
  if (!names) return undefined;
  const key = toKey(entry);
  return (
    findExact(names, key) ??
    findCounterpart(called, section, key) ??
    only(synonyms.get(section)?.others.get(key)) ??
    findCounterpart(synonyms, section, key) ??
    findSimilar(names, key)
  );
}

/** Finds the same name in the other families. */
function findCounterpart(
  below: ReadonlyMap<string, Names>,
  section: string,
  key: string,
): string | undefined {
  if (!familyPaths.includes(section)) return undefined;
  const counterparts = familyPaths
    .filter((path) => path !== section)
    .flatMap((path) => {
      const names = below.get(path);
      return (names && findExact(names, key)) ?? [];
    });
  return only(new Set(counterparts));
}

/** Finds the edition of a prefix in any spelling: "FR", "fr-FR". */
const findEdition = (segment: string) =>
  editions.find(
    ({ id }) =>
      id !== "original" &&
      [id, ...languages.filter((each) => each.id === id).map(({ locale }) => locale)].some(
        (name) => name.toLowerCase() === segment.toLowerCase().replace("_", "-"),
      ),
  );

/** Decodes once more, as some programs encode an encoded path. */
function decodeAgain(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
