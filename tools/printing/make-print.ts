// `npm run print`: the printer's edition of the printed catalogue, into var/print: the book and the sheet of its cover, from the
// same templates and data as the edition for screens; then a report as a printing house would make it. Nothing of it is served.
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { languages } from "#shared/editions/languages.ts";
import { collectData, lastChange } from "#tools/catalogue/collect-data.ts";
import { loadPdf } from "#tools/catalogue/finish-pdf.ts";
import { loadPrintFonts } from "#tools/catalogue/fonts.ts";
import { readPrintSettings } from "#tools/catalogue/print-settings.ts";
import { collectFiles, listPictures, setEdition } from "#tools/catalogue/set-edition.ts";
import { ContentError, root } from "#tools/content/problems.ts";
import { inStep } from "#tools/progress.ts";
import { writeWhole } from "#tools/write-whole.ts";
import { finishPrint } from "./finish-print.ts";
import { bleed, mm, trim, usualThickness } from "./measures.ts";
import { type Finding, preflight } from "./preflight.ts";
import { readProfile } from "./profile.ts";

const folder = join(root, "var/print");

const { values: options } = parseArgs({
  options: {
    /** The site that was built for it. */
    site: { type: "string", default: "var/print/site" },
    /** One language; all if absent. */
    language: { type: "string" },
    /** The printing house's ICC profile. */
    profile: { type: "string" },
    /** The profile's printing condition, as the ICC's register calls it. */
    condition: { type: "string", default: "FOGRA51" },
    /** The thickness of a sheet of the paper, and of the cover's; millimetres. */
    sheet: { type: "string", default: String(usualThickness.sheet) },
    cover: { type: "string", default: String(usualThickness.cover) },
  },
});

const profile = options.profile ? readProfile(options.profile, options.condition) : undefined;
const { sheet, cover } = options;
const settings = readPrintSettings(process.env);
const fonts = await loadPrintFonts();
const pictureFolder = join(folder, "pictures");
const pictures = listPictures(pictureFolder);
const soft = [...pictures.keys()].filter((file) => !existsSync(join(pictureFolder, file)));
const names = new Map(
  [...pictures].map(([file, bytes]) => [
    Buffer.from(bytes).toString("latin1"),
    file.replace(".jpg", ""),
  ]),
);

try {
  for (const { id } of languages) if (!options.language || options.language === id) await make(id);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function make(language: (typeof languages)[number]["id"]): Promise<void> {
  const files = collectFiles(language, settings, join(root, options.site, "site"), pictures);
  const printer = { bleed: String(bleed), sheet, cover };
  const made = await inStep(`Setting the printer's edition (${language})`, async (report) => {
    const drawn = await setEdition({ fonts, files, printer }, report);
    const title = collectData(language, settings).document;
    return finishPrint(drawn, { title, date: lastChange() }, profile);
  });
  const parts = { book: { multiple: 4, first: 3 }, cover: { multiple: 2, first: 1 } } as const;
  for (const part of ["book", "cover"] as const) {
    const path = join(folder, `catalogue-${language}-${part}.pdf`);
    rmSync(path, { force: true });
    writeWhole(path, made[part]);
    const document = await loadPdf(made[part]);
    const { width, height } = document.getPage(0).getTrimBox();
    const [across, down] = [width, height].map((points) => Math.round((points / 72) * 254) / 10);
    const spine = Math.round((width - 2 * trim.width) / (mm / 10)) / 10;
    const paper = `, spine ${spine} mm by sheets of ${sheet} mm and a cover of ${options.cover} mm`;
    console.log(`\n${path}: ${across} × ${down} mm${part === "cover" ? paper : ""}`);
    for (const finding of preflight(document, names, parts[part])) say(finding);
    // The sources may be enlarged: their resolution would say nothing.
    const what = `${soft.length} pictures are those of screens: npm run printer in studio/ makes its own`;
    if (soft.length > 0) say({ rule: "masters", verdict: "refused", what });
  }
}

function say({ rule, verdict, what }: Finding): void {
  console.log(`  ${verdict.padEnd(8)} ${rule.padEnd(9)} ${what}`.trimEnd());
  if (verdict === "refused") process.exitCode = 1;
}
