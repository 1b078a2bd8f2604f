// Makes the files for a printing house from the drawn pages: the book, and the sheet of its cover, each with its boxes, its black
// on one plate, and as PDF/X-4 (ISO 15930-7) if a printing condition is given. The same input gives the same bytes.
import { createHash } from "node:crypto";
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from "@cantoo/pdf-lib";
import { escapeHtml } from "#shared/words/escape-html.ts";
import { decodeStream, isOf } from "#tools/catalogue/content-stream.ts";
import { loadPdf, writePdf } from "#tools/catalogue/finish-pdf.ts";
import { packPdf } from "#tools/catalogue/pack-pdf.ts";
import { separateBlack } from "./inks.ts";
import { bleed, glued, mm, trim } from "./measures.ts";
import type { Profile } from "./profile.ts";

/** `date`: ISO day. */
export interface Title {
  readonly title: string;
  readonly date: string;
}

/** The book begins with the page after the cover's inside; both PDFs are packed. */
export interface PrintFiles {
  readonly book: Uint8Array;
  readonly cover: Uint8Array;
}

/** `drawn`: pages with their bleed, the spine last. Without a profile the files are proofs. */
export async function finishPrint(
  drawn: Uint8Array,
  { title, date }: Title,
  profile: Profile | undefined,
): Promise<PrintFiles> {
  const document = await loadPdf(drawn);
  separatePages(document);
  const cover = await makeCover(document);
  const last = document.getPageCount() - 1;
  for (const index of [last, last - 1, last - 2, 1, 0]) document.removePage(index);
  for (const page of document.getPages()) setBoxes(page, trim.width);
  const { catalog } = document;
  // Tags, bookmarks and links are for screens; PDF/X-4 has no links within the bleed.
  for (const key of [...catalog.keys()])
    if (!/^\/(?:Type|Pages)$/.test(String(key))) catalog.delete(key);
  for (const { node } of document.getPages())
    for (const key of ["Annots", "Tabs", "StructParents"]) node.delete(PDFName.of(key));
  const close = async (part: PDFDocument, name: string) => {
    identify(part, { title: name, date }, profile);
    return packPdf(await writePdf(part), ["--force-version=1.6"]);
  };
  return { book: await close(document, title), cover: await close(cover, `${title}, cover`) };
}

function separatePages({ context }: PDFDocument): void {
  const pageContents = new Set(
    context.enumerateIndirectObjects().flatMap(([, object]) => {
      if (!(object instanceof PDFDict && isOf(object, "Type", "Page"))) return [];
      const contents = object.get(PDFName.of("Contents"));
      return contents instanceof PDFArray ? contents.asArray() : [contents];
    }),
  );
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    if (!pageContents.has(ref) && !isOf(object.dict, "Subtype", "Form")) continue;
    const stream = context.flateStream(Buffer.from(separateBlack(decodeStream(object)), "latin1"));
    for (const [key, value] of object.dict.entries())
      if (!/^\/(?:Length|Filter|DecodeParms)$/.test(String(key))) stream.dict.set(key, value);
    context.assign(ref, stream);
  }
}

/** `width`: of the cut page. */
function setBoxes(page: PDFPage, width: number): void {
  const edge = bleed * mm;
  page.setTrimBox(edge, edge, width, trim.height);
  page.setBleedBox(0, 0, width + 2 * edge, trim.height + 2 * edge);
}

/** Outside: the last page, the spine, the first. Inside: the second and the last but one, and between them paper for the glue. */
async function makeCover(document: PDFDocument): Promise<PDFDocument> {
  const pages = document.getPages();
  const cover = await PDFDocument.create({ updateMetadata: false });
  const wanted = [-2, -1, 0, 1, -3].flatMap((index) => pages.at(index) ?? []);
  const [back, spine, front, second, lastButOne] = await cover.embedPages(wanted);
  if (!(back && spine && front && second && lastButOne)) throw new Error("a cover has five parts");
  const edge = bleed * mm;
  const { height } = front;
  const fold = edge + trim.width;
  const width = 2 * fold + spine.width;
  const addSheet = (pieces: Readonly<Record<string, typeof back>>, content: string) => {
    const page = cover.addPage([width, height]);
    for (const [key, { ref }] of Object.entries(pieces)) page.node.setXObject(PDFName.of(key), ref);
    page.node.set(
      PDFName.of("Contents"),
      cover.context.register(cover.context.flateStream(content)),
    );
    setBoxes(page, width - 2 * edge);
  };
  const draw = (key: string, from: number, to: number, left: number) =>
    `q ${from} 0 ${to - from} ${height} re W n 1 0 0 1 ${left} 0 cm /${key} Do Q\n`;
  const right = fold + spine.width;
  // Both sides go on under the spine, so that no light shows between.
  addSheet(
    { Back: back, Spine: spine, Front: front },
    draw("Back", 0, fold + 1, 0) +
      draw("Front", right - 1, width, right - edge) +
      draw("Spine", fold, right, fold),
  );
  addSheet(
    { Second: second, Last: lastButOne },
    draw("Second", 0, fold - glued * mm, 0) + draw("Last", right + glued * mm, width, right - edge),
  );
  await cover.flush();
  return cover;
}

/** Names the title and its printing condition. */
function identify(document: PDFDocument, { title, date }: Title, profile?: Profile): void {
  const { catalog, context } = document;
  const day = date.replaceAll("-", "");
  const info = context.obj({
    Title: PDFString.of(""),
    CreationDate: PDFString.of(`D:${day}000000Z`),
    ModDate: PDFString.of(`D:${day}000000Z`),
    Trapped: "False",
  });
  context.trailerInfo.Info = context.register(info);
  document.setTitle(title);
  if (profile) {
    const stream = context.flateStream(profile.bytes, { N: 4 });
    const intent = context.obj({
      Type: "OutputIntent",
      S: "GTS_PDFX",
      OutputConditionIdentifier: PDFString.of(profile.condition),
      RegistryName: PDFString.of("http://www.color.org"),
      Info: PDFString.of(profile.condition),
      DestOutputProfile: context.register(stream),
    });
    catalog.set(PDFName.of("OutputIntents"), context.obj([context.register(intent)]));
  }
  const xml = composeMetadata(title, date, profile !== undefined);
  const metadata = context.stream(new TextEncoder().encode(xml), {
    Type: "Metadata",
    Subtype: "XML",
  });
  catalog.set(PDFName.of("Metadata"), context.register(metadata));
}

function composeMetadata(title: string, date: string, isForPress: boolean): string {
  const hash = createHash("sha256")
    .update(title + date)
    .digest("hex");
  const id = hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "uuid:$1-$2-$3-$4-$5");
  const time = `${date}T00:00:00Z`;
  const name = escapeHtml(title);
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${name}</rdf:li></rdf:Alt></dc:title>
<xmp:CreateDate>${time}</xmp:CreateDate><xmp:ModifyDate>${time}</xmp:ModifyDate><xmp:MetadataDate>${time}</xmp:MetadataDate>
<xmpMM:DocumentID>${id}</xmpMM:DocumentID><xmpMM:VersionID>1</xmpMM:VersionID><xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdf:Trapped>False</pdf:Trapped>${isForPress ? "<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>" : ""}
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`;
}
