// A sheet tells the words that labels have because of its active, and calls only words of a law mandatory.
import { expect, test } from "vitest";
import { listWordings } from "#server/facts/wordings.ts";
import { editionIn } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import { familiesOf } from "#shared/families/families.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { plain } from "./desk/example-verdict.ts";
import { loadSheet } from "./load-sheet.ts";
import { loadStrainSheet } from "./load-strain-sheet.ts";

const worded = [...familiesOf("liposome"), ...familiesOf("niosome")].flatMap(({ id }) =>
  familyEntries[id].map((entry) => [id, entry] as const),
);

const toldBy = (id: (typeof worded)[number][0], slug: string, language: "fr" | "en") =>
  loadSheet(id, slug, { edition: editionIn(language), pageLanguage: language })?.data.wordings ??
  [];

test("every word for a label is on its sheet, with what wants it", () => {
  for (const { id: language } of languages)
    for (const [id, entry] of worded) {
      const told = plain(
        toldBy(id, entry.slug, language)
          .map(({ text }) => text)
          .join(" "),
      );
      for (const { text } of listWordings(entry))
        for (const part of plain(text[language]).replace(/\.$/, "").split("{dose}"))
          expect(told, entry.slug).toContain(part);
      expect(told, entry.slug).not.toMatch(/\{|undefined/);
    }
});

test.each([
  [
    "liposomes",
    "cafeine",
    "statutory",
    "Mention obligatoire de l’étiquette : « Contient de la caféine.",
  ],
  ["liposomes", "chardon-marie", "required", "(Compl’Alim, base publique de l’État)."],
  ["liposomes", "melatonine", "advised", "(ANSES, avis sur la mélatonine, 23 février 2018)."],
  ["liposomes", "multivitamines", "required", "Contient de la vitamine A"],
] as const)("%s/%s has words that are %s", (segment, slug, kind, words) => {
  const [id] =
    worded.find(
      ([family, entry]) => entry.slug === slug && family.startsWith(segment.slice(0, 8)),
    ) ?? [];
  if (!id) throw new Error(slug);
  const told = toldBy(id, slug, "fr").filter((each) => each.kind === kind);
  expect(plain(told.map(({ text }) => text).join(" "))).toContain(words);
});

test("only words of a law are called mandatory", () => {
  for (const [id, { slug }] of worded)
    for (const { kind, text } of toldBy(id, slug, "fr"))
      expect(/^Mention obligatoire/.test(text), slug).toBe(kind === "statutory");
});

test("strains of Saccharomyces boulardii have the words of their species, others none", () => {
  const kindsOn = (slug: string) =>
    familiesOf("strain").flatMap(({ id }) =>
      (
        loadStrainSheet(id, slug, { edition: editionIn("fr"), pageLanguage: "fr" })?.data
          .wordings ?? []
      ).map(({ kind, text }) => `${kind} ${plain(text)}`),
    );
  for (const code of ["130", "166"])
    expect(kindsOn(`saccharomyces-cerevisiae-var-boulardii-sph-${code}`)).toEqual([
      expect.stringMatching(/^required .*santé fragile .*cathéter veineux central/),
      expect.stringMatching(/^required .*immunodéprimées/),
    ]);
  expect(kindsOn("limosilactobacillus-reuteri-sph-146")).toEqual([]);
});
