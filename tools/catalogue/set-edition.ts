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

/** What a thread gets, and what it answers. */
export interface EditionTask {
  readonly fonts: readonly Uint8Array[];
  /** By their addresses in the templates. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** What only the printer's edition has; it is answered as it was drawn. */
  readonly printer?: PrinterInputs;
}
/** Millimetres. `sheet`, `cover`: how thick a sheet of the paper and of the cover's is. */
export type PrinterInputs = Readonly<Record<"bleed" | "sheet" | "cover", string>>;
export type EditionAnswer =
  | { readonly pdf: Uint8Array }
  | { readonly problems: readonly { where: string; what: string; wanted: string }[] };
/** `done`: how many of the `stages` are behind the thread. */
export interface EditionProgress {
  readonly done: number;
}

/** Of setting an edition, in order. Typst does each in one call, and says nothing on its way: there is no progress by page. */
const stages = ["measuring", "drawing", "packing"] as const;

const pictureFolder = join(import.meta.dirname, "pictures");

/** Pictures of the book, by name; those in `folder` that are its own replace them. */
export const listPictures = (folder = pictureFolder): ReadonlyMap<string, Uint8Array> =>
  new Map(
    globSync("**/*.jpg", { cwd: pictureFolder })
      .sort()
      .map((file) => {
        const [own] = globSync(file, { cwd: folder });
        return [file, new Uint8Array(readFileSync(join(own ? folder : pictureFolder, file)))];
      }),
  );

/**
 * All that the templates read. `site`: a built site, whose molecules are there.
 * @throws a `ContentError` where an entry lacks what the layout needs
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
    ...[...pictures].map(([file, bytes]) => [`/pictures/${file}`, bytes] as const),
    ["/art/qr.svg", Buffer.from(data.site.qr)] as const,
    ["/data.json", Buffer.from(spellAlpha(JSON.stringify(data)))] as const,
  ]);
}

/** @throws a `ContentError` where a text overflows its box */
export async function setEdition(task: EditionTask, report: Report): Promise<Uint8Array> {
  const answer = await askThread<EditionAnswer, EditionProgress>(
    new URL("./edition-worker.ts", import.meta.url),
    task,
    ({ done }) => report(done + 1, stages.length, stages[done]),
  );
  if ("problems" in answer) throw new ContentError(answer.problems);
  return answer.pdf;
}
