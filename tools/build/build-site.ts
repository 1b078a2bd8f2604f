// Builds all that the site needs to serve pages; what completes it is made apart, as it takes longer than everything else.
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { compileStyles } from "#tools/compile-styles.ts";
import { prepareContent } from "#tools/content/build-content.ts";
import { root } from "#tools/content/problems.ts";
import { inStep } from "#tools/progress.ts";
import { bundleClient, bundleServer } from "./bundles.ts";
import { compressTexts } from "./compress-texts.ts";
import { readScripts, writeSearchIndexes, writeStyles } from "./list-assets.ts";
import { writeBuildFacts, writeManifest } from "./manifest.ts";
import { placesIn, shortHash } from "./places.ts";

/**
 * Builds into `dist` what is needed to serve pages. Without the compressed copies files are served as they are.
 * @throws a `ContentError` with all that is wrong with the content; esbuild's errors, which it has printed
 */
export async function buildSite(dist: string): Promise<void> {
  const places = placesIn(dist);
  // First: where the content is wrong, the last build stays as it is.
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
  // For the first start: server/main.ts says of what use it is.
  await promisify(execFile)(process.execPath, [join(places.server, "main.js"), "--compile"]);
}

/** Compresses what is built, and sets the printed catalogues. */
export async function completeSite(dist: string): Promise<void> {
  await compressCopies(dist);
  // Only now: it reads what the content step wrote.
  const { makeCatalogues } = await import("#tools/catalogue/make-catalogues.ts");
  await makeCatalogues(dist);
}

/** Beside scripts, styles and drawings. */
export async function compressCopies(dist: string): Promise<void> {
  const { assets, site } = placesIn(dist);
  await compressTexts([assets, join(site, "molecules")]);
}

/**
 * Pages say where the PDFs are and what they weigh, and these are made after the build has its name: it changes with all that
 * they are made of. What is missing here, content and pictures, is in the server's code or named in it.
 */
async function hashPrint(): Promise<string> {
  // Only now: it reads what the content step wrote.
  const { readPrintSettings } = await import("#tools/catalogue/print-settings.ts");
  const own = globSync(["package-lock.json", "tools/catalogue/**/*.{ts,typ,jpg}"], { cwd: root });
  const hash = createHash("sha256").update(JSON.stringify(readPrintSettings(process.env)));
  for (const file of own.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("base64url");
}
