// White label in the printed catalogue: every formula is found from its overview, and its warnings can be read.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { textOf } from "#shared/editions/edition.ts";
import { type Language, languages } from "#shared/editions/languages.ts";
import { catalogueAddress } from "#shared/editions/printed-catalogue.ts";
import { readPages, readPlaces, withoutSpaces } from "#tests/read-pdf.ts";
import { collectData } from "#tools/catalogue/collect-data.ts";
import { readPrintSettings } from "#tools/catalogue/print-settings.ts";

const folder = join(import.meta.dirname, "../../dist/site");
const readEdition = (language: Language) => readFileSync(join(folder, catalogueAddress(language)));
const collect = (language: Language) => collectData(language, readPrintSettings(process.env));
const listProducts = (data: ReturnType<typeof collect>) =>
  data.whiteLabel.categories.flatMap(({ products }) => products);

/** Points: the least size of what a label must say. */
const readable = 7.25;

describe.each(languages.map(({ id }) => id))("the catalogue in %s", (language) => {
  test("lists every formula in an overview, with the page where it is told", async () => {
    const data = collect(language);
    const pages = await readPages(readEdition(language));
    const wrong = listProducts(data).filter((product) => !findPage(pages, product, data));
    expect(wrong.map(({ where }) => where)).toEqual([]);
  });

  test("prints warnings and cautions of formulas at a size that can be read", async () => {
    const data = collect(language);
    const pages = await readPages(readEdition(language));
    const sizes = await readPlaces(readEdition(language));
    const small = listProducts(data).flatMap((product) => {
      const { where, warning, caution } = product;
      const words = withoutSpaces(`${warning ?? ""}${caution ?? ""}`);
      const page = sizes[(findPage(pages, product, data) ?? 0) - 1] ?? [];
      const lines = page.filter(({ text }) => text.length > 24 && words.includes(text));
      const least = Math.min(...lines.map(({ size }) => size));
      return least >= readable && lines.length > 0 ? [] : [`${where}: ${least}`];
    });
    expect(small).toEqual([]);
  });
});

/** The page that the overview gives beside the name of a formula, where that page does tell of it. */
function findPage(
  pages: readonly string[],
  { name, caution, claims }: ReturnType<typeof listProducts>[number],
  { texts }: ReturnType<typeof collect>,
): number | undefined {
  const listed = withoutSpaces(`${name}${claims.length > 0 ? "*" : ""}${textOf(texts.page)}`);
  const numbers = pages.flatMap((page) =>
    page
      .split(listed)
      .slice(1)
      // The number of capsules may follow at once: white label stands beyond page 99.
      .map((rest) => Number(/^\d{3}/.exec(rest)?.[0])),
  );
  return numbers.find((number) => pages[number - 1]?.includes(withoutSpaces(caution ?? name)));
}
