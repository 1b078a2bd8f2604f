// Puts finished printed catalogues into a built site, with the server's file about them. Reads no content.
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "#shared/editions/languages.ts";
import {
  catalogueAddress,
  type PrintedCatalogue,
  type PrintedCatalogues,
} from "#shared/editions/printed-catalogue.ts";
import { root } from "#tools/content/problems.ts";
import { writeWhole } from "#tools/write-whole.ts";

/** The catalogues made last; `npm ci` empties the folder. */
export const cacheFolder = join(root, "node_modules/.cache/printed-catalogue");

/** A complete PDF; undefined if there is none, or only a part of one, as an older build could leave. */
export function readWholePdf(path: string): Buffer | undefined {
  if (!existsSync(path)) return undefined;
  const bytes = readFileSync(path);
  const isWhole = bytes.subarray(0, 5).equals(Buffer.from("%PDF-"));
  return isWhole && /%%EOF\s*$/.test(bytes.subarray(-16).toString("latin1")) ? bytes : undefined;
}

/** `date`: ISO day on which its content last changed. */
export function placeCatalogue(
  id: Language,
  pdf: Uint8Array,
  date: string,
  site: string,
): PrintedCatalogue {
  const hash = createHash("sha256").update(pdf).digest("base64url").slice(0, 10);
  const address = catalogueAddress(id);
  const versioned = `/assets/catalogue-${id}.${hash}.pdf`;
  for (const each of [address, versioned]) writeWhole(join(site, each), pdf);
  return { address, versioned, bytes: pdf.length, date };
}

/** The file that the server reads, and without which it does not start. */
export const factsFile = (dist: string) => join(dist, "server/catalogues.json");

/** Writes the file once the catalogues are there. */
export const writeCatalogueFacts = (dist: string, facts: PrintedCatalogues): void =>
  writeWhole(factsFile(dist), JSON.stringify(facts, null, 2));

/**
 * Gives a site under development the editions that any build made last, so that its links work; an edition that was never made is
 * listed as being in preparation.
 */
export function placeLastCatalogues(dist: string): void {
  const facts = languages.flatMap(({ id }) => {
    const files = globSync(`catalogue-${id}.*.pdf`, { cwd: cacheFolder })
      .map((file) => join(cacheFolder, file))
      .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
    for (const file of files) {
      const pdf = readWholePdf(file);
      const date = statSync(file).mtime.toISOString().slice(0, 10);
      if (pdf) return [[id, placeCatalogue(id, pdf, date, join(dist, "site"))] as const];
    }
    return [];
  });
  writeCatalogueFacts(dist, Object.fromEntries(facts));
}
