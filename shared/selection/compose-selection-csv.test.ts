import { expect, test } from "vitest";
import type { MissingReason } from "#shared/facts/fact.ts";
import { selection } from "#shared/generated/pages/selection.ts";
import type { FactWords } from "#shared/pages/fact-words.ts";
import type { SelectionItem } from "#shared/pages/selection.ts";
import { composeSelectionCsv } from "./compose-selection-csv.ts";

const fact = (id: string, value: string | null, note: string | null): FactWords => ({
  id,
  value,
  note,
  isText: false,
  ph: null,
  items: [],
  missing: null,
  by: null,
});

const listOf = (id: string, names: readonly string[], holds: boolean | null): FactWords => ({
  ...fact(id, names.join(", "), null),
  items: names.map((name) => ({ id: name, name, path: null, holds })),
});

const missing = (id: string, reason: MissingReason): FactWords => ({
  ...fact(id, null, null),
  missing: reason,
});

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
  facts: [
    listOf("formes", ["Gélule", "Stick"], null),
    fact("claims", "18 autorisées", "Dès 1,5 mg par jour."),
    fact("dose", "10 mg", "Maximum français 15 mg"),
    fact("compatibility.ph", "5 à 7", null),
    missing("compatibility.temperature", "unknown"),
    { ...fact("compatibility.exclusions", "phosphates", "à séparer"), isText: true },
    listOf("origin", ["Végan", "Allergène : lait, soja"], true),
    fact("identity.element", "30,6 %", "de zinc dans le sel"),
  ],
  compose: null,
};

const { unknown, inapplicable } = selection;
const heads = Object.fromEntries(
  Object.entries(selection.rows).map(([row, text]) => [row, text.fr]),
);
// The others are not for the table.
const texts = { rows: heads, unknown: unknown.fr, inapplicable: inapplicable.fr } as Parameters<
  typeof composeSelectionCsv
>[0]["texts"];

const compose = (lang: "fr" | "en", note: string, of = item) =>
  composeSelectionCsv({
    items: [of],
    rows: item.facts.map(({ id }) => ({ id, label: id })),
    texts,
    lang,
    noteOf: () => note,
    addressOf: (path) => `https://www.spherine.example${path}`,
  });

test("a spreadsheet gets a row for each entry, a column for each fact, and no formula", () => {
  const [head = "", row] = compose("fr", '=HYPERLINK("x")').split("\r\n");
  expect(head.replace("\ufeff", "").split(";")).toHaveLength(item.facts.length + 5);
  expect(row).toBe(
    '"zinc";"liposome";"minéral";"Gélule, Stick";"18 autorisées · Dès 1,5 mg par jour.";"10 mg · Maximum français 15 mg";"5 à 7";"non renseigné";"phosphates";"Végan · Allergène : lait, soja";"30,6 % · de zinc dans le sel";"\'=HYPERLINK(""x"")";"https://www.spherine.example/liposomes/zinc"',
  );
  expect(compose("en", "")).toContain('"zinc","liposome"');
});

test("what has no sense says so in words", () => {
  const facts = [missing("identity.element", "inapplicable"), missing("identity.cas", "unknown")];
  expect(compose("fr", "", { ...item, facts })).toContain('"sans objet";"non renseigné"');
});
