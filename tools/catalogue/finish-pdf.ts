// Adds to a PDF the facts that Typst in WebAssembly cannot write yet: that the file keeps to PDF/UA-1, the places of its figures,
// its initial view. Then it is packed. The same input gives the same bytes.
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from "@cantoo/pdf-lib";
import { type Box, frameOf, isOf, readPage, unite } from "./content-stream.ts";
import { headRows } from "./head-rows.ts";
import { nameLinks } from "./name-links.ts";
import { packPdf } from "./pack-pdf.ts";
import { listContent } from "./read-structure.ts";

/** The marker that Matterhorn 06-002 requires in the metadata. */
const marker =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

/** `isBook`: it opens as spreads, with its bookmarks beside them. */
export async function finishPdf(
  bytes: Uint8Array,
  { isBook = true }: { readonly isBook?: boolean } = {},
): Promise<Uint8Array> {
  const document = await loadPdf(bytes);
  const { catalog, context } = document;
  addMetadata(document, marker);
  catalog.set(PDFName.of("ViewerPreferences"), context.obj({ DisplayDocTitle: true }));
  if (isBook) {
    // Its sheets are made for spreads, and its bookmarks are its table of contents.
    catalog.set(PDFName.of("PageLayout"), PDFName.of("TwoPageRight"));
    catalog.set(PDFName.of("PageMode"), PDFName.of("UseOutlines"));
  }
  for (const page of document.getPages()) {
    // Tab order follows the structure: Matterhorn 28-009.
    page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
  }
  placeFigures(document);
  headRows(document);
  nameLinks(document);
  return packPdf(await writePdf(document));
}

/** The PDF is not loaded in slices, as each would cost a turn of the thread. */
export const loadPdf = (bytes: Uint8Array): Promise<PDFDocument> =>
  PDFDocument.load(bytes, { updateMetadata: false, parseSpeed: Number.POSITIVE_INFINITY });

/** The PDF is written unpacked: `packPdf` packs faster. */
export const writePdf = (document: PDFDocument): Promise<Uint8Array> =>
  document.save({
    useObjectStreams: false,
    addDefaultPage: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });

/** @throws when there is none, or it is not RDF */
function addMetadata({ catalog, context }: PDFDocument, description: string): void {
  const place = catalog.get(PDFName.of("Metadata"));
  const metadata = context.lookup(place);
  if (!(place instanceof PDFRef && metadata instanceof PDFRawStream))
    throw new Error("the PDF has no metadata to mark");
  const xml = new TextDecoder().decode(metadata.contents);
  const marked = xml.replace("</rdf:RDF>", `${description}</rdf:RDF>`);
  if (marked === xml) throw new Error("the metadata of the PDF is not RDF");
  context.assign(
    place,
    context.stream(new TextEncoder().encode(marked), { Type: "Metadata", Subtype: "XML" }),
  );
}

/**
 * Writes the place of each figure on its page (ISO 32000-1, 14.8.5.4.3), from the drawing under its tag.
 * @throws when there is no drawing
 */
function placeFigures(document: PDFDocument): void {
  const { context } = document;
  const figures = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && isOf(object, "S", "Figure") ? object : [],
    )
    .map((figure) => ({ figure, content: listContent(figure) }));
  const pages = new Set(figures.flatMap(({ content }) => content.map(({ page }) => page)));
  const frames = new Map<string, Box>();
  for (const page of document.getPages()) {
    if (!pages.has(page.ref)) continue;
    for (const drawn of readPage(page)) {
      if (typeof drawn.mark !== "object") continue;
      const frame = frameOf(drawn);
      if (!frame) continue;
      const key = `${page.ref} ${drawn.mark.id}`;
      frames.set(key, unite(frames.get(key), frame));
    }
  }
  for (const { figure, content } of figures) {
    let box: Box | undefined;
    for (const { page, id } of content) {
      const frame = frames.get(`${page} ${id}`);
      if (frame) box = unite(box, frame);
    }
    if (!box) throw new Error(`nothing is drawn for the figure ${figure.get(PDFName.of("Alt"))}`);
    const attributes = figure.lookup(PDFName.of("A"));
    const layout = (attributes instanceof PDFArray ? attributes.asArray() : [attributes])
      .map((each) => context.lookup(each))
      .find((each): each is PDFDict => each instanceof PDFDict && isOf(each, "O", "Layout"));
    const rounded = box.map((each) => Math.round(each * 100) / 100);
    if (layout) layout.set(PDFName.of("BBox"), context.obj(rounded));
    else figure.set(PDFName.of("A"), context.obj({ O: "Layout", BBox: rounded }));
  }
}
