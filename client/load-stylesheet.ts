// Style sheets of pages, loaded before a page is shown. They stay: each module has a layer of its own, so that the sheet of one
// page changes nothing of another (tools/compile-styles.ts).

const loading = new Map<string, Promise<void>>();

/**
 * Resolves once the rules of a sheet count.
 * @throws when it does not load
 */
export function loadStylesheet(address: string): Promise<void> {
  const known = loading.get(address);
  if (known) return known;
  // That of the first page came with the document, before any script.
  const came = document.querySelector(`link[rel="stylesheet"][href="${address}"]`);
  const coming = came ? Promise.resolve() : appendLink(address);
  loading.set(address, coming);
  return coming;
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
