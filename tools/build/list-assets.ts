// Writes style sheets and search indexes, and lists the addresses of the built files, which the server puts into pages.
import { createHash } from "node:crypto";
import { join, relative } from "node:path";
import type { Metafile } from "esbuild";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import { editions } from "#shared/editions/editions.ts";
import { layerModules, type Styles } from "#tools/compile-styles.ts";
import { root } from "#tools/content/problems.ts";
import { writeWhole } from "#tools/write-whole.ts";
import { type Places, shortHash } from "./places.ts";

/** Addresses of the linked style sheets. */
export type StyleAddresses = Pick<
  AssetManifest,
  "stylesheet" | "pageStylesheets" | "firstStyles" | "modes"
>;

/** Writes the style sheets; only the upright fonts are preloaded, as few pages use the italic. */
export function writeStyles(
  { compose, modes }: Styles,
  bundles: { readonly server: Metafile; readonly client: Metafile },
  { site }: Places,
): StyleAddresses & Pick<AssetManifest, "fonts"> {
  const parts = listParts(bundles.client);
  const modules = new Map(
    [...listOutputs(bundles.client)].map(([folder, outputs]) => [
      folder,
      modulesIn(new Set([...outputs, ...(parts.get(folder) ?? [])])),
    ]),
  );
  const { base, pages, first } = compose(layerModules(bundles.server), modules);
  const fonts = new Set([...base.matchAll(/\/fonts\/[\w.-]+\.woff2/g)].map(([address]) => address));
  return {
    stylesheet: write("site", base),
    pageStylesheets: Object.fromEntries(
      [...pages].map(([folder, rules]) => [folder, write(folder, rules)]),
    ),
    firstStyles: Object.fromEntries(
      [...first].map(([folder, css]) => [
        folder,
        { css, hash: createHash("sha256").update(css).digest("base64") },
      ]),
    ),
    modes: { stylesheet: write("modes", modes.css), media: modes.media },
    fonts: [...fonts].filter((address) => !address.includes("italic")),
  };

  function modulesIn(outputs: ReadonlySet<string>): ReadonlySet<string> {
    const { client } = bundles;
    const inputs = [...outputs].flatMap((path) => Object.keys(client.outputs[path]?.inputs ?? {}));
    // Of the modules of names nothing is left in the output.
    const imported = inputs.flatMap((path) => client.inputs[path]?.imports ?? []);
    return new Set(imported.map(({ path }) => path).filter((path) => path.endsWith(".module.css")));
  }

  function write(name: string, rules: string): string {
    const address = `/assets/${name}.${shortHash(rules)}.css`;
    writeWhole(join(site, address), rules);
    return address;
  }
}

/** Writes the index of the header's field for each edition; editions that search the same share a file. Reads the built content. */
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

/** The first script, and the scripts of each page: the entry, its static imports, and the page's own chunk. */
export function readScripts(
  metafile: Metafile,
  { site }: Places,
): Pick<AssetManifest, "wake" | "entry" | "scripts" | "parts"> {
  const addressOf = (output: string) =>
    `/${relative(site, join(root, output)).replaceAll("\\", "/")}`;
  const outputs = Object.entries(metafile.outputs);
  const [wake, entry] = ["client/wake.ts", begin].map((source) =>
    outputs.find(([, output]) => output.entryPoint === source),
  );
  if (!wake || !entry) throw new Error("the browser bundle lacks an entry");
  const scripts = [...listOutputs(metafile)].map(([folder, paths]) => {
    paths.delete(entry[0]);
    return [folder, [...paths].map(addressOf)];
  });
  const parts = [...listParts(metafile)].map(([folder, paths]) => [folder, paths.map(addressOf)]);
  return {
    wake: addressOf(wake[0]),
    entry: addressOf(entry[0]),
    scripts: Object.fromEntries(scripts),
    parts: Object.fromEntries(parts),
  };
}

const begin = "client/start.tsx";

/** The output of the entry; "" without one. */
const findEntry = ({ outputs }: Metafile): string =>
  Object.keys(outputs).find((path) => outputs[path]?.entryPoint === begin) ?? "";

/** The static imports of an output, and theirs. */
function importsOf({ outputs }: Metafile, output: string): ReadonlySet<string> {
  const met = new Set<string>();
  const follow = (from: string) => {
    for (const { kind, path } of outputs[from]?.imports ?? []) {
      // Chunks may import each other: a chunk that was met is not followed again.
      if (kind !== "import-statement" || met.has(path)) continue;
      met.add(path);
      follow(path);
    }
  };
  follow(output);
  return met;
}

/** Lists what the entry fetches of a folder of client/pages besides the page itself. */
function listParts(metafile: Metafile): ReadonlyMap<string, string[]> {
  const { outputs } = metafile;
  const entry = findEntry(metafile);
  const found = new Map<string, Set<string>>();
  for (const output of [entry, ...importsOf(metafile, entry)])
    for (const { kind, path } of outputs[output]?.imports ?? []) {
      const [, folder] =
        /^client\/pages\/(\w+)\/(?!\w+Page\.tsx$)/.exec(outputs[path]?.entryPoint ?? "") ?? [];
      if (kind === "dynamic-import" && folder)
        found.set(folder, (found.get(folder) ?? new Set()).add(path));
    }
  return new Map([...found].map(([folder, paths]) => [folder, [...paths]]));
}

/** Lists the scripts of each page by folder of client/pages: the entry and the page's own chunk, each with its imports. */
function listOutputs(metafile: Metafile): ReadonlyMap<string, Set<string>> {
  const entry = findEntry(metafile);
  const beginning = [entry, ...importsOf(metafile, entry)];
  const found = new Map<string, Set<string>>();
  for (const [path, output] of Object.entries(metafile.outputs)) {
    // Scripts that a page fetches later have outputs of their own and are left out.
    const folder = /^client\/pages\/(\w+)\/\w+Page\.tsx$/.exec(output.entryPoint ?? "")?.[1];
    if (folder) found.set(folder, new Set([...beginning, path, ...importsOf(metafile, path)]));
  }
  return found;
}
