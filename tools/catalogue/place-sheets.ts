// Puts finished sheets into a built site, each under its address in every edition of its language. Reads no content.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { languageIn } from "#shared/editions/edition.ts";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { type Language, languages } from "#shared/editions/languages.ts";
import { families, pathOfFamily } from "#shared/families/families.ts";
import { root } from "#tools/content/problems.ts";
import { writeWhole } from "#tools/write-whole.ts";

/** The sheets made last; `npm ci` empties the folder. */
export const sheetCache = join(root, "node_modules/.cache/printed-sheets");

/** `path`: of the sheet, "/liposomes/zinc". */
export function placeSheet(language: Language, path: string, pdf: Uint8Array, site: string): void {
  const family = families.find((each) => path.startsWith(`${pathOfFamily(each)}/`));
  if (!family) throw new Error(`no family has ${path}`);
  for (const edition of editions)
    if (languageIn(edition, family.language) === language)
      writeWhole(join(site, `${addressIn(edition, path)}.pdf`), pdf);
}

/** Gives a site under development the sheets that any build made last, so that its links work. */
export function placeLastSheets(site: string): void {
  for (const { id } of languages)
    for (const file of globSync(`${id}/*/*.pdf`, { cwd: sheetCache })) {
      const [, path = ""] = /^\w+(\/.+)\.[\w-]+\.pdf$/.exec(file) ?? [];
      placeSheet(id, path, readFileSync(join(sheetCache, file)), site);
    }
}
