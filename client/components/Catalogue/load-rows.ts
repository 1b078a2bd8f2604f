// The rows of whole catalogues that the browser holds, by address; fetched once, when a visitor first needs them.
import type { CatalogueRow } from "#shared/pages/catalogue.ts";

type Rows = readonly CatalogueRow[];

const held = new Map<string, Rows | Promise<Rows>>();
/** Fetches begun before anyone asked. Null: it failed, and nobody needs to know yet. */
const early = new Map<string, Promise<Rows | null>>();

/** Fetches the rows ahead of need. */
export function prefetchRows(address: string): void {
  if (!held.has(address) && !early.has(address)) early.set(address, fetchRows(address));
}

/** The rows: at once when they are held, else a promise (always the same one, as `use` wants). */
export function loadRows(address: string): Rows | Promise<Rows> {
  const known = held.get(address);
  if (known) return known;
  const coming = demandRows(address);
  held.set(address, coming);
  return coming;
}

/** If the rows cannot be fetched, a full page load follows: the server shows the same view at the same address. */
async function demandRows(address: string): Promise<Rows> {
  const rows = (await early.get(address)) ?? (await fetchRows(address));
  if (!rows) {
    location.reload();
    return new Promise(() => undefined);
  }
  held.set(address, rows);
  return rows;
}

async function fetchRows(address: string): Promise<Rows | null> {
  try {
    const response = await fetch(address, { headers: { accept: "application/json" } });
    return response.ok ? ((await response.json()) as Rows) : null;
  } catch {
    return null;
  }
}
