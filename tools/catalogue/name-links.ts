// Describes the target of each link within a PDF: "Zinc, page 56", for readers who go from link to link. Typst says "page 56" of
// all links to a page; the names are those of the bookmarks.
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFString,
} from "@cantoo/pdf-lib";
import { isOf } from "./content-stream.ts";

interface Named {
  readonly name: string;
  /** The distance from the foot of the page; points. */
  readonly top: number;
}

/** The distance above or below a heading within which its entry's place may lie; points. */
const tolerance = 12;

export function nameLinks(document: PDFDocument): void {
  const named = listNames(document);
  for (const { node } of document.getPages()) {
    for (const each of node.Annots()?.asArray() ?? []) {
      const link = document.context.lookup(each);
      if (!(link instanceof PDFDict && isOf(link, "Subtype", "Link"))) continue;
      const target = readTarget(link);
      const said = link.lookup(PDFName.of("Contents"));
      if (!target || !(said instanceof PDFString || said instanceof PDFHexString)) continue;
      const below = (named.get(target.page) ?? []).filter(
        ({ top }) => top < target.top + tolerance,
      );
      const [nearest] = below.toSorted((one, other) => other.top - one.top);
      if (nearest)
        link.set(
          PDFName.of("Contents"),
          PDFHexString.fromText(`${nearest.name}, ${said.decodeText()}`),
        );
    }
  }
}

/** The names of the bookmarks, by the reference of their page. */
function listNames({ catalog }: PDFDocument): ReadonlyMap<string, readonly Named[]> {
  const names = new Map<string, Named[]>();
  const visit = (parent: PDFDict): void => {
    for (
      let item = parent.lookup(PDFName.of("First"));
      item instanceof PDFDict;
      item = item.lookup(PDFName.of("Next"))
    ) {
      const title = item.lookup(PDFName.of("Title"));
      const target = readTarget(item);
      if (target && (title instanceof PDFString || title instanceof PDFHexString)) {
        const known = names.get(target.page) ?? [];
        known.push({ name: title.decodeText(), top: target.top });
        names.set(target.page, known);
      }
      visit(item);
    }
  };
  const outlines = catalog.lookup(PDFName.of("Outlines"));
  if (outlines instanceof PDFDict) visit(outlines);
  return names;
}

/** The target of a link or a bookmark within the file. */
function readTarget(from: PDFDict): { readonly page: string; readonly top: number } | null {
  const action = from.lookup(PDFName.of("A"));
  const place =
    from.lookup(PDFName.of("Dest")) ??
    (action instanceof PDFDict ? action.lookup(PDFName.of("D")) : undefined);
  if (!(place instanceof PDFArray)) return null;
  const top = place.lookup(3);
  return { page: String(place.get(0)), top: top instanceof PDFNumber ? top.asNumber() : 0 };
}
