// The names of an ingredient for the search: in every language, by kind of name.

import { componentOf, inchiKeyOf } from "#server/facts/identity.ts";
import { namesAbroad } from "#shared/content/names-abroad.ts";
import type { Liposome, Niosome, Serum } from "#shared/content/schema/entries.ts";
import type { Translated } from "#shared/editions/edition.ts";
import { type Language, languages } from "#shared/editions/languages.ts";
import { nameKey } from "#shared/search/normalise.ts";
import type { NameKind } from "#shared/search/search-index.ts";
import { withoutTags } from "#shared/words/without-tags.ts";

/** A text in every language, the reader's first. */
export type Texts = readonly string[];
export type Names = Partial<Record<NameKind, Texts>>;
interface Related {
  readonly relatedNames?: Translated;
  readonly relatedNumbers?: readonly string[];
}

/** `lang`: the reader's. Remembers which of the names read are in that language. */
export function nameIn(lang: Language) {
  /** Keys of names in the reader's language. */
  const ownKeys = new Set<string>();
  /** Names in others, with their equivalent in the reader's, or "". */
  const counterparts = new Map<string, string>();
  return { inAll, ownOf, listsOf, synonymsOf, relatedOf, namesOfIdentity, foreignOf };

  function remember(own: Texts, others: Texts, counterpart: (place: number) => string) {
    for (const text of own) ownKeys.add(nameKey(text));
    for (const [place, text] of others.entries())
      counterparts.set(text, counterparts.get(text) || counterpart(place));
  }

  /** The given names, all of which have been read, that occur in other languages only. */
  function foreignOf(texts: Texts): Readonly<Record<string, string>> {
    return Object.fromEntries(
      texts.flatMap((text) => {
        const counterpart = counterparts.get(text);
        return counterpart === undefined || ownKeys.has(nameKey(text)) ? [] : [[text, counterpart]];
      }),
    );
  }

  /** The names in the reader's language, from a text with ", " between names. */
  function ownOf(text: Translated): Texts {
    return splitList(toPlain(text[lang]));
  }

  /** The reader's language comes first, so that its name is shown. */
  function inAll(text: Translated): Texts {
    const own = toPlain(text[lang]);
    const others = languages.filter(({ id }) => id !== lang).map(({ id }) => toPlain(text[id]));
    const ownParts = withParts([own]);
    for (const other of others)
      remember(ownParts, withParts([other]), (place) => ownParts[place] ?? own);
    return [...new Set([own, ...others])];
  }

  /** All names from a text with ", " between names. */
  function listsOf(text: Translated): Texts {
    const own = ownOf(text);
    const others = languages
      .filter(({ id }) => id !== lang)
      .flatMap(({ id }) => splitList(toPlain(text[id])));
    remember(withParts(own), withParts(others), () => "");
    return [...new Set([...own, ...others])];
  }

  /** Synonyms of a complex are mostly names of its components, which have sheets of their own. */
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

  /** True when the molecule is the ingredient: some extracts are named after their marker. */
  function isItself({ nom, identity }: Liposome | Niosome | Serum): boolean {
    if (identity.kind !== "plant") return !componentOf(identity);
    const named = withParts(inAll(identity.marker.name)).map(nameKey);
    return inAll(nom).some((own) => named.includes(nameKey(own)));
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

/** Its names in languages that the site does not speak. */
export const abroadOf = (slug: string): Texts =>
  Object.values(namesAbroad).flatMap((names) => splitList(names[slug] ?? ""));

export const splitList = (text: string): Texts => (text === "" ? [] : text.split(/,\s+/));

/** "egcg (gallate)" is also called by either part. */
export const withParts = (texts: Texts): Texts =>
  texts.flatMap((text) => {
    // Bound: a name of our own content, at most 120 signs.
    const [, before = "", inside = ""] = /^(.+?) \((.+)\)$/.exec(text) ?? [];
    return before ? [text, before, inside] : [text];
  });

/** "vitamine C" → also "vit C"; "vitamine B12" → also "B12", as lists have it. */
export const abbreviate = (texts: Texts): Texts =>
  texts.flatMap((text) => {
    const [word = ""] = /^vitamine?s?\s/i.exec(text) ?? [];
    if (word === "") return [text];
    const rest = text.slice(word.length).trimStart();
    return [text, `vit ${rest}`, ...(/^[a-z]\d+$/i.test(rest) ? [rest] : [])];
  });

/** "Lactobacillus acidophilus" → "L. acidophilus". */
export const shortenGenus = (name: string): string[] =>
  /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name) ? [name.replace(/^(\p{Lu})\p{Ll}+/u, "$1.")] : [];

/** Content is HTML: entities and the few tags that names have are not for comparing. */
const toPlain = (html: string) =>
  withoutTags(html)
    .replace(/&nbsp;/g, "\u00a0")
    .replace(/&amp;/g, "&");
