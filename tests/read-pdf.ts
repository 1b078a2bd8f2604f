// What a PDF holds, as far as tests ask.
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** How many sheets of paper a PDF of the browser takes. */
export const countSheets = (pdf: Buffer) =>
  pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Lines break anywhere: texts are compared without spaces and the signs that let lines break. */
export const withoutSpaces = (text: string) =>
  text.normalize("NFKC").replace(/[\s\u200b\u2060\u00ad]+/g, "");

/** The text of each page, without spaces. */
export async function readPages(pdf: Uint8Array): Promise<readonly string[]> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(withoutSpaces(items.map((item) => ("str" in item ? item.str : "")).join("")));
    page.cleanup();
  }
  await task.destroy();
  return pages;
}
