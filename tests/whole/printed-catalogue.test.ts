// The printed catalogue: it says all that the content says, can be read by anybody, and is served as a file to keep.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "#shared/editions/languages.ts";
import { catalogueAddress } from "#shared/editions/printed-catalogue.ts";
import { type CheckName, checkPdf } from "#tests/pdf/check-pdf.ts";
import {
  listElements,
  readAloud,
  type Spoken,
  structureOf,
  textOf,
  typeOf,
} from "#tests/pdf/read-text.ts";
import { readPages, withoutSpaces } from "#tests/read-pdf.ts";
import { collectData } from "#tools/catalogue/collect-data.ts";
import { loadPdf } from "#tools/catalogue/finish-pdf.ts";
import { readPrintSettings } from "#tools/catalogue/print-settings.ts";
import type { Run } from "#tools/catalogue/rich-text.ts";

const folder = join(import.meta.dirname, "../../dist/site");
const readEdition = (language: Language) => readFileSync(join(folder, catalogueAddress(language)));

const textOfRuns = (runs: readonly Run[]) =>
  runs.map((run) => (typeof run === "string" ? run : run.text)).join("");

/** What holds of the finished files. */
const held: readonly CheckName[] = [
  "marker",
  "title",
  "language",
  "marked",
  "opening",
  "tabOrder",
  "types",
  "fonts",
  "fontNames",
  "figureTexts",
  "figureFrames",
  "headings",
  "lists",
  "linkTexts",
  "linkTags",
  "parents",
  "tables",
  "tableHeads",
  "rowHeaders",
  "tagged",
];

/** What must stand together on the pages of an entry, and be read under its name. */
interface Expected {
  readonly where: string;
  readonly heading: string;
  readonly texts: readonly string[];
}

function listExpected(language: Language): Expected[] {
  const data = collectData(language, readPrintSettings(process.env));
  const sheets = [...data.liposomes.sheets, ...data.niosomes.sheets, ...data.niosomes.serums].map(
    (sheet) => ({
      where: sheet.where,
      heading: sheet.name,
      texts: [
        sheet.name,
        ...sheet.dots.map(({ label }) => label),
        ...sheet.description.map(textOfRuns),
        ...sheet.status.rows.flatMap(({ name, amount, source }) => [name, amount, source]),
        ...(sheet.caution ? [textOfRuns(sheet.caution)] : []),
        ...(sheet.matrix
          ? sheet.matrix.groups.flatMap(({ title, rows }) => [
              title,
              ...rows.map((row) => row.text),
            ])
          : sheet.benefits
              .filter(({ isClaim }) => isClaim)
              .flatMap(({ title, text, notes }) => [title, ...text.map(textOfRuns), ...notes])),
        ...sheet.formes,
      ],
    }),
  );
  const strains = [...data.probiotics.sheets, ...data.probiotics.postbiotics].map((strain) => ({
    where: strain.where,
    heading: `${strain.species} ${strain.code}`,
    texts: [
      strain.species,
      strain.code,
      strain.strength,
      ...strain.rows.slice(1).flatMap(({ name, amount }) => [name, amount]),
      ...strain.products.map(({ name }) => name),
      ...strain.description.map(textOfRuns),
      ...strain.benefits.flatMap(({ title, text }) => [title, ...text.map(textOfRuns)]),
    ],
  }));
  const products = data.whiteLabel.categories
    .flatMap((category) => category.products)
    .map((product) => ({
      where: product.where,
      heading: product.name,
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
    expect(pages.length).toBeLessThanOrEqual(196);
    const spreads = pages.map((page, index) => page + (pages[index + 1] ?? ""));
    const missing = listExpected(language).flatMap(({ where, texts }) => {
      const wanted = texts.map(withoutSpaces);
      if (spreads.some((spread) => wanted.every((text) => spread.includes(text)))) return [];
      const nearest = spreads.toSorted((a, b) => count(b, wanted) - count(a, wanted))[0] ?? "";
      return [`${where}: ${texts.filter((text) => !nearest.includes(withoutSpaces(text)))}`];
    });
    expect(missing).toEqual([]);
  });

  test("keeps to what PDF/UA-1 asks, and opens as a book", async () => {
    const bytes = readEdition(language);
    expect(bytes.length).toBeLessThan(8_000_000);
    const document = await loadPdf(bytes);
    expect(document.catalog.get(name("Lang"))).toEqual(PDFString.of(language));
    expect(document.getTitle()).toContain("Sphérine");
    expect(checkPdf(document, held)).toEqual({});
    const elements = [...listElements(structureOf(document))];
    expect(elements.filter((each) => typeOf(each) === "Figure").length).toBeGreaterThan(100);
    const latin = elements.filter((each) => textOf(each.get(name("Lang"))) === "la");
    expect(latin.length).toBeGreaterThan(100);
  });

  test("is read with the facts of each entry under its name", async () => {
    const sections = readSections(readAloud(await loadPdf(readEdition(language))));
    const lost = listExpected(language).flatMap(({ where, heading, texts }) => {
      const name = withoutSpaces(heading);
      const own = sections.filter((section) => section.heading.startsWith(name));
      const text = own.map((section) => section.text).join("");
      const missing = texts.filter((each) => !text.includes(withoutSpaces(each)));
      return missing.length > 0 ? [`${where}: ${missing}`] : [];
    });
    expect(lost).toEqual([]);
  });
});

const name = PDFName.of;

test.each<[CheckName, fault: string, (document: PDFDocument) => void]>([
  ["figureTexts", "a figure has no text", (it) => first(it, "Figure").delete(name("Alt"))],
  ["figureFrames", "a figure is nowhere", (it) => first(it, "Figure").delete(name("A"))],
  ["headings", "the first heading is no H1", (it) => first(it, "H1").set(name("S"), name("H2"))],
  ["tables", "a header says not of what", (it) => first(it, "TH").delete(name("A"))],
  ["types", "a tag is not known", (it) => first(it, "P").set(name("S"), name("Strange"))],
  ["tagged", "a piece is in no element", (it) => first(it, "P").delete(name("K"))],
  ["tabOrder", "a page has an order of its own", (it) => it.getPage(11).node.delete(name("Tabs"))],
  ["parents", "a page knows no parents", (it) => it.getPage(11).node.delete(name("StructParents"))],
])("the check of %s notices that %s", async (check, _, spoil) => {
  const document = await loadPdf(readEdition("en"));
  spoil(document);
  expect(Object.keys(checkPdf(document, [check]))).toEqual([check]);
});

function first(document: PDFDocument, type: string) {
  const found = [...listElements(structureOf(document))].find((each) => typeOf(each) === type);
  if (!found) throw new Error(`no ${type}`);
  return found;
}

/** From each heading to the next that is not below it. */
function readSections(spoken: readonly Spoken[]): { heading: string; text: string }[] {
  const level = ({ path }: Spoken) => Number(/^H(\d)$/.exec(path.at(-1) ?? "")?.[1] ?? 0);
  return spoken.flatMap((each, start) => {
    const own = level(each);
    if (own === 0) return [];
    const rest = spoken.slice(start + 1);
    const end = rest.findIndex((later) => level(later) > 0 && level(later) <= own);
    const text = rest.slice(0, end < 0 ? undefined : end).map((later) => later.text);
    return [{ heading: withoutSpaces(each.text), text: withoutSpaces(each.text + text.join("")) }];
  });
}

const count = (spread: string, wanted: readonly string[]) =>
  wanted.filter((text) => spread.includes(text)).length;
