// The process that builds for `npm run dev`. It keeps files it read and bundled, so that a change costs only its own part; a change
// of its own code restarts it. It receives the changed files and answers with the result.
import { cpSync, globSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildContext, type BuildOptions, type BuildResult, context } from "esbuild";
import { noteOf } from "#server/http/kept-assets.ts";
import { editions } from "#shared/editions/editions.ts";
import { askThread } from "#tools/ask-thread.ts";
import { clientOptions, serverOptions } from "#tools/build/bundles.ts";
import { readScripts, type StyleAddresses, writeStyles } from "#tools/build/list-assets.ts";
import { type SiteManifest, writeBuildFacts, writeManifest } from "#tools/build/manifest.ts";
import { placesIn, shortHash } from "#tools/build/places.ts";
import { placeLastCatalogues } from "#tools/catalogue/place-catalogues.ts";
import { placeLastSheets } from "#tools/catalogue/place-sheets.ts";
import { compileStyles, type Styles } from "#tools/compile-styles.ts";
import { prepareContent } from "#tools/content/build-content.ts";
import { ContentError, root } from "#tools/content/problems.ts";
import { inStep } from "#tools/progress.ts";
import type { Built } from "./messages.ts";

/** `state`: "empty" empties the folder first; while a site is served from it, "keep". */
const [folder = "", state] = process.argv.slice(2);
const places = placesIn(folder);
const isMadeUp = process.env["PSEUDO"] === "on";

/** Bundles are made in memory: only changed files are written. */
type Bundler = BuildContext<BuildOptions & { write: false; metafile: true }>;
type Bundle = BuildResult<BuildOptions & { write: false; metafile: true }>;

let styles: Styles | undefined;
let bundlers: { readonly client: Bundler; readonly server: Bundler } | undefined;
let bundles: { readonly client: Bundle; readonly server: Bundle } | undefined;
/** Hashes of the files as they were written last, by path. */
const hashes = new Map<string, string>();
let searchIndexes:
  | {
      readonly stamp: string;
      readonly addresses: Readonly<Record<string, string>>;
      isMade: boolean;
    }
  | undefined;
let manifest: SiteManifest | undefined;
let copies = 0;

