// The printed catalogue: it says all that the content says, can be read by anybody, and is served as a file to keep.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "#shared/editions/languages.ts";
import { catalogueAddress } from "#shared/editions/printed-catalogue.ts";
import { readPages, withoutSpaces } from "#tests/read-pdf.ts";
import { collectData } from "#tools/catalogue/collect-data.ts";
import { readPrintSettings } from "#tools/catalogue/print-settings.ts";
import type { Run } from "#tools/catalogue/rich-text.ts";

const folder = join(import.meta.dirname, "../../dist/site");
const readEdition = (language: Language) => readFileSync(join(folder, catalogueAddress(language)));

const textOfRuns = (runs: readonly Run[]) =>
  runs.map((run) => (typeof run === "string" ? run : run.text)).join("");

/** What must stand together on the pages of an entry. */
interface Expected {
  readonly where: string;
  readonly texts: readonly string[];
}

function listExpected(language: Language): Expected[] {
  const data = collectData(language, readPrintSettings(process.env));
  const sheets = [...data.liposomes.sheets, ...data.niosomes.sheets, ...data.niosomes.serums].map(
    (sheet) => ({
      where: sheet.where,
      texts: [
        sheet.name,
        ...sheet.dots.map(({ label }) => label),
        ...sheet.description.map(textOfRuns),
        ...sheet.status.rows.flatMap(({ name, amount, source }) => [name, amount, source]),
        ...(sheet.caution ? [textOfRuns(sheet.caution)] : []),
        ...sheet.benefits
          .filter(({ isClaim }) => isClaim)
          .flatMap(({ title, text, notes }) => [title, ...text.map(textOfRuns), ...notes]),
        ...sheet.formes,
      ],
    }),
  );
  const strains = [...data.probiotics.sheets, ...data.probiotics.postbiotics].map((strain) => ({
    where: strain.where,
    texts: [
      strain.species,
      strain.code,
      strain.strength,
      ...strain.description.map(textOfRuns),
      ...strain.benefits.flatMap(({ title, text }) => [title, ...text.map(textOfRuns)]),
    ],
  }));
  const products = data.whiteLabel.categories
    .flatMap((category) => category.products)
    .map((product) => ({
      where: product.where,
      texts: [
        product.name,
        product.content,
        ...product.actives.flatMap(({ name, dose, reference }) => [name, dose, reference ?? ""]),
        ...product.claims.flatMap(({ text, condition }) => [text, condition]),
        ...product.doseNotes,
        product.warning ?? "",
        product.caution ?? "",
      ],
    }));
  return [...sheets, ...strains, ...products];
}

describe.each(languages.map(({ id }) => id))("the catalogue in %s", (language) => {
  test("has every entry with its claims and doses on pages of its own", async () => {
    const pages = await readPages(readEdition(language));
    expect(pages.length).toBeGreaterThanOrEqual(100);
    expect(pages.length).toBeLessThanOrEqual(180);
    const spreads = pages.map((page, index) => page + (pages[index + 1] ?? ""));
    const missing = listExpected(language).flatMap(({ where, texts }) => {
      const wanted = texts.map(withoutSpaces);
      if (spreads.some((spread) => wanted.every((text) => spread.includes(text)))) return [];
      const nearest = spreads.toSorted((a, b) => count(b, wanted) - count(a, wanted))[0] ?? "";
      return [`${where}: ${texts.filter((text) => !nearest.includes(withoutSpaces(text)))}`];
    });
    expect(missing).toEqual([]);
  });

  test("is tagged, titled and told in its language, with its fonts, as PDF/UA-1 wants", async () => {
    const bytes = readEdition(language);
    expect(bytes.length).toBeLessThan(8_000_000);
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    const { catalog, context } = document;
    const dictionary = (name: string) => catalog.lookup(PDFName.of(name), PDFDict);
    expect(String(catalog.get(PDFName.of("Lang")))).toBe(`(${language})`);
    expect(String(dictionary("MarkInfo").get(PDFName.of("Marked")))).toBe("true");
    expect(String(dictionary("ViewerPreferences").get(PDFName.of("DisplayDocTitle")))).toBe("true");
    expect(dictionary("StructTreeRoot").get(PDFName.of("ParentTree"))).toBeDefined();
    expect(document.getTitle()).toContain("Sphérine");
    expect(catalog.get(PDFName.of("Outlines"))).toBeDefined();
    expect(catalog.get(PDFName.of("PageLabels"))).toBeDefined();
    const metadata = catalog.lookup(PDFName.of("Metadata"));
    expect(metadata).toBeInstanceOf(PDFRawStream);
    const xml = new TextDecoder().decode((metadata as PDFRawStream).contents);
    expect(xml).toContain("<pdfuaid:part>1</pdfuaid:part>");
    const all = context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFDict ? [object] : []));
    const ofType = (key: string, value: string) =>
      all.filter((each) => String(each.get(PDFName.of(key))) === value);
    const fonts = ofType("Type", "/FontDescriptor");
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of fonts)
      expect(font.get(PDFName.of("FontFile2")) ?? font.get(PDFName.of("FontFile3"))).toBeDefined();
    const figures = ofType("S", "/Figure");
    expect(figures.length).toBeGreaterThan(100);
    for (const figure of figures) expect(figure.get(PDFName.of("Alt"))).toBeDefined();
    for (const annotation of ofType("Subtype", "/Link"))
      expect(annotation.get(PDFName.of("Contents"))).toBeDefined();
    const latin = all.filter((each) => String(each.get(PDFName.of("Lang"))) === "(la)");
    expect(latin.length).toBeGreaterThan(100);
  });
});

const count = (spread: string, wanted: readonly string[]) =>
  wanted.filter((text) => spread.includes(text)).length;
