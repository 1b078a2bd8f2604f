import { expect, test } from "vitest";
import type { SelectionItem } from "#shared/pages/selection.ts";
import { composeSelectionCsv } from "./compose-selection-csv.ts";

const item: SelectionItem = {
  id: "liposomes.zinc",
  path: "/liposomes/zinc",
  name: "zinc",
  code: null,
  kind: "Liposome",
  category: { dot: "mineral", label: "minéral" },
  range: null,
  plate: null,
  picture: null,
  forms: [
    { id: "capsule", label: "Gélule" },
    { id: "stick", label: "Stick" },
  ],
  claims: { value: "18 autorisées", text: "Dès 1,5 mg par jour." },
  dose: { value: "10 mg", text: "Maximum français 15 mg", scale: null },
  compatibility: [{ label: "pH", value: "5 à 7" }],
  origin: [{ text: "Végan", holds: true }],
};

const rows = {
  name: "Nom",
  kind: "Famille",
  forms: "Formes",
  claims: "Allégations",
  dose: "Dose et statut",
  compatibility: "Compatibilité",
  origin: "Origine",
  note: "Votre note",
  address: "Adresse",
};

const compose = (lang: "fr" | "en", note: string) =>
  composeSelectionCsv({
    items: [item],
    // The others are not for the table.
    texts: { rows, pair: "{label} : {value}" } as Parameters<
      typeof composeSelectionCsv
    >[0]["texts"],
    lang,
    noteOf: () => note,
    addressOf: (path) => `https://www.spherine.example${path}`,
  });

test("a spreadsheet gets a row for each entry, and no formula", () => {
  expect(compose("fr", '=HYPERLINK("x")')).toBe(
    [
      '\ufeff"Nom";"Famille";"Formes";"Allégations";"Dose et statut";"Compatibilité";"Origine";"Votre note";"Adresse"',
      '"zinc";"Liposome · minéral";"Gélule, Stick";"18 autorisées · Dès 1,5 mg par jour.";"10 mg · Maximum français 15 mg";"pH : 5 à 7";"Végan";"\'=HYPERLINK(""x"")";"https://www.spherine.example/liposomes/zinc"',
      "",
    ].join("\r\n"),
  );
  expect(compose("en", "")).toContain('"Nom","Famille"');
});
