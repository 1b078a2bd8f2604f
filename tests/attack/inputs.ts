// What has stopped, slowed or filled the site once, or would a careless one: addresses and posts, by what they strike at.

import { markdownAddress } from "#server/discovery/list-alternates.ts";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { families, pathOfFamily } from "#shared/families/families.ts";
import { allAddresses } from "../addresses.ts";
import { manifest } from "../asset-manifest.ts";
import type { Asked } from "../load.ts";

/** Pages with a field to search in, in the original edition. */
const searched = ["/recherche", ...families.map(pathOfFamily), "/formule-marque-blanche"];

/** Every one of them in every edition, with what is looked for, encoded. */
const searches = (query: string): readonly string[] =>
  editions.flatMap((edition) => searched.map((path) => `${addressIn(edition, path)}?q=${query}`));

/** Marks that stand on nothing, alone and behind a word that no list has. */
export const loneMarks: readonly string[] = ["%CC%81", "%EF%BE%9E", "%E3%82%99"].flatMap((mark) => [
  `/recherche?q=${mark}`,
  ...searches(`xxxx+${mark}`),
]);

/** Starts of words with one letter wrong, each near to several: as many readings as the product of their numbers. */
export const manyReadings: readonly string[] = [
  "confe penti polyc polyt proti proci centa conti polya polyb polyd polye",
  "confe penti polyc polyt proti proci centa conti",
  "confe penti polyc polyt proti proci centa",
  Array(13).fill("confe").join(" "),
].flatMap((words) => searches(words.replaceAll(" ", "+")));

/** As many words as 80 signs can have. */
export const singleLetters: readonly string[] = searches(
  Array.from({ length: 40 }, (_, at) => "abcdefghij"[at % 10]).join("+"),
);

/** A blank just where a search is cut: the browser reads another search than the server has read. */
export const blankAtTheCut: readonly string[] = searches(`${"a".repeat(79)}+b`);

/** Data that takes long to make. */
const canonicalData = [
  `/country-names/${manifest.build}`,
  `/page-data/${manifest.build}/formule-marque-blanche`,
  `/catalogue-index/${manifest.build}/liposomes.json`,
];

/** The same path with some of its letters encoded, as the bits of `n` say. */
export const encodeOddly = (path: string, n: number): string =>
  [...path]
    .map((letter, index) =>
      letter !== "/" && (n >> (index % 31)) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
    )
    .join("");

/** Addresses of data with letters encoded behind their first segment, which says what they are. */
export function misspeltData(n: number): string {
  const path = canonicalData[n % canonicalData.length] ?? "/";
  const start = path.indexOf("/", 1);
  return path.slice(0, start) + encodeOddly(path.slice(start), (n % 100_000) + 1);
}

const everywhere = editions.flatMap((edition) => allAddresses.map((path) => ({ edition, path })));

/** All pages of all editions, as Markdown. */
export const markdownAddresses: readonly string[] = everywhere.map(({ edition, path }) =>
  markdownAddress(edition, path),
);

/** Views of lists that are the same for everyone. */
export const views: readonly string[] = editions.flatMap((edition) =>
  families
    .map((family) => addressIn(edition, pathOfFamily(family)))
    .flatMap((path) => [
      ...Array.from({ length: 9 }, (_, at) => `${path}?page=${at + 2}`),
      ...["mineral", "vitamine", "vegetal"].flatMap((filter) =>
        [1, 2, 3].map((page) => `${path}?filtre=${filter}${page > 1 ? `&page=${page}` : ""}`),
      ),
    ]),
);

/** All pages, and what is made of them: what a site at rest has made already. */
export const pages: readonly string[] = everywhere.map(({ edition, path }) =>
  addressIn(edition, path),
);

const asForm = {
  "content-type": "application/x-www-form-urlencoded",
  accept: "text/html",
  "accept-encoding": "gzip, br",
};

/** An enquiry as a plain form posts it. */
export const postForm = (fields: Readonly<Record<string, string>> = {}): Asked => ({
  path: "/contact",
  method: "POST",
  headers: asForm,
  body: new URLSearchParams({
    email: "claire@maison-oree.example",
    phone: "+33 4 65 71 00 00",
    company: "Maison Orée",
    country: "France",
    message: "Bonjour",
    page: "/liposomes/zinc",
    ...fields,
  }).toString(),
});

/** A post that names one field wrong and is as long as a body may be. */
export const postTooLong = (n: number): Asked => ({
  ...postForm(),
  body: `email=x${n}&message=${"a".repeat(60_000)}`,
});
