// The rows of whole catalogues that the browser holds, by address; fetched once, when a visitor first needs them.
import { fetchJson } from "#client/hooks/fetch-own.ts";
import { holdFetched } from "#client/hooks/hold-fetched.ts";
import type { CatalogueRow } from "#shared/pages/catalogue.ts";

type Rows = readonly CatalogueRow[];

const catalogues = holdFetched<Rows>();

/** Those that have come. */
const atHand = new Map<string, Rows>();

/** The rows, for whoever cannot wait; null where they have not come. */
export const rowsAtHand = (address: string): Rows | null => atHand.get(address) ?? null;

/** Fetches the rows ahead of need. */
export const prefetchRows = (address: string): void =>
  catalogues.prefetch(address, () => fetchRows(address));

/** The rows, for `use`. */
export const loadRows = (address: string): Promise<Rows> =>
  catalogues.load(address, () => fetchRows(address));

async function fetchRows(address: string): Promise<Rows> {
  const rows = await fetchJson<Rows>(address);
  atHand.set(address, rows);
  return rows;
}
