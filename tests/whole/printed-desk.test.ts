// The formula desk in the printed catalogue: the formula that is drawn there, and the code that opens it on the site.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import request from "supertest";
import { describe, expect, inject, test } from "vitest";
import { textOf as phraseOf } from "#shared/editions/edition.ts";
import { type Language, languages } from "#shared/editions/languages.ts";
import { catalogueAddress } from "#shared/editions/printed-catalogue.ts";
import { attribute } from "#tests/pdf/check-pdf.ts";
import { listElements, structureOf, textOf, typeOf } from "#tests/pdf/read-text.ts";
import { readPages, withoutSpaces } from "#tests/read-pdf.ts";
import { collectData } from "#tools/catalogue/collect-data.ts";
import { loadPdf } from "#tools/catalogue/finish-pdf.ts";
import { readPrintSettings } from "#tools/catalogue/print-settings.ts";
import { mm } from "#tools/printing/measures.ts";

const folder = join(import.meta.dirname, "../../dist/site");
const readEdition = (language: Language) => readFileSync(join(folder, catalogueAddress(language)));

/** Millimetres: what a phone reads at arm's length. */
const leastCode = 20;
/** Pixels across, as a phone sees a code that small. */
const seenCode = 240;

async function readCode(svg: string): Promise<string> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(seenCode, seenCode)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}

const at = (dictionary: PDFDict, key: string) => dictionary.lookup(PDFName.of(key));

/** Points. */
function widthOf(figure: PDFDict | undefined): number {
  const frame = figure && attribute(figure, "BBox");
  if (!(frame instanceof PDFArray)) return 0;
  const [left = 0, , right = 0] = frame.asArray().map((value) => Number(String(value)));
  return right - left;
}

function addressesOn(document: PDFDocument, number: number): readonly string[] {
  const annotations =
    document
      .getPage(number - 1)
      .node.Annots()
      ?.asArray() ?? [];
  return annotations.flatMap((reference) => {
    const link = document.context.lookup(reference);
    const action = link instanceof PDFDict ? at(link, "A") : undefined;
    const address = action instanceof PDFDict ? at(action, "URI") : undefined;
    return address instanceof PDFString ? [address.decodeText()] : [];
  });
}

describe.each(languages.map(({ id }) => id))("the desk of the catalogue in %s", (language) => {
  const data = collectData(language, readPrintSettings(process.env));
  const { desk, texts } = data;

  test("shows each dose with its limits, and the verdict in the words of the site", async () => {
    const pages = await readPages(readEdition(language));
    const told = [
      ...desk.rods.flatMap(({ name, dose, said, threshold }) => [
        name,
        dose,
        said,
        threshold.value ?? "",
      ]),
      ...desk.cells.flatMap(({ verb, sentence, note }) => [verb, sentence, note]),
      desk.notes,
    ].map(withoutSpaces);
    expect(pages.some((page) => told.every((text) => page.includes(text)))).toBe(true);
  });

  test("has a code that a phone reads, and it opens the drawn formula on the site", async () => {
    expect(await readCode(desk.qr)).toBe(desk.url);
    const { pathname, search } = new URL(desk.url);
    const opened = await request(inject("siteUrl")).get(pathname + search);
    expect(opened.status).toBe(200);
    for (const { dose } of desk.rods) {
      const [amount = ""] = dose.split(/\s/);
      expect(opened.text).toContain(`value="${amount}"`);
    }
  });

  test("prints the code large enough, and as a link", async () => {
    const document = await loadPdf(readEdition(language));
    const scan = phraseOf(texts.desk.scan).replace("{site}", data.site.host);
    const code = [...listElements(structureOf(document))].find(
      (element) => typeOf(element) === "Figure" && textOf(at(element, "Alt")) === scan,
    );
    expect(widthOf(code) / mm).toBeGreaterThanOrEqual(leastCode);
    const pages = await readPages(readEdition(language));
    const number = pages.findIndex((page) => page.includes(withoutSpaces(desk.notes))) + 1;
    expect(addressesOn(document, number)).toContain(desk.url);
  });

  test("reads the code of the whole site too", async () => {
    expect(await readCode(data.site.qr)).toBe(data.site.url);
  });
});