/** `changed`: paths from the root; undefined when nothing was built yet. */
async function build(changed?: readonly string[]): Promise<Built> {
  const has = (pattern: RegExp) => !changed || changed.some((path) => pattern.test(path));
  const isFirst = !changed;
  if (has(/^shared\//)) await readContent(isFirst);
  if (has(/^public\//) && !isFirst) {
    cpSync(join(root, "public"), places.site, { recursive: true });
    copies += 1;
  }
  const before = styles;
  if (!styles || has(/\.css$/)) styles = compileStyles({ isReadable: true });
  const isStyleAlone = before && !has(/^(?!client\/.*\.css$)/) && hasSameNames(before, styles);
  const isServerNew = isStyleAlone ? false : await bundle();
  if (!bundles) throw new Error("nothing is bundled");
  nameSearchIndexes();
  const metafiles = { server: bundles.server.metafile, client: bundles.client.metafile };
  // Style sheets are linked, so that one can give way to its successor in place.
  const sheets = { ...writeStyles(styles, metafiles, places), firstStyles: {} };
  const { searchIndexes: _, build: __, ...known } = manifest ?? {};
  const addresses = { ...known, ...sheets, ...readScripts(bundles.client.metafile, places) };
  const name = shortHash(
    JSON.stringify([
      [...hashes],
      searchIndexes?.stamp,
      Object.keys(sheets.pageStylesheets),
      copies,
    ]),
  );
  const isOther = name !== manifest?.build;
  manifest = { ...addresses, searchIndexes: searchIndexes?.addresses ?? {}, build: name };
  // The files of every build stay in the served folder: the site need not look for them.
  writeFileSync(noteOf(places.site, name), "");
  writeManifest(places, manifest);
  return {
    build: name,
    styles: nameStyles(sheets),
    packages: listPackages(bundles.server),
    isServerNew: isServerNew || isOther || Boolean(isStyleAlone),
  };
}

/** @throws a `ContentError` with all that is wrong; then the last build stays as it is */
async function readContent(isFirst: boolean): Promise<void> {
  const content = await prepareContent({ drafts: "showable", isMadeUp });
  if (isFirst) {
    if (state === "empty") rmSync(places.dist, { recursive: true, force: true });
    mkdirSync(places.assets, { recursive: true });
    cpSync(join(root, "public"), places.site, { recursive: true });
    placeLastCatalogues(places.dist);
    placeLastSheets(places.site);
    writeBuildFacts(places);
  }
  content.write(places.site);
  for (const note of content.notes) console.warn(note);
}

const hasSameNames = (one: Styles, other: Styles) =>
  JSON.stringify([...one.classNames]) === JSON.stringify([...other.classNames]);

/** Bundles both sides; true when the server's code has changed. */
async function bundle(): Promise<boolean> {
  bundlers ??= await openBundlers();
  const [client, server] = await Promise.all([
    bundlers.client.rebuild(),
    bundlers.server.rebuild(),
  ]);
  bundles = { client, server };
  writeChanged(client);
  return writeChanged(server);
}

async function openBundlers() {
  const classNames = () => styles?.classNames ?? new Map();
  const client = clientOptions(places, classNames);
  const server = serverOptions(places, classNames);
  const inMemory = { write: false, metafile: true } as const;
  return {
    client: await context({ ...client, ...inMemory, inject: ["tools/reload-page.ts"] }),
    // Installed packages do not change: the process that serves has read them before (serve-when-told.ts).
    server: await context({ ...server, ...inMemory, packages: "external" }),
  };
}

function writeChanged({ outputFiles }: Bundle): boolean {
  const changed = outputFiles.filter(({ path, hash }) => hashes.get(path) !== hash);
  for (const { path, hash, contents } of changed) {
    mkdirSync(join(path, ".."), { recursive: true });
    writeFileSync(path, contents);
    hashes.set(path, hash);
  }
  return changed.length > 0;
}

/**
 * The search indexes get their names from a hash of their sources, and are made once the page is on its way: nobody searches in the
 * second after a save.
 */
function nameSearchIndexes(): void {
  const generated = globSync("shared/generated/**/*.ts", { cwd: root });
  const read = [...generated, "server/views/list-search-index.ts"];
  const stamp = shortHash(read.map((file) => statSync(join(root, file)).mtimeMs).join(" "));
  if (searchIndexes?.stamp === stamp) return;
  const addresses = Object.fromEntries(
    editions.map(({ id }) => [id, `/assets/search-${id}.${stamp}.json`]),
  );
  searchIndexes = { stamp, addresses, isMade: false };
}

/** Makes them in a thread of its own, which reads the content as it is now. */
async function makeSearchIndexes(): Promise<void> {
  if (!searchIndexes || searchIndexes.isMade) return;
  searchIndexes.isMade = true;
  const thread = new URL("./search-thread.ts", import.meta.url);
  const { addresses } = searchIndexes;
  await askThread(thread, { site: places.site, addresses }, () => {}).catch(console.error);
}

const nameStyles = ({ stylesheet, pageStylesheets, modes }: StyleAddresses) =>
  Object.fromEntries(
    [stylesheet, modes.stylesheet, ...Object.values(pageStylesheets)].map((address) => [
      /^\/assets\/([\w-]+)\./.exec(address)?.[1] ?? address,
      address,
    ]),
  );

/** The packages that the server loads when it starts. */
function listPackages({ metafile }: Bundle): string[] {
  const start = Object.entries(metafile.outputs).find(([, { entryPoint }]) =>
    entryPoint?.endsWith("server/start.ts"),
  );
  const imports = start?.[1].imports.filter(
    ({ external, kind, path }) =>
      external && kind === "import-statement" && !/^(?:node:|\.)/.test(path),
  );
  return [...new Set(imports?.map(({ path }) => path))];
}

/** The reasons why a change cannot be shown: mistakes of the content, or code that esbuild does not understand. */
function explain(error: unknown): readonly string[] {
  if (error instanceof ContentError) {
    console.error(error.message);
    return error.problems;
  }
  const errors = (error as { errors?: BuildResult["errors"] }).errors;
  // esbuild has printed its own errors.
  if (errors)
    return errors.map(({ text, location }) =>
      location ? `${location.file}:${location.line}: ${text}` : text,
    );
  console.error(error);
  return [String(error)];
}

process.on("message", async ({ changed }: { readonly changed?: readonly string[] }) => {
  let answer: Built;
  try {
    answer = changed
      ? await build(manifest ? changed : undefined)
      : await inStep("Building the site", () => build());
  } catch (error) {
    answer = { problems: explain(error) };
  }
  process.send?.(answer);
  if (bundles) void makeSearchIndexes();
});
process.on("disconnect", () => process.exit(0));
