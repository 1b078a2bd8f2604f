// How a catalogue page grows with its entries: what a visitor downloads to see ten rows, and what rendering them takes.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import type { Liposome } from "#shared/content/schema/entries.ts";
import { translate } from "#shared/editions/edition.ts";
import { liposomes } from "#shared/generated/entries.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "dist-bench");
const sizes = [60, 600, 6000] as const;
/** Renders of each size; the fastest counts. */
const runs = 5;

/** As many entries as asked for, made from the real ones. */
function multiply(count: number): readonly Liposome[] {
  return Array.from({ length: count }, (_, index) => {
    const entry = liposomes[index % liposomes.length];
    if (!entry) throw new Error("there is no entry to multiply");
    const suffix = index < liposomes.length ? "" : ` ${index}`;
    return {
      ...entry,
      slug: `${entry.slug}${suffix.replace(" ", "-")}`,
      nom: translate((language) => entry.nom[language] + suffix),
    };
  });
}

/** The site's own code with another list of liposomes. */
async function loadPagesWith(count: number) {
  const content = join(folder, `entries-${count}.json`);
  writeFileSync(content, JSON.stringify(multiply(count)));
  const swap: Plugin = {
    name: "swap-content",
    setup(setup) {
      setup.onLoad({ filter: /generated\/entries\.ts$/ }, ({ path }) => ({
        contents: readFileSync(path, "utf8").replace(
          /export const liposomes: .*/,
          `import list from ${JSON.stringify(content)};\nexport const liposomes = list as unknown as readonly Liposome[];`,
        ),
        loader: "ts",
        resolveDir: join(root, "shared/generated"),
      }));
      setup.onLoad({ filter: /\.module\.css$/ }, () => ({
        contents: "export default {}",
        loader: "js",
      }));
    },
  };
  const outfile = join(folder, `pages-${count}.js`);
  await build({
    absWorkingDir: root,
    stdin: {
      contents: `export { loadPage, loadCatalogueIndex } from "#server/views/load-page.ts";
export { renderPage } from "#server/pages/render-page.tsx";
export { loadSite } from "#server/views/load-site.ts";
export { readSettings } from "#server/environment.ts";
export { loadComponent } from "#client/pages/page-modules.ts";
export { originalEdition } from "#shared/editions/edition.ts";`,
      resolveDir: root,
      loader: "ts",
    },
    bundle: true,
    format: "esm",
    platform: "node",
    packages: "external",
    jsx: "automatic",
    outfile,
    plugins: [swap],
  });
  return import(pathToFileURL(outfile).href);
}

/** Prints a line a size. Everything is rendered by the site's own code, in this process. */
export async function measureGrowth(): Promise<readonly []> {
  mkdirSync(folder, { recursive: true });
  console.log(
    "\nliposomes     HTML kB   brotli kB   render ms   full list kB (fetched on first search)",
  );
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  for (const size of sizes) {
    const site = await loadPagesWith(size);
    const { page, query } = site.loadPage(
      "/liposomes",
      new URLSearchParams(),
      site.originalEdition,
    );
    const { Component } = await site.loadComponent(page);
    const delivery = {
      page,
      site: site.loadSite(site.originalEdition, site.readSettings({}), 2026, ""),
      contact: null,
    };
    const input = {
      delivery,
      Component,
      address: `/liposomes${query}`,
      isVariant: false,
    };
    const modes = { stylesheet: "", media: "" };
    const assets = {
      stylesheet: "",
      pageStylesheets: {},
      modes,
      entry: "",
      fonts: [],
      scripts: {},
    };
    let html = "";
    let fastest = Number.POSITIVE_INFINITY;
    for (let run = 0; run < runs; run += 1) {
      const began = performance.now();
      site.loadPage("/liposomes", new URLSearchParams(), site.originalEdition);
      html = await site.renderPage(input, assets);
      fastest = Math.min(fastest, performance.now() - began);
    }
    const list = JSON.stringify(site.loadCatalogueIndex("liposomes", site.originalEdition));
    const cells = [
      String(size).padEnd(9),
      kB(Buffer.byteLength(html)).padStart(11),
      kB(brotliCompressSync(html).length).padStart(11),
      fastest.toFixed(1).padStart(11),
      kB(brotliCompressSync(list).length).padStart(15),
    ];
    console.log(cells.join(" "));
  }
  rmSync(folder, { recursive: true, force: true });
  return [];
}
