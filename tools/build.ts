// Builds the site into dist/: `server/` runs it, `site/` is served as it is (hashed assets, images, fonts, the PDFs).
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync, constants } from "node:zlib";
import { type BuildOptions, build, type Metafile, type Plugin } from "esbuild";
import { minify } from "terser";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import type { BuildFacts } from "#server/machine-pages/site-metrics.ts";
import { editions } from "#shared/editions/editions.ts";
import { compileStyles, type Styles } from "./compile-styles.ts";
import { prepareContent } from "./content/build-content.ts";
import { ContentError } from "./content/problems.ts";
import { shareStyles } from "./share-styles.ts";
import { splitScripts } from "./split-scripts.ts";

const root = join(import.meta.dirname, "..");
const { values: options } = parseArgs({
  options: {
    /** Where the build goes, a folder inside the project. */
    out: { type: "string", default: "dist" },
    /** Pages reload themselves once the running site changes (`npm run dev`). */
    reload: { type: "boolean", default: false },
    /** English gives way to a made language (tools/content/pseudo-language.ts). Never without `reload`: not for the world. */
    pseudo: { type: "boolean", default: false },
  },
  allowPositionals: true,
});
const dist = join(root, options.out);
const site = join(dist, "site");
const assets = join(site, "assets");

const shortHash = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("base64url").slice(0, 10);

/** `import css from "./Name.module.css"` gives the map of scoped names; the rules are in the style sheets. */
function cssModules({ classNames }: Styles): Plugin {
  return {
    name: "css-modules",
    setup(setup) {
      setup.onLoad({ filter: /\.module\.css$/ }, ({ path }) => ({
        contents: `export default ${JSON.stringify(classNames.get(path))}`,
        loader: "js",
      }));
    },
  };
}

/** Nothing of the server or the tools may reach the browser bundle. */
const serverWall: Plugin = {
  name: "server-wall",
  setup(setup) {
    setup.onResolve({ filter: /^(#server|#tools|node:)/ }, ({ path, importer }) => ({
      errors: [{ text: `${path} is out of bounds for browser code (imported by ${importer})` }],
    }));
  },
};

const shared: BuildOptions = {
  absWorkingDir: root,
  bundle: true,
  format: "esm",
  jsx: "automatic",
  logLevel: "warning",
};

async function buildClient(styles: Styles): Promise<Metafile> {
  const bundle: BuildOptions = {
    ...shared,
    define: { "process.env.NODE_ENV": '"production"' },
    // Its package gives bundlers the build that warns developers.
    alias: { "react-router-dom": "./node_modules/react-router/dist/production/index.mjs" },
    plugins: [serverWall, cssModules(styles)],
  };
  const { metafile } = await build({
    ...bundle,
    metafile: true,
    entryPoints: { start: "client/start.tsx" },
    outdir: assets,
    entryNames: "[name].[hash]",
    chunkNames: "[name].[hash]",
    splitting: true,
    minify: true,
    target: ["chrome111", "safari16.4", "firefox121"],
    plugins: [serverWall, await splitScripts(root, bundle), cssModules(styles)],
    ...(options.reload && { inject: ["tools/reload-page.ts"] }),
  });
  if (!options.reload) await minifyScripts(metafile);
  return metafile;
}

/**
 * What is ASCII alone V8 keeps in half of the memory, 5 MB less here. esbuild escapes other letters in strings, but leaves
 * regular expressions as they are.
 */
const asciiSources: Plugin = {
  name: "ascii-sources",
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
      ),
      loader: "ts",
    }));
  },
};

async function buildServer(styles: Styles): Promise<Metafile> {
  const options: BuildOptions = {
    ...shared,
    metafile: true,
    outdir: join(dist, "server"),
    platform: "node",
    target: "node24",
    // Packages are bundled too: finding and reading their five hundred files takes half of the boot.
    external: ["./start.js", "pg-native"],
    // Those that are CommonJS require Node's own modules.
    banner: {
      js: 'import{createRequire as requireFrom}from"node:module";const require=requireFrom(import.meta.url);',
    },
    minifyWhitespace: true,
    legalComments: "external",
    sourcemap: true,
    sourcesContent: false,
    plugins: [cssModules(styles), asciiSources],
  };
  const [{ metafile }] = await Promise.all([
    build({
      ...options,
      metafile: true,
      entryPoints: {
        start: "server/start.ts",
        operate: "server/operate.ts",
        "store-worker": "server/enquiries/outbox/store-worker.ts",
        "search-worker": "server/search/search-worker.ts",
        "watch-worker": "server/event-loop/watch-worker.ts",
      },
      // Leaves out what React has for development.
      define: { "process.env.NODE_ENV": '"production"' },
    }),
    build({ ...options, entryPoints: { main: "server/main.ts" } }),
  ]);
  return metafile;
}

/**
 * A second minifier after esbuild's takes another 4 % off. File names keep esbuild's hash of what went in: what comes
 * out of it differs only in spelling.
 */
