// How far each wording was compared, as the page of claims says it.
import { expect, test } from "vitest";
import { originalEdition, textOf } from "#shared/editions/edition.ts";
import { loadClaims } from "./load-claims.ts";

const data = loadClaims({ edition: originalEdition, pageLanguage: "fr" });
const stateOf = (id: string) =>
  data.nutrients
    .flatMap(({ groups }) => groups)
    .filter(({ claims }) => claims.some((claim) => claim.id === id))
    .map(({ state }) => textOf(state).replaceAll(/\s/g, " "));

test("a wording of which only the English was compared, with a copy, says so and no more", () => {
  expect(stateOf("zinc-skin")).toEqual([
    "anglais : comparé à une copie du registre le 26 novembre 2026 ; le reste à comparer avec le texte",
  ]);
  expect(stateOf("manganese-connective-tissue-formation")).toEqual(["à comparer avec le texte"]);
  expect(textOf(data.compared)).toMatch(/dans les deux langues\s: 0 sur 164/);
  expect(data.copied && textOf(data.copied)).toMatch(/159 en anglais/);
});
