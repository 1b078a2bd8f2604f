// The printed catalogue as it is set: letters that can be read, words that stay in their columns, an index without repetitions.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { languages } from "#shared/editions/languages.ts";
import { catalogueAddress } from "#shared/editions/printed-catalogue.ts";
import { printedCatalogue } from "#shared/generated/interface/printed-catalogue.ts";
import { readPlaces, withoutSpaces } from "#tests/read-pdf.ts";
import { collectData } from "#tools/catalogue/collect-data.ts";
import { readPrintSettings } from "#tools/catalogue/print-settings.ts";

const folder = join(import.meta.dirname, "../../dist/site");

/** In points, as the templates have them. */
const smallest = 7.25;
const pageWidth = 595.28;
const margins = { inner: 48, outer: 60 };
const mainWidth = 308.8;
const sideWidth = 154.4;

describe.each(languages.map(({ id }) => id))("the catalogue in %s", (language) => {
  const pages = readPlaces(readFileSync(join(folder, catalogueAddress(language))));

  test("has no letters below the smallest size", async () => {
    const small = (await pages).flatMap((pieces, index) =>
      pieces.filter(({ size }) => size < smallest).map(({ text }) => `p. ${index + 1}: ${text}`),
    );
    expect(small).toEqual([]);
  });

  test("keeps each word of a sheet in its column", async () => {
    const online = withoutSpaces(printedCatalogue.online[language]);
    const outside = (await pages).flatMap((pieces, index) => {
      if (!pieces.some(({ text }) => text === online)) return [];
      const isRight = index % 2 === 0;
      const left = isRight ? margins.inner : margins.outer;
      const right = pageWidth - (isRight ? margins.outer : margins.inner);
      const columns = isRight
        ? [
            [left, left + mainWidth],
            [right - sideWidth, right],
          ]
        : [
            [left, left + sideWidth],
            [right - mainWidth, right],
          ];
      return pieces.flatMap(({ text, from, to }) =>
        from === null ||
        to === null ||
        columns.some(([start = 0, end = 0]) => from >= start - 1 && to <= end + 1)
          ? []
          : [`p. ${index + 1}: ${text}`],
      );
    });
    expect(outside).toEqual([]);
  });

  test("names nothing twice in its index", () => {
    const { index } = collectData(language, readPrintSettings(process.env));
    const names = index.flatMap(({ lines }) =>
      lines.map(
        ({ name, code }) => `${name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()} ${code}`,
      ),
    );
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });
});
