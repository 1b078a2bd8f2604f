// The printer's edition of the printed catalogue: what a printing house takes, from the same templates.
import { join } from "node:path";
import { type PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { beforeAll, expect, test } from "vitest";
import { readPage } from "#tools/catalogue/content-stream.ts";
import { loadPdf } from "#tools/catalogue/finish-pdf.ts";
import { loadPrintFonts } from "#tools/catalogue/fonts.ts";
import { readPrintSettings } from "#tools/catalogue/print-settings.ts";
import { collectFiles, listPictures, setEdition } from "#tools/catalogue/set-edition.ts";
import { finishPrint, type PrintFiles } from "#tools/printing/finish-print.ts";
import { mm, trim } from "#tools/printing/measures.ts";
import { preflight } from "#tools/printing/preflight.ts";

/** What the templates do not keep to yet, and what is a matter of the pictures' masters. */
const awaited = ["edges", "pictures"];

const title = { title: "Catalogue", date: "2026-01-01" };
const profile = { bytes: new Uint8Array(200), file: "press.icc", condition: "FOGRA51" };
let drawn: Uint8Array;
let made: PrintFiles;
let book: PDFDocument;
let cover: PDFDocument;

beforeAll(async () => {
  const site = join(import.meta.dirname, "../../dist/site");
  const settings = readPrintSettings(process.env);
  const printer = { bleed: "3", sheet: "0.1", cover: "0.25" };
  const files = collectFiles("fr", settings, site, listPictures());
  drawn = await setEdition({ fonts: await loadPrintFonts(), files, printer }, () => {});
  made = await finishPrint(drawn, title, profile);
  book = await loadPdf(made.book);
  cover = await loadPdf(made.cover);
}, 120_000);

test("a printing house would refuse nothing", () => {
  for (const [document, multiple] of [
    [book, 4],
    [cover, 2],
  ] as const) {
    const refused = preflight(document, new Map(), { multiple, first: 1 })
      .filter(({ verdict }) => verdict === "refused")
      .map(({ rule, what }) => `${rule}: ${what}`)
      .filter((found) => !awaited.some((rule) => found.startsWith(rule)));
    expect(refused).toEqual([]);
  }
});

test("the cover is as wide as two pages and a spine that the book's sheets fill", () => {
  const spine = (book.getPageCount() / 2) * 0.1 + 2 * 0.25;
  const { width, height } = cover.getPage(0).getTrimBox();
  expect(width).toBeCloseTo(2 * trim.width + spine * mm, 1);
  expect(height).toBeCloseTo(trim.height, 1);
});

test("text in the ink of the page is black on the black plate", () => {
  const spaces = new Map<string, number>();
  for (const page of book.getPages())
    for (const { operator, fill } of readPage(page))
      if (/^TJ?j?$/i.test(operator)) spaces.set(fill.space, (spaces.get(fill.space) ?? 0) + 1);
  const sum = [...spaces.values()].reduce((all, each) => all + each, 0);
  expect(spaces.get("k")).toBeGreaterThan(sum / 2);
});

test("no tags, links or bookmarks of screens are left; the same pages give the same bytes", async () => {
  for (const key of ["StructTreeRoot", "Outlines", "MarkInfo"])
    expect(book.catalog.get(PDFName.of(key))).toBeUndefined();
  const again = await finishPrint(drawn, title, profile);
  expect(Buffer.from(again.book).equals(made.book)).toBe(true);
  expect(Buffer.from(again.cover).equals(made.cover)).toBe(true);
});
