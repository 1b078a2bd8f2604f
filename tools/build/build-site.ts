// Builds all that the site needs to serve pages; compressed copies and catalogues are made apart, as they take longer than everything else.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { compileStyles } from "#tools/compile-styles.ts";
import { prepareContent } from "#tools/content/build-content.ts";
import { root } from "#tools/content/problems.ts";
import { inStep } from "#tools/progress.ts";
import { hashSources, writeSources } from "./build-sources.ts";
import { bundleClient, bundleServer } from "./bundles.ts";
import { compressTexts } from "./compress-texts.ts";
import { readScripts, writeSearchIndexes, writeStyles } from "./list-assets.ts";
import { writeBuildFacts, writeManifest } from "./manifest.ts";
import { placesIn, shortHash } from "./places.ts";

/**
 * Builds into `dist` the files that serve pages. Without the compressed copies files are served as they are.
 * @throws a `ContentError` with all that is wrong with the content; esbuild's errors, which it has printed
 */
export async function buildSite(dist: string): Promise<void> {
  const places = placesIn(dist);
  // What is saved from now on may come too late for the build.
  const sources = hashSources();
  // The content comes first: if it is wrong, the last build stays as it is.
  const content = await inStep("Reading the content", (report) => prepareContent({ report }));
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(places.assets, { recursive: true });
  cpSync(join(root, "public"), places.site, { recursive: true });
  content.write(places.site);
  for (const note of content.notes) console.warn(note);
  const styles = compileStyles();
  const [searchIndexes, clientBundle, serverBundle] = await Promise.all([
    writeSearchIndexes(places),
    bundleClient(places, styles),
    inStep("Bundling the server", () => bundleServer(places, styles)),
  ]);
  const addresses = {
    ...writeStyles(styles, { server: serverBundle, client: clientBundle }, places),
    ...readScripts(clientBundle, places),
  };
  const code = readFileSync(join(places.server, "start.js"));
  const build = shortHash(
    JSON.stringify({ addresses, searchIndexes }) + shortHash(code) + (await hashPrint()),
  );
  writeManifest(places, { build, searchIndexes, ...addresses });
  writeBuildFacts(places);
  // Compiles the code for the first start (server/main.ts).
  await promisify(execFile)(process.execPath, [join(places.server, "main.js"), "--compile"]);
  writeSources(dist, sources);
}

/** Compresses the built files, and sets the printed catalogues. */
export async function completeSite(dist: string): Promise<void> {
  await compressCopies(dist);
  // The import comes this late, as it reads what the content step wrote.
  const { makeCatalogues } = await import("#tools/catalogue/make-catalogues.ts");
  await makeCatalogues(dist);
}

/** Writes the copies beside scripts, styles and drawings. */
export async function compressCopies(dist: string): Promise<void> {
  const { assets, site } = placesIn(dist);
  await compressTexts([assets, join(site, "molecules")]);
}

/**
 * Pages name the addresses and sizes of the PDFs, which are made after the build has its name: it changes with all that they are
 * made of. Content and pictures are left out, as the server's code contains or names them.
 */
async function hashPrint(): Promise<string> {
  // The import comes this late, as it reads what the content step wrote.
  const { readPrintSettings } = await import("#tools/catalogue/print-settings.ts");
  const own = globSync(["package-lock.json", "tools/catalogue/**/*.{ts,typ,jpg}"], { cwd: root });
  const hash = createHash("sha256").update(JSON.stringify(readPrintSettings(process.env)));
  for (const file of own.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("base64url");
}
