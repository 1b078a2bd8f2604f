// The data of each sheet that is a document of its own, from that of the book: the sheet, and what the templates need beside it.
import { textOf } from "#shared/editions/edition.ts";
import { fillText } from "#shared/words/fill-text.ts";
import type { collectData } from "./collect-data.ts";

type Book = ReturnType<typeof collectData>;

export interface SheetTask {
  /** Its path on the site without a slash before it: "liposomes/zinc". */
  readonly path: string;
  /** JSON for single-sheet.typ. */
  readonly data: string;
}

export function collectSheets(book: Book): readonly SheetTask[] {
  const { liposomes, niosomes, probiotics, whiteLabel } = book;
  const { language, texts, date, edition, legend, lab, sheet } = book;
  const cosmetics = [...niosomes.sheets, ...niosomes.serums];
  const linked = [
    ...[...liposomes.sheets, ...cosmetics, ...probiotics.sheets],
    ...whiteLabel.categories.flatMap(({ products }) => products),
  ];
  const common = {
    ...{ language, texts, date, edition, legend, lab, sheet },
    liposomes: { title: liposomes.title },
    niosomes: { title: niosomes.title },
    probiotics: { title: probiotics.title },
    addresses: Object.fromEntries(linked.map(({ id, url }) => [id, url])),
  };
  const taskOf =
    (tone: "liposome" | "niosome", title: string) => (single: { id: string; name: string }) => ({
      path: single.id,
      data: JSON.stringify({
        ...common,
        document: fillText(textOf(texts.sheets.document), {
          name: single.name,
          family: title,
          lab: lab.name,
        }),
        single: { ...single, tone, family: title },
      }),
    });
  return [
    ...liposomes.sheets.map(taskOf("liposome", liposomes.title)),
    ...cosmetics.map(taskOf("niosome", niosomes.title)),
  ];
}
