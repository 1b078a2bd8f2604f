// Sets an edition of the printed catalogue in a thread of its own.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "#server/environment.ts";
import type { Language } from "#shared/editions/languages.ts";
import { askThread } from "#tools/ask-thread.ts";
import { ContentError } from "#tools/content/problems.ts";
import type { Report } from "#tools/progress.ts";
import { listArt } from "./art.ts";
import { collectData } from "./collect-data.ts";
import { spellAlpha } from "./rich-text.ts";

/** The task of a thread and its answer. */
export interface EditionTask {
  readonly fonts: readonly Uint8Array[];
  /** Files by their paths in the templates. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Values for the printer's edition alone; its PDF is returned as it was drawn. */
  readonly printer?: PrinterInputs;
}
/** Millimetres. `sheet`, `cover`: the thickness of a sheet of the paper and of the cover's. */
export type PrinterInputs = Readonly<Record<"bleed" | "sheet" | "cover", string>>;
export type EditionAnswer =
  | { readonly pdf: Uint8Array }
  | { readonly problems: readonly { where: string; what: string; wanted: string }[] };
/** `done`: the number of finished `stages`. */
export interface EditionProgress {
  readonly done: number;
}

/** The stages of an edition, in order. Typst does each in one call without progress: there is none by page. */
const stages = ["measuring", "drawing", "packing"] as const;

const pictureFolder = join(import.meta.dirname, "pictures");

/** The pictures of the book by name; those in `folder` replace them. */
export const listPictures = (folder = pictureFolder): ReadonlyMap<string, Uint8Array> =>
  new Map(
    globSync("**/*.jpg", { cwd: pictureFolder })
      .sort()
      .map((file) => {
        const [own] = globSync(file, { cwd: folder });
        return [file, new Uint8Array(readFileSync(join(own ? folder : pictureFolder, file)))];
      }),
  );

/** Labels are in French; a picture with labels in another language stands in a folder of that language, and is shown in its place. */
function* listShown(pictures: ReadonlyMap<string, Uint8Array>, language: Language) {
  for (const [file, bytes] of pictures)
    if (!file.includes("/"))
      yield [`/pictures/${file}`, pictures.get(`${language}/${file}`) ?? bytes] as const;
}

/**
 * All files that the templates read. `site`: a built site, whose molecules are there.
 * @throws a `ContentError` when an entry lacks a field that the layout needs
 */
export function collectFiles(
  language: Language,
  settings: Settings,
  site: string,
  pictures: ReadonlyMap<string, Uint8Array>,
): ReadonlyMap<string, Uint8Array> {
  const data = collectData(language, settings);
  return new Map([
    ...listArt(site),
    ...listShown(pictures, language),
    ["/art/qr.svg", Buffer.from(data.site.qr)] as const,
    ["/art/qr-desk.svg", Buffer.from(data.desk.qr)] as const,
    ["/data.json", Buffer.from(spellAlpha(JSON.stringify(data)))] as const,
  ]);
}

/** @throws a `ContentError` when a text overflows its box */
export async function setEdition(task: EditionTask, report: Report): Promise<Uint8Array> {
  const answer = await askThread<EditionAnswer, EditionProgress>(
    new URL("./edition-worker.ts", import.meta.url),
    task,
    ({ done }) => report(done + 1, stages.length, stages[done]),
  );
  if ("problems" in answer) throw new ContentError(answer.problems);
  return answer.pdf;
}
