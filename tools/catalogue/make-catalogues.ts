// Makes the printed catalogue in every language: /catalogue.pdf and the like, from the same data as the pages. Each edition has
// a thread of its own, and is made again only when something that goes into it has changed. Also a program, for a site that is
// built and has none yet: node tools/catalogue/make-catalogues.ts --out dist
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Language, languages } from "#shared/editions/languages.ts";
import type { PrintedCatalogue } from "#shared/editions/printed-catalogue.ts";
import { ContentError, root } from "#tools/content/problems.ts";
import { inStep } from "#tools/progress.ts";
import { writeWhole } from "#tools/write-whole.ts";
import { lastChange } from "./collect-data.ts";
import { loadPrintFonts } from "./fonts.ts";
import { makeSheets } from "./make-sheets.ts";
import {
  cacheFolder,
  factsFile,
  placeCatalogue,
  readWholePdf,
  writeCatalogueFacts,
} from "./place-catalogues.ts";
import { readPrintSettings } from "./print-settings.ts";
import { collectFiles, type EditionTask, listPictures, setEdition } from "./set-edition.ts";

/** Two editions that are set at once take 3.9 GB at most, bytes; one takes 2.0. */
const roomForAll = 5e9;

/**
 * Writes the editions into the built site in `dist`, whose molecules are there, each under its address and under one with its hash;
 * then the server's file about them: once all are there, or for each when a site that is started already awaits them.
 * @throws a `ContentError` when an entry lacks a field that the layout needs or a text overflows its box
 */
export async function makeCatalogues(dist: string): Promise<void> {
  const site = join(dist, "site");
  const fonts = await loadPrintFonts();
  const pictures = listPictures();
  const settings = readPrintSettings(process.env);
  const date = lastChange();
  const facts: Partial<Record<Language, PrintedCatalogue>> = {};
  const isAwaited = existsSync(factsFile(dist));
  const areTogether = process.availableMemory() > roomForAll;
  let before: Promise<unknown> = Promise.resolve();
  const made = await Promise.all(
    languages.map(async ({ id }) => {
      const task = { fonts, files: collectFiles(id, settings, site, pictures) };
      const name = `catalogue-${id}.${hashOf(task)}.pdf`;
      const cached = join(cacheFolder, name);
      const pdf =
        readWholePdf(cached) ??
        (await inStep(`Setting the printed catalogue (${id})`, async (report) => {
          const set = areTogether
            ? setEdition(task, report)
            : before.then(() => setEdition(task, report));
          before = set.catch(() => undefined);
          const made = await set;
          writeWhole(cached, made);
          return made;
        }));
      // Pages lead to the sheets once the edition is there.
      await makeSheets(id, task, site);
      facts[id] = placeCatalogue(id, pdf, date, site);
      // A running site may be waiting for the edition.
      if (isAwaited) writeCatalogueFacts(dist, facts);
      return name;
    }),
  );
  const kept = new Set(made);
  for (const file of globSync("*.pdf", { cwd: cacheFolder }))
    if (!kept.has(file)) rmSync(join(cacheFolder, file), { force: true });
  writeCatalogueFacts(dist, facts);
}

/** Changes with all that goes into an edition: files, fonts, templates, the code of this folder, Typst. */
function hashOf({ fonts, files }: EditionTask): string {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  const own = globSync("{*.ts,templates/*.typ}", {
    cwd: import.meta.dirname,
    exclude: (file) => file.endsWith(".test.ts"),
  }).sort();
  for (const file of own) hash.update(file).update(readFileSync(join(import.meta.dirname, file)));
  for (const font of fonts) hash.update(font);
  for (const [address, bytes] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(address).update(bytes);
  return shorten(hash);
}

const shorten = (hash: ReturnType<typeof createHash>) => hash.digest("base64url").slice(0, 10);

if (import.meta.main) {
  const { out } = parseArgs({ options: { out: { type: "string", default: "dist" } } }).values;
  try {
    await makeCatalogues(join(root, out));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
