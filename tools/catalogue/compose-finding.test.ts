// Tables of the printed catalogue lead to sheets that exist.
import { expect, test } from "vitest";
import { claims } from "#shared/generated/entries.ts";
import { collectData } from "./collect-data.ts";
import { readPrintSettings } from "./print-settings.ts";

/** Undoes the no-break spaces and hyphens of print, to compare words. */
const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u2011", "-");

test.each(["fr", "en"] as const)("claims by need are the register's, in %s", (language) => {
  const { finding } = collectData(language, readPrintSettings({}));
  const register = new Set(claims.map(({ sentence }) => plain(sentence[language])));
  const listed = finding.subjects.flatMap(({ claims: own }) => own);
  expect(listed.length).toBeGreaterThan(60);
  for (const { sentence } of listed) expect(register).toContain(plain(sentence));
  // Each name leads to a sheet of its nutrient or a formula that quotes it.
  for (const { sheets, formulas } of listed)
    expect(sheets.length + formulas.length).toBeGreaterThan(0);
});

test("tables list every active of their family, and strains every number once", () => {
  const { finding, liposomes, niosomes, counts } = collectData("fr", readPrintSettings({}));
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  expect(ids(finding.liposomes)).toEqual(ids(liposomes.sheets));
  expect(ids(finding.niosomes)).toEqual(ids(niosomes.sheets));
  expect(finding.liposomes.every(({ vegan }) => typeof vegan === "boolean")).toBe(true);
  const numbers = finding.numbers.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(counts.strains);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});
