// What Typst in WebAssembly cannot be told yet: that the file keeps to PDF/UA-1, and to pack its objects, of which tags make
// many. The same input gives the same bytes.
import { PDFDocument, PDFName, PDFRawStream, PDFRef } from "@cantoo/pdf-lib";

/** As Matterhorn 06-002 wants it in the metadata. */
const marker =
  '<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"><pdfuaid:part>1</pdfuaid:part></rdf:Description>';

export async function finishPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const { catalog, context } = document;
  const place = catalog.get(PDFName.of("Metadata"));
  const metadata = context.lookup(place);
  if (!(place instanceof PDFRef && metadata instanceof PDFRawStream))
    throw new Error("the PDF has no metadata to mark");
  const xml = new TextDecoder().decode(metadata.contents);
  const marked = xml.replace("</rdf:RDF>", `${marker}</rdf:RDF>`);
  if (marked === xml) throw new Error("the metadata of the PDF is not RDF");
  context.assign(
    place,
    context.stream(new TextEncoder().encode(marked), { Type: "Metadata", Subtype: "XML" }),
  );
  catalog.set(PDFName.of("ViewerPreferences"), context.obj({ DisplayDocTitle: true }));
  for (const page of document.getPages()) {
    // Tab order follows the structure: Matterhorn 28-009.
    page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
  }
  return document.save({
    useObjectStreams: true,
    addDefaultPage: false,
    updateFieldAppearances: false,
  });
}
