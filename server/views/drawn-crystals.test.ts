// A crystal is no picture of what is weighed: under it stands that it is drawn, and which salt is used.
import { expect, test } from "vitest";
import { editionIn, textOf } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import { familiesOf } from "#shared/families/families.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { loadSheet } from "./load-sheet.ts";

const sheets = [...familiesOf("liposome"), ...familiesOf("niosome")].flatMap(({ id }) =>
  familyEntries[id].map((entry) => [id, entry] as const),
);
const minerals = sheets.filter(([, { identity }]) => identity?.kind === "mineral");

test("every mineral says that its crystal is drawn, and its salt", () => {
  expect(minerals.length).toBeGreaterThan(0);
  for (const { id: language } of languages)
    for (const [id, { slug, identity }] of minerals) {
      const reader = { edition: editionIn(language), pageLanguage: language };
      const data = loadSheet(id, slug, reader)?.data;
      const alt = data?.portrait?.kind === "picture" ? textOf(data.portrait.picture.alt) : "";
      expect(alt, slug).toMatch(language === "fr" ? /^Dessin\s:/ : /^Drawing:/);
      const salt = identity?.kind === "mineral" ? identity.salt[language] : null;
      expect(data?.salt, slug).toContain(salt);
    }
});

test("no other sheet names a salt under its picture", () => {
  const [id, vitamin] = sheets.find(([, { identity }]) => identity?.kind !== "mineral") ?? [];
  const reader = { edition: editionIn("fr"), pageLanguage: "fr" } as const;
  expect(id && vitamin && loadSheet(id, vitamin.slug, reader)?.data.salt).toBeNull();
});
