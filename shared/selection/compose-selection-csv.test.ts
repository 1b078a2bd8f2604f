import { expect, test } from "vitest";
import { selection } from "#shared/generated/pages/selection.ts";
import type { SelectionItem } from "#shared/pages/selection.ts";
import { composeSelectionCsv } from "./compose-selection-csv.ts";

const item: SelectionItem = {
  id: "liposomes.zinc",
  path: "/liposomes/zinc",
  name: "zinc",
  code: null,
  family: "liposome",
  fullName: "zinc, liposome",
  category: { dot: "mineral", label: "minéral" },
  range: null,
  plate: null,
  picture: null,
  forms: [
    { id: "capsule", label: "Gélule" },
    { id: "stick", label: "Stick" },
  ],
  facts: {
    claims: { value: "18 autorisées", text: "Dès 1,5 mg par jour." },
    dose: { value: "10 mg", text: "Maximum français 15 mg" },
    ph: { value: "5 à 7", text: null, ph: [5, 7] },
    temperature: "unknown",
    light: { value: "sans effet", text: null },
    oxygen: "unknown",
    metals: "unknown",
    exclusions: { value: null, text: "phosphates" },
  },
  origin: [{ text: "Végan", holds: true }],
  element: { value: "30,6 %", text: "de zinc dans le sel" },
  compose: null,
  cas: "14281-83-5",
};

const { unknown, inapplicable } = selection;
const rows = Object.fromEntries(
  Object.entries(selection.rows).map(([row, text]) => [row, text.fr]),
);
// The others are not for the table.
const texts = { rows, unknown: unknown.fr, inapplicable: inapplicable.fr } as Parameters<
  typeof composeSelectionCsv
>[0]["texts"];

const compose = (lang: "fr" | "en", note: string, of = item) =>
  composeSelectionCsv({
    items: [of],
    texts,
    lang,
    noteOf: () => note,
    addressOf: (path) => `https://www.spherine.example${path}`,
  });

test("a spreadsheet gets a row for each entry, a column for each property, and no formula", () => {
  const [head = "", row] = compose("fr", '=HYPERLINK("x")').split("\r\n");
  expect(head.replace("\ufeff", "").split(";")).toHaveLength(17);
  expect(row).toBe(
    '"zinc";"liposome";"minéral";"Gélule, Stick";"18 autorisées · Dès 1,5 mg par jour.";"10 mg · Maximum français 15 mg";"5 à 7";"non renseigné";"sans effet";"non renseigné";"non renseigné";"phosphates";"Végan";"30,6 % · de zinc dans le sel";"14281-83-5";"\'=HYPERLINK(""x"")";"https://www.spherine.example/liposomes/zinc"',
  );
  expect(compose("en", "")).toContain('"zinc","liposome"');
});

test("what has no sense says so in words", () => {
  expect(compose("fr", "", { ...item, element: "inapplicable", cas: "unknown" })).toContain(
    '"Végan";"sans objet";"non renseigné"',
  );
});
