// Every address of the site, from the page table and the content: what the whole-site tests walk.
import { liposomes, niosomes, products, serums, strains } from "#shared/generated/entries.ts";
import { pageTable } from "#shared/pages/page-table.ts";

export const pageAddresses: readonly string[] = pageTable
  .map(({ pattern }) => pattern)
  .filter((pattern) => !pattern.includes(":"));

export const sheetAddresses: readonly string[] = [
  ...liposomes.map(({ slug }) => `/liposomes/${slug}`),
  ...[...niosomes, ...serums].map(({ slug }) => `/niosomes/${slug}`),
  ...strains
    .filter(({ type }) => type === "probiotique")
    .map(({ slug }) => `/probiotiques/${slug}`),
];

export const productAddresses: readonly string[] = products.map(
  ({ slug }) => `/formule-marque-blanche/${slug}`,
);

export const allAddresses: readonly string[] = [
  ...pageAddresses,
  ...sheetAddresses,
  ...productAddresses,
];

/** One address of every kind of page. */
export const kindAddresses: readonly string[] = [
  ...pageAddresses,
  "/formule-marque-blanche/multivitamines",
  "/liposomes/vitamine-c",
  "/niosomes/bakuchiol",
  ...sheetAddresses.filter((address) => address.startsWith("/probiotiques/")).slice(0, 1),
];
