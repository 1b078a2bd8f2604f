// Reads the tags of a PDF and the content under them, in the order of reading.
import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRef } from "@cantoo/pdf-lib";

/** A marked piece of a page's content. */
export interface Content {
  readonly page: PDFRef;
  readonly id: number;
}

/** Elements below an element, or pieces of content, in order; links and other annotations are neither. */
export function listKids(element: PDFDict): (PDFDict | Content)[] {
  const kids = element.lookup(PDFName.of("K"));
  const own = element.get(PDFName.of("Pg"));
  return (kids instanceof PDFArray ? kids.asArray() : [kids]).flatMap((kid) => {
    const found = element.context.lookup(kid);
    if (found instanceof PDFNumber)
      return own instanceof PDFRef ? { page: own, id: found.asNumber() } : [];
    if (!(found instanceof PDFDict)) return [];
    const id = found.lookup(PDFName.of("MCID"));
    if (!(id instanceof PDFNumber)) return found.has(PDFName.of("Obj")) ? [] : found;
    const page = found.get(PDFName.of("Pg")) ?? own;
    return page instanceof PDFRef ? { page, id: id.asNumber() } : [];
  });
}

/** All content of an element, at any depth. */
export const listContent = (element: PDFDict): Content[] =>
  listKids(element).flatMap((kid) => (kid instanceof PDFDict ? listContent(kid) : kid));
