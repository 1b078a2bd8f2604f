// What nobody types by accident and somebody types on purpose: generators of texts that have broken code of this kind. They are
// bounded, so that what a run costs follows from the number of its cases.
import fc from "fast-check";
import { listSearchIndex } from "#server/views/list-search-index.ts";
import { editions } from "#shared/editions/editions.ts";

/** As long as a search may be, and somewhat longer; no text of words is longer than what a browser sends by hand. */
const longestText = 400;

/** Signs that folding, cutting, splitting or encoding treats in a way of its own. */
const oddSigns = [
  // Marks that stand on nothing: folding leaves an empty text of them.
  ..."\u0301\u0308\u0328\u3099\uff9e\uff9f\u20dd",
  // Halves of letters, and whole ones outside the first plane.
  ..."\ud83d\udca3\ud800\udfff",
  "💣",
  "👩‍🔬",
  // One sign that becomes many (U+FDFA becomes 18 letters), or another number of them in another case.
  ..."\ufdfa\ufb03\u00bd\u2167ßİŉœæĲ",
  ..."αβωΣςъ漢กª①",
  // Signs that are not seen or turn the direction of what follows.
  ..."\u200b\u200d\u200e\u200f\u202e\u2066\u2069\u00ad\ufeff\u061c",
  // Blanks and ends of lines of all kinds, and controls.
  ..." \t\r\n\u000b\u0085\u00a0\u2028\u2029\u3000\0\u0007\u001b\u007f",
  // What addresses, headers and markup are made of.
  ..."%+&=#?/\\.,;:'\"’«<>()[]{}|^*$-_~`@!®™",
  "%00",
  "%e0%a4%a",
  "%252e%252e%252f",
  "d'",
  "l’",
] as const;

/** Keys that every object has. */
const prototypeNames = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];

/** Numbers as substances have them, right and wrong ones. */
const numbers = [
  "50-81-7",
  "50-81-8",
  "0000-00-0",
  "e 300",
  "b12",
  "sph107",
  "1e308",
  "-0",
  "٣",
  "²",
];

const index = listSearchIndex(editions[0] as (typeof editions)[number]);

/** The words of all names on the site, each once. */
const ownWords: readonly string[] = [
  ...new Set(
    index.entries.flatMap(({ name, names }) =>
      [name, ...Object.values(names).flat()].flatMap((text) => text.split(/[\s(),]+/)),
    ),
  ),
].filter(Boolean);

/** Whole names, as visitors type them. */
export const ownNames: readonly string[] = index.entries.map(({ name }) => name);

const letters = [..."abcdefghijklmnopqrstuvwxyzéèœ"];
const letter = fc.constantFrom(...letters);
const sign = fc.constantFrom<string>(...oddSigns);
const ownWord = fc.constantFrom(...ownWords);

/** The beginning of a word of ours with one letter changed: near to many words and equal to none. */
const nearWord = fc
  // Below five letters nothing is corrected, and the fewer there are, the more words are near.
  .tuple(ownWord, fc.constantFrom(4, 5, 5, 5, 6, 8), fc.nat(7), letter)
  .map(([word, length, at, other]) => {
    const start = word.slice(0, length);
    const place = at % start.length;
    return start.slice(0, place) + other + start.slice(place + 1);
  });

/** Letters at the start of a word from which on it is corrected. */
const startLength = 5;

/** Starts of our words with one letter open, "c_nta", that several words have with one letter or another. */
const crossings: readonly string[] = (() => {
  const starts = new Map<string, Set<string>>();
  for (const own of ownWords) {
    const start = own.toLowerCase().slice(0, startLength);
    if (!/^[a-z]{5}$/.test(start)) continue;
    for (let at = 0; at < startLength; at += 1) {
      const open = `${start.slice(0, at)}_${start.slice(at + 1)}`;
      starts.set(open, (starts.get(open) ?? new Set()).add(start));
    }
  }
  return [...starts].filter(([, same]) => same.size > 2).map(([open]) => open);
})();

/** A word that may be any of several. */
const crossing = fc
  .tuple(fc.constantFrom(...crossings), letter)
  .map(([open, other]) => open.replace("_", other));

