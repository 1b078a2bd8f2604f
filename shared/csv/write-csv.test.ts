// Cells as spreadsheet programs read them: texts stay texts, numbers are numbers.
import { expect, test } from "vitest";
import { writeCsv } from "./write-csv.ts";

const cell = (value: string | number, separator: "," | ";" = ";") =>
  writeCsv([[value]], separator).slice(2, -3);

test.each([
  ...["0465710000", "0033465710000", "04 65 71 00 00", "04.65.71.00.00", "100000", "1e5", "1,5E-3"],
  ...["1-5", "5/10", "10-12-26", "2-3", "1/4", "1 1/2", "12-2026", "03/2027", "10:30", "10 am"],
  ...[
    "mars 2027",
    "12 mars",
    "1er avril 2027",
    "Dec-26",
    "décembre 2026",
    "May 4, 2027",
    "août-27",
  ],
])("%s is a text", (text) => {
  expect(cell(text)).toBe(`'${text}`);
});

test.each([
  ...[
    "5 000 unités",
    "10 kg",
    "45 %",
    "T1 2027",
    "mars",
    "Mai",
    "dès 2027",
    "v1",
    "zinc/dna",
    "1 à 5",
  ],
  ...["2026-01-31T12:00:00.000Z", "https://www.spherine.example/fr", "Marque 2000", "3M", ""],
])("%s is none of a spreadsheet's numbers or dates, and stays as it is", (text) => {
  expect(cell(text)).toBe(text);
});

test("a number is one where the separator is usual, and is not grouped", () => {
  expect(cell(1234.5)).toBe("1234,5");
  expect(cell(1234.5, ",")).toBe("1234.5");
  expect(cell(-2)).toBe("-2");
});