async function minifyScripts(metafile: Metafile): Promise<void> {
  await Promise.all(
    Object.keys(metafile.outputs)
      .filter((output) => output.endsWith(".js"))
      .map(async (output) => {
        const path = join(root, output);
        const { code } = await minify(readFileSync(path, "utf8"), {
          module: true,
          // What the browsers above understand.
          ecma: 2022,
          compress: { passes: 6 },
          format: { comments: false },
        });
        if (code) writeFileSync(path, code);
      }),
  );
}

/** Writes the style sheets; the upright fonts are worth preloading, the italic is for a few pages only. */
function writeStyles(
  { compose, modes }: Styles,
  bundle: Metafile,
): Pick<AssetManifest, "stylesheet" | "pageStylesheets" | "modes" | "fonts"> {
  const { base, pages } = compose(shareStyles(bundle, root));
  const fonts = new Set([...base.matchAll(/\/fonts\/[\w.-]+\.woff2/g)].map(([address]) => address));
  return {
    stylesheet: write("site", base),
    pageStylesheets: Object.fromEntries(
      [...pages]
        .filter(([, rules]) => rules)
        .map(([folder, rules]) => [folder, write(folder, rules)]),
    ),
    modes: { stylesheet: write("modes", modes.css), media: modes.media },
    fonts: [...fonts].filter((address) => !address.includes("italic")),
  };

  function write(name: string, rules: string): string {
    const address = `/assets/${name}.${shortHash(rules)}.css`;
    writeFileSync(join(site, address), rules);
    return address;
  }
}

/** What the header's field searches, for each edition. Editions that search the same share a file. */
async function writeSearchIndexes(): Promise<Record<string, string>> {
  const { listSearchIndex } = await import("#server/views/list-search-index.ts");
  return Object.fromEntries(
    editions.map((edition) => {
      const text = JSON.stringify(listSearchIndex(edition));
      const address = `/assets/search.${shortHash(text)}.json`;
      writeFileSync(join(site, address), text);
      return [edition.id, address];
    }),
  );
}

/** Which scripts each page needs: the entry, its static imports, and the page's own chunk. */
function readScripts(metafile: Metafile): Pick<AssetManifest, "entry" | "scripts"> {
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

  function importsOf(output: string): string[] {
    const direct = (metafile.outputs[output]?.imports ?? [])
      .filter(({ kind }) => kind === "import-statement")
      .map(({ path }) => path);
    return direct.flatMap((path) => [path, ...importsOf(path)]);
  }
}

/** Writes a brotli copy beside every script, style sheet and drawing. */
function compressTexts(): void {
  for (const file of globSync("{assets,molecules}/**/*.{js,css,json,svg}", { cwd: site })) {
    const path = join(site, file);
    const bytes = readFileSync(path);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, quality));
  }
}

/** What is being built: a checkout knows its commit, a container's build is told it. */
function readBuildFacts(): BuildFacts {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const known = existsSync(join(root, ".git"))
    ? spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).stdout?.trim()
    : process.env["COMMIT"];
  return { version, commit: known || "unknown" };
}

/** Builds everything. Throws, with esbuild's messages printed, when something does not build. */
export async function buildSite(): Promise<void> {
  // First: where the content is wrong, the last build stays as it is.
  const content = await prepareContent(
    options.reload ? "showable" : "none",
    options.reload && options.pseudo,
  );
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(assets, { recursive: true });
  writeProblems([]);
  cpSync(join(root, "public"), site, { recursive: true });
  content.write(site);
  for (const note of content.notes) console.warn(note);
  const styles = compileStyles({ isReadable: options.reload });
  // After the content: it reads what that wrote.
  const { makeCatalogues } = await import("./catalogue/make-catalogues.ts");
  const searchIndexes = await writeSearchIndexes();
  const [clientBundle, serverBundle, catalogues] = await Promise.all([
    buildClient(styles),
    buildServer(styles),
    makeCatalogues(site),
  ]);
  const addresses = { ...writeStyles(styles, serverBundle), ...readScripts(clientBundle) };
  const server = readFileSync(join(dist, "server/start.js"));
  const build = shortHash(
    JSON.stringify({ addresses, catalogues, searchIndexes }) + shortHash(server),
  );
  const manifest: AssetManifest = { build, catalogues, searchIndexes, ...addresses };
  writeFileSync(join(dist, "server/asset-manifest.json"), JSON.stringify(manifest, null, 2));
  writeFileSync(join(dist, "server/build.json"), JSON.stringify(readBuildFacts()));
  compressTexts();
}

/** For the open pages of `npm run dev` (tools/reload-page.ts): what keeps the content from being built. */
function writeProblems(problems: readonly string[]): void {
  if (options.reload && existsSync(site))
    writeFileSync(join(site, "content-problems.json"), JSON.stringify(problems));
}

if (import.meta.main) {
  const began = performance.now();
  try {
    await buildSite();
    console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    writeProblems(error.problems);
    process.exitCode = 1;
  }
}
