// Writes style sheets and search indexes, and says where the built files are: what the server puts into pages.
import { join, relative } from "node:path";
import type { Metafile } from "esbuild";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import { editions } from "#shared/editions/editions.ts";
import { orderModules, type Styles } from "#tools/compile-styles.ts";
import { root } from "#tools/content/problems.ts";
import { writeWhole } from "#tools/write-whole.ts";
import { type Places, shortHash } from "./places.ts";

/** Where style sheets are. */
export type StyleAddresses = Pick<AssetManifest, "stylesheet" | "pageStylesheets" | "modes">;

/** Writes the style sheets; the upright fonts are worth preloading, the italic is for a few pages only. */
export function writeStyles(
  { compose, modes }: Styles,
  bundle: Metafile,
  { site }: Places,
): StyleAddresses & Pick<AssetManifest, "fonts"> {
  const { base, pages } = compose(orderModules(bundle));
  const fonts = new Set([...base.matchAll(/\/fonts\/[\w.-]+\.woff2/g)].map(([address]) => address));
  return {
    stylesheet: write("site", base),
    pageStylesheets: Object.fromEntries(
      [...pages].map(([folder, rules]) => [folder, write(folder, rules)]),
    ),
    modes: { stylesheet: write("modes", modes.css), media: modes.media },
    fonts: [...fonts].filter((address) => !address.includes("italic")),
  };

  function write(name: string, rules: string): string {
    const address = `/assets/${name}.${shortHash(rules)}.css`;
    writeWhole(join(site, address), rules);
    return address;
  }
}

/** What the header's field searches, for each edition; editions that search the same share a file. Reads what the content step has written. */
export async function writeSearchIndexes({ site }: Places): Promise<Record<string, string>> {
  const { listSearchIndex } = await import("#server/views/list-search-index.ts");
  return Object.fromEntries(
    editions.map((edition) => {
      const text = JSON.stringify(listSearchIndex(edition));
      const address = `/assets/search.${shortHash(text)}.json`;
      writeWhole(join(site, address), text);
      return [edition.id, address];
    }),
  );
}

/** Which scripts each page needs: the entry, its static imports, and the page's own chunk. */
export function readScripts(
  metafile: Metafile,
  { site }: Places,
): Pick<AssetManifest, "entry" | "scripts"> {
  const addressOf = (output: string) =>
    `/${relative(site, join(root, output)).replaceAll("\\", "/")}`;
  const outputs = Object.entries(metafile.outputs);
  const entry = outputs.find(([, output]) => output.entryPoint === "client/start.tsx");
  if (!entry) throw new Error("the browser bundle has no entry");
  const scripts: Record<string, string[]> = {};
  for (const [path, output] of outputs) {
    const page = /^client\/pages\/(\w+)\//.exec(output.entryPoint ?? "")?.[1];
    if (page)
      scripts[page] = [...new Set([...importsOf(entry[0]), path, ...importsOf(path)])].map(
        addressOf,
      );
  }
  return { entry: addressOf(entry[0]), scripts };

  /** Chunks may import each other: a chunk that was met is not followed again. */
  function importsOf(output: string, met = new Set<string>()): Set<string> {
    for (const { kind, path } of metafile.outputs[output]?.imports ?? []) {
      if (kind !== "import-statement" || met.has(path)) continue;
      met.add(path);
      importsOf(path, met);
    }
    return met;
  }
}
