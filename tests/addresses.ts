// Every address of the site, from the page table and the content: what the whole-site tests walk.
import { type Family, families, pathOfEntry } from "#shared/families/families.ts";
import { products, serums } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { pageTable, personalPages, routeOf } from "#shared/pages/page-table.ts";

export const pageAddresses: readonly string[] = pageTable
  .map(({ pattern }) => pattern)
  .filter((pattern) => !pattern.includes(":"));

/** Of the entries of a family that have a sheet: postbiotics have none. */
const sheetsOf = ({ id }: Family) =>
  familyEntries[id]
    .filter(({ type }) => type !== "postbiotique")
    .map(({ slug }) => pathOfEntry(id, slug));

export const sheetAddresses: readonly string[] = [
  ...families.flatMap(sheetsOf),
  ...serums.map(({ slug }) => pathOfEntry("niosome", slug)),
];

export const productAddresses: readonly string[] = products.map(
  ({ slug }) => `/formule-marque-blanche/${slug}`,
);

export const allAddresses: readonly string[] = [
  ...pageAddresses,
  ...sheetAddresses,
  ...productAddresses,
];

/** Those that search engines should know: what is found and chosen is on the others. */
export const indexedAddresses = allAddresses.filter(
  (path) => !personalPages.some((id) => routeOf(id).pattern === path),
);

/** One address of every kind of page. */
export const kindAddresses: readonly string[] = [
  ...pageAddresses,
  "/formule-marque-blanche/multivitamines",
  "/liposomes/vitamine-c",
  "/niosomes/bakuchiol",
  ...families.flatMap((family) => sheetsOf(family).slice(0, 1)),
];