const word = fc.oneof(
  { weight: 3, arbitrary: ownWord },
  { weight: 3, arbitrary: nearWord },
  { weight: 2, arbitrary: letter },
  { weight: 2, arbitrary: sign },
  { weight: 1, arbitrary: fc.constantFrom(...prototypeNames, ...numbers) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 6, size: "max" }) },
);

const listOf = (item: fc.Arbitrary<string>, maxLength: number) =>
  fc.array(item, { maxLength, size: "max" });

/** Lengths at which texts are cut, and those beside them. */
const edge = fc
  .tuple(fc.constantFrom(40, 80, 200, 300), fc.integer({ min: -3, max: 2 }))
  .map(([cut, beside]) => cut + beside);

/** Any text. */
export const texts: fc.Arbitrary<string> = fc
  .oneof(
    listOf(word, 14).map((words) => words.join(" ")),
    listOf(fc.oneof(nearWord, crossing), 14).map((words) => words.join(" ")),
    // A few of them again and again, as many as a search has room for: each is read in several ways.
    fc
      .array(fc.oneof(crossing, nearWord), { minLength: 1, maxLength: 3 })
      .map((words) => Array.from({ length: 16 }, (_, at) => words[at % words.length]).join(" ")),
    listOf(letter, 45).map((words) => words.join(" ")),
    listOf(fc.oneof(word, sign), 30).map((pieces) => pieces.join("")),
    // The same again and again.
    fc
      .tuple(word, fc.integer({ min: 1, max: 45 }), fc.constantFrom(" ", "", "+", "\u0301"))
      .map(([one, times, between]) => Array(times).fill(one).join(between)),
    // Plain up to where it is cut, and odd just there.
    fc
      .tuple(letter, edge, listOf(sign, 4), listOf(word, 2))
      .map(
        ([plain, length, signs, words]) => plain.repeat(length) + signs.join("") + words.join(" "),
      ),
  )
  .map((text) => text.slice(0, longestText));

/** Longer than anything is meant to be. */
export const longTexts: fc.Arbitrary<string> = fc
  .tuple(word, fc.integer({ min: 1, max: 8000 }))
  .map(([one, times]) => one.repeat(times).slice(0, 8000));

/** How a program of ours, a careless one or an enemy writes a text into an address. */
const encode = fc.constantFrom<(text: string) => string>(
  (text) => encodeURIComponent(text.toWellFormed()),
  (text) => new URLSearchParams({ x: text }).toString().slice(2),
  (text) => encodeURI(text.toWellFormed()),
  // Left as it is, but for what no request line can have.
  (text) => text.replace(/[^!-~]/gu, (each) => encodeURIComponent(each.toWellFormed())),
);

export const encodedTexts = fc.tuple(texts, encode).map(([text, write]) => write(text));

/** What addresses of the site say something with, by name, and what they do not. */
const parameterNames = ["q", "page", "s", "sujet", "sent", "filtre", "forme", "categorie", "x"];
const parameterValues = fc.oneof(
  { weight: 4, arbitrary: encodedTexts },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "2",
      "99999",
      "-1",
      "1e9",
      "liposomes.zinc",
      "liposomes.zinc,niosomes.retinol,a.b",
      "/recherche",
      "/fr/liposomes",
      "//example.org",
      "vitamine",
      "devis",
      "SPH-7K3Q-9F2M",
    ),
  },
);

/** The query string of an address, without its question mark; names may come twice. */
export const queryStrings: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.constantFrom(...parameterNames, ...prototypeNames), parameterValues), {
    minLength: 1,
    maxLength: 5,
    size: "max",
  })
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&"));

/** A path near to those of the site, decoded. */
export const paths: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom("", "/fr", "/en", "/FR", "/fr-FR", "/de", "/en/en"),
    fc.constantFrom(
      "",
      "/liposomes",
      "/liposome",
      "/Probiotiques",
      "/formule-marque-blanche",
      "/x",
    ),
    listOf(fc.oneof(texts, word), 3),
    fc.constantFrom("", "", ".md", ".html", "/", "?q=a", "#b"),
  )
  .map(([prefix, section, segments, end]) => {
    const rest = segments.map((segment) => `/${segment.slice(0, 120)}`).join("");
    return prefix + section + rest + end || "/";
  });
