// How the site grows with the entries of one catalogue: what reading them takes at boot, what a visitor downloads to see ten
// rows, what rendering them takes, and the sitemap.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build, type Plugin } from "esbuild";
import type { Liposome } from "../shared/content/schema/entries.ts";
import { translate } from "../shared/editions/edition.ts";
import { liposomes } from "../shared/generated/entries.ts";
import type { Figure } from "./figures.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, "dist-bench");
const sizes = [60, 600, 6000] as const;
/** Renders of each size; the fastest counts. */
const runs = 5;

/** Processor time of this process, ms: others make it wait, but do not use it. */
function spent(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

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
async function bundlePagesWith(count: number): Promise<string> {
  const content = join(folder, `entries-${count}.json`);
  writeFileSync(content, JSON.stringify(multiply(count)));
  const swap: Plugin = {
    name: "swap-content",
    setup(setup) {
      setup.onLoad({ filter: /generated\/entries\.ts$/ }, ({ path }) => ({
        contents: readFileSync(path, "utf8").replace(
          /export const liposomes: .*/,
          `import { readFileSync } from "node:fs";\nexport const liposomes = JSON.parse(readFileSync(${JSON.stringify(content)}, "utf8"));`,
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
export { composeSitemap } from "#server/discovery/sitemaps.ts";
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
  return pathToFileURL(outfile).href;
}

/** Everything is rendered by the site's own code, in this process. */
export async function measureGrowth(): Promise<readonly Figure[]> {
  mkdirSync(folder, { recursive: true });
  // Not before it is built.
  const { manifest } = await import("../tests/asset-manifest.ts");
  const figures: Figure[] = [];
  const kB = (text: string) => (brotliCompressSync(text).length / 1000).toFixed(1);
  for (const size of sizes) {
    const bundle = await bundlePagesWith(size);
    const before = process.memoryUsage().heapUsed;
    const start = spent();
    const site = await import(bundle);
    const reading = spent() - start;
    const heap = (process.memoryUsage().heapUsed - before) / 1e6;
    const find = () => site.loadPage("/liposomes", new URLSearchParams(), site.originalEdition);
    const { page, title, query } = find();
    const { Component } = await site.loadComponent(page);
    const contents = site.loadSite(site.originalEdition, site.readSettings({}), 2026, manifest);
    const input = {
      delivery: { page, site: contents, contact: null },
      title,
      Component,
      ContactPopup: null,
      edition: site.originalEdition,
      address: `/liposomes${query}`,
      path: "/liposomes",
      isVariant: false,
    };
    let html = "";
    let fastest = Number.POSITIVE_INFINITY;
    for (let run = 0; run < runs; run += 1) {
      const began = spent();
      find();
      html = await site.renderPage(input, manifest);
      fastest = Math.min(fastest, spent() - began);
    }
    const list = JSON.stringify(site.loadCatalogueIndex("liposomes", site.originalEdition));
    const began = spent();
    const sitemap: string = site.composeSitemap("https://x.example", site.originalEdition);
    const listing = spent() - began;
    figures.push({
      name: `catalogue of ${size} entries: rendering its page`,
      measured: fastest,
      unit: "ms",
      note: [
        `${kB(html)} kB of HTML, ${kB(list)} kB for the first search (brotli)`,
        `${reading.toFixed(0)} ms to read the code and the entries, ${heap.toFixed(0)} MB of heap`,
        `sitemap of an edition ${listing.toFixed(0)} ms, ${(sitemap.length / 1000).toFixed(0)} kB`,
      ].join("; "),
    });
  }
  rmSync(folder, { recursive: true, force: true });
  return figures;
}
