// Makes the printed catalogue in every language: /catalogue.pdf and the like, from the same data as the pages. Each edition has
// a thread of its own, and is made again only when something that goes into it has changed.
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { languages } from "#shared/editions/languages.ts";
import { catalogueAddress, type PrintedCatalogues } from "#shared/editions/printed-catalogue.ts";
import { ContentError, root } from "#tools/content/problems.ts";
import { listArt } from "./art.ts";
import { collectData, lastChange } from "./collect-data.ts";
import { loadPrintFonts } from "./fonts.ts";
import { readPrintSettings } from "./print-settings.ts";
import { spellAlpha } from "./rich-text.ts";

/** What a thread gets, and what it answers. */
export interface EditionTask {
  readonly fonts: readonly Uint8Array[];
  readonly files: ReadonlyMap<string, Uint8Array>;
}
export type EditionAnswer =
  | { readonly pdf: Uint8Array }
  | { readonly problems: readonly { where: string; what: string; wanted: string }[] };

/** What was made last; `npm ci` empties it. */
const cacheFolder = join(root, "node_modules/.cache/printed-catalogue");
const pictureFolder = join(import.meta.dirname, "pictures");

/**
 * Writes the editions into the folder of the built site, whose molecules are there, each under its address and under one with
 * its hash.
 * @throws a `ContentError` where an entry lacks what the layout needs or a text overflows its box
 */
export async function makeCatalogues(site: string): Promise<PrintedCatalogues> {
  const fonts = await loadPrintFonts();
  const shared = new Map([...listArt(site), ...listPictures()]);
  const settings = readPrintSettings(process.env);
  const date = lastChange();
  mkdirSync(cacheFolder, { recursive: true });
  const made = await Promise.all(
    languages.map(async ({ id }) => {
      const data = collectData(id, settings);
      const files = new Map([
        ...shared,
        ["/art/qr.svg", Buffer.from(data.site.qr)] as const,
        ["/data.json", Buffer.from(spellAlpha(JSON.stringify(data)))] as const,
      ]);
      const name = `catalogue-${id}.${hashOf({ fonts, files })}.pdf`;
      const cached = join(cacheFolder, name);
      if (!existsSync(cached)) writeFileSync(cached, await makeEdition({ fonts, files }));
      const pdf = readFileSync(cached);
      const versioned = `/assets/catalogue-${id}.${shorten(createHash("sha256").update(pdf))}.pdf`;
      const address = catalogueAddress(id);
      writeFileSync(join(site, address), pdf);
      writeFileSync(join(site, versioned), pdf);
      return { id, name, edition: { address, versioned, bytes: pdf.length, date } };
    }),
  );
  const kept = new Set(made.map(({ name }) => name));
  for (const file of globSync("*.pdf", { cwd: cacheFolder }))
    if (!kept.has(file)) rmSync(join(cacheFolder, file), { force: true });
  return Object.fromEntries(
    made.map(({ id, edition }) => [id, edition]),
  ) as unknown as PrintedCatalogues;
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

const listPictures = () =>
  globSync("*.jpg", { cwd: pictureFolder })
    .sort()
    .map(
      (file) =>
        [`/pictures/${file}`, new Uint8Array(readFileSync(join(pictureFolder, file)))] as const,
    );

function makeEdition(task: EditionTask): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./edition-worker.ts", import.meta.url), {
      workerData: task,
    });
    worker.once("error", reject);
    worker.once("message", (answer: EditionAnswer) => {
      if ("pdf" in answer) resolve(answer.pdf);
      else reject(new ContentError(answer.problems));
    });
  });
}
