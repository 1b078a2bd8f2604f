// Style sheets, loaded before what needs them is shown: a document carries what its page shows at first, and no more. They stay:
// each module has its layer, so that one sheet changes nothing of another (tools/compile-styles.ts).

import { fetchOwn } from "./fetch-own.ts";

const loading = new Map<string, Promise<void>>();

/**
 * Resolves once the rules of a sheet count.
 * @throws when it does not load
 */
export function loadStylesheet(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  // That of the first page came with the document, before any script.
  const came = document.querySelector(
    `link[rel="stylesheet"][href="${address}"], style[data-sheet="${address}"]`,
  );
  const coming = came ? Promise.resolve() : appendLink(address);
  loading.set(address, coming);
  return coming;
}

/**
 * Resolves once all rules of the first page's sheet count: its document carries what it shows at first, not what is fetched for it
 * later.
 * @throws when it does not load
 */
export function loadRestOfSheet(): Promise<void> {
  const address = document.querySelector<HTMLElement>("style[data-sheet]")?.dataset.sheet;
  return address ? appendLink(address) : Promise.resolve();
}

function appendLink(address: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = address;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`${address} did not load`));
    document.head.append(link);
  });
}

/** Has a sheet fetched that will be wanted, without letting its rules count yet. */
export function prefetchStylesheet(address: string): void {
  if (loading.has(address)) return;
  // Not by a hint: Firefox asks the policy's default for those.
  fetchOwn(address, { priority: "low" }).catch(() => undefined);
}
