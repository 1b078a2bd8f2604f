// Each sheet as a document of its own, in every edition: /liposomes/zinc.pdf, /en/liposomes/zinc.pdf. The build makes them, not the
// server when one is asked for: Typst takes 300 MB and half a second of a processor for each (decision 11).
import { createHash } from "node:crypto";
import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#shared/editions/languages.ts";
import { askThread } from "#tools/ask-thread.ts";
import { ContentError, type ContentProblem, root } from "#tools/content/problems.ts";
import { inStep } from "#tools/progress.ts";
import { writeWhole } from "#tools/write-whole.ts";
import type { collectData } from "./collect-data.ts";
import { collectSheets, type SheetTask } from "./collect-sheets.ts";
import { readWholePdf } from "./place-catalogues.ts";
import { placeSheet, sheetCache } from "./place-sheets.ts";
import type { EditionTask } from "./set-edition.ts";

export interface SheetsQuestion extends Pick<EditionTask, "fonts" | "files"> {
  readonly sheets: readonly SheetTask[];
}
export type SheetsAnswer =
  | { readonly pdfs: readonly Uint8Array[] }
  | { readonly problems: readonly ContentProblem[] };

/** The pictures of the book that stand in the discs of sheets. */
const isOfSheets = (file: string) =>
  /^\/art\/|^\/pictures\/(?:crystal|ribbon|portrait)-/.test(file);

/**
 * Sets sheets of a language. `task`: of the book in that language.
 * @throws a `ContentError` when a text overflows its box
 */
async function setSheets(
  { fonts, files }: EditionTask,
  sheets: readonly SheetTask[],
  follow: (done: number) => void,
): Promise<readonly Uint8Array[]> {
  const answer = await askThread<SheetsAnswer, number>(
    new URL("./sheets-worker.ts", import.meta.url),
    {
      fonts,
      files: new Map([...files].filter(([file]) => isOfSheets(file))),
      sheets,
    } satisfies SheetsQuestion,
    follow,
  );
  if ("problems" in answer) throw new ContentError(answer.problems);
  return answer.pdfs;
}

/** The sheets of a language by the data of its book. */
const sheetsOf = ({ files }: Pick<EditionTask, "files">): readonly SheetTask[] =>
  collectSheets(
    JSON.parse(Buffer.from(files.get("/data.json") ?? "").toString()) as ReturnType<
      typeof collectData
    >,
  );

/** Writes the sheets of a language into the built site; those of which nothing has changed are taken from the build before. */
export async function makeSheets(
  language: Language,
  task: EditionTask,
  site: string,
): Promise<void> {
  const common = hashOf(task);
  const sheets = sheetsOf(task).map((sheet) => {
    const hash = createHash("sha256").update(common).update(sheet.data).digest("base64url");
    const name = `${language}/${sheet.path}.${hash.slice(0, 10)}.pdf`;
    return { ...sheet, name, cached: readWholePdf(join(sheetCache, name)) };
  });
  const missing = sheets.filter(({ cached }) => !cached);
  if (missing.length > 0)
    await inStep(`Setting ${missing.length} sheets (${language})`, async (report) => {
      const pdfs = await setSheets(task, missing, (done) => report(done, missing.length));
      for (const [index, { name }] of missing.entries())
        writeWhole(join(sheetCache, name), pdfs[index] ?? new Uint8Array());
    });
  for (const { path, name } of sheets)
    placeSheet(language, `/${path}`, readFileSync(join(sheetCache, name)), site);
  const kept = new Set(sheets.map(({ name }) => name));
  for (const file of globSync(`${language}/*/*.pdf`, { cwd: sheetCache }))
    if (!kept.has(file)) rmSync(join(sheetCache, file), { force: true });
}

/** Changes with what all sheets are made with: fonts, drawings, templates, the code of this folder, Typst. */
function hashOf({ fonts, files }: EditionTask): string {
  const hash = createHash("sha256").update(readFileSync(join(root, "package-lock.json")));
  const own = globSync("{*.ts,templates/*.typ}", {
    cwd: import.meta.dirname,
    exclude: (file) => file.endsWith(".test.ts"),
  }).sort();
  for (const file of own) hash.update(file).update(readFileSync(join(import.meta.dirname, file)));
  for (const font of fonts) hash.update(font);
  for (const [address, bytes] of files) if (isOfSheets(address)) hash.update(address).update(bytes);
  return hash.digest("base64url");
}
