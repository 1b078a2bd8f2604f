// What a PDF holds, as far as tests ask.
import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** How many sheets of paper a PDF of the browser takes. */
export const countSheets = (pdf: Buffer) =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/**
 * Lines break anywhere: texts are compared without spaces and the signs that let lines break or forbid it. A hyphen that does not
 * break is read as any other.
 */
export const withoutSpaces = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\s\u200b\u2060\u00ad]+/g, "")
    .replaceAll("\u2010", "-");

/** What `read` finds on each page. */
async function onPages<Found>(
  pdf: Uint8Array,
  read: (page: PDFPageProxy) => Promise<Found>,
): Promise<readonly Found[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const found: Found[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    found.push(await read(page));
    page.cleanup();
  }
  await task.destroy();
  return found;
}

/** The text of each page, without spaces. */
export const readPages = (pdf: Uint8Array): Promise<readonly string[]> =>
  onPages(pdf, async (page) => {
    const { items } = await page.getTextContent();
    return withoutSpaces(items.map((item) => ("str" in item ? item.str : "")).join(""));
  });

export interface PlacedText {
  readonly text: string;
  /** Of its letters, in points. */
  readonly size: number;
  /** Of its left and its right end, in points from the left edge; of what is turned, null. */
  readonly from: number | null;
  readonly to: number | null;
  /** Of its base line, in points from the lower edge. */
  readonly base: number;
}

/** Pieces of the text of each page, without spaces, with their sizes and places. */
export const readPlaces = (pdf: Uint8Array): Promise<readonly (readonly PlacedText[])[]> =>
  onPages(pdf, async (page) => {
    const { items } = await page.getTextContent();
    return items.flatMap((item) => {
      if (!("str" in item) || item.str.trim() === "") return [];
      const [along = 0, , across = 0, up = 0, x = 0, base = 0] = item.transform as number[];
      const size = Math.round(Math.hypot(across, up) * 100) / 100;
      const isLevel = along > size / 2;
      return [
        {
          text: withoutSpaces(item.str),
          size,
          from: isLevel ? x : null,
          to: isLevel ? x + item.width : null,
          base,
        },
      ];
    });
  });
