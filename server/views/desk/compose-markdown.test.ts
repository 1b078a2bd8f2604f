// The Markdown of a formula has the content of its page, and nothing that the desk must never say.
import { expect, test } from "vitest";
import { editionIn, textOf } from "#shared/editions/edition.ts";
import { judge } from "#shared/formula/engine/judge.ts";
import { composeBenchMarkdown } from "./compose-markdown.ts";
import { loadBench } from "./load-bench.ts";

const languages = ["fr", "en"] as const;

const write = (query: string, language: (typeof languages)[number], instrument = "complement") => {
  const reader = { edition: editionIn(language), pageLanguage: language };
  const { data } = loadBench(
    instrument === "serum" ? "serum" : "complement",
    new URLSearchParams(query),
    reader,
  );
  return { text: composeBenchMarkdown(data, "La paillasse", reader), data };
};

const five = "vitamine-c=120mg&acerola=40mg&zinc=10mg&selenium=55ug&cuivre=0.14mg";

test.each(languages)("every claim is there word for word, and every question (%s)", (language) => {
  const { text, data } = write(five, language);
  const verdict = judge(data.formula, data.facts);
  expect(verdict.claims.length).toBeGreaterThan(30);
  for (const { claim } of verdict.claims) expect(text).toContain(String(claim.sentence));
  expect(text.match(/^■ |^- ■ |\| ■ /gm)?.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/undefined|null|\{\w+\}|<\w|\*\*\*\*/);
});

test.each(languages)("what was not understood stands above the verdict (%s)", (language) => {
  const { text } = write(`${five}&truc=3&zinc=4mg`, language);
  expect(text.indexOf("truc")).toBeGreaterThan(0);
  expect(text.indexOf("truc")).toBeLessThan(text.indexOf("##"));
});

test.each([
  ["nothing", "", "complement"],
  ["actives without a dose", "zinc=&sph-131=", "complement"],
  ["strains", "sph-117=3md&sph-131=3md", "complement"],
  ["a serum", "retinol=0.2&vitamine-c=15&niacinamide=5", "serum"],
  ["no serum", "", "serum"],
])("%s has its Markdown", (_, query, instrument) => {
  for (const language of languages) {
    const { text } = write(query, language, instrument);
    expect(text.startsWith("# La paillasse\n")).toBe(true);
    expect(text).not.toMatch(/undefined|null|NaN|\{\w+\}|<\w|\n{3}/);
    // The desk names no price and makes no promise.
    expect(text).not.toMatch(/€|conforme\b|autorisé par|sans danger|compliant|harmless/i);
  }
});

test("the ingredients of a serum stand with their allergens, and with what is to be added", () => {
  const { text } = write("cannelle=0.3", "en", "serum");
  expect(text).toContain("CINNAMOMUM ZEYLANICUM BARK EXTRACT, CINNAMAL");
  expect(text).toMatch(/fragrance allergens \(Regulation \(EU\)\s2023\/1545\) to be added/);
});

test.each(languages)(
  "a label is told to be a draft, and figures where they are from (%s)",
  (language) => {
    const { text, data } = write(five, language);
    const { label, sell } = data.texts;
    for (const said of [
      label.lead,
      label.referenceNote,
      sell.lead.fr,
      sell.head.maximumSource.fr,
      sell.head.besideSource,
    ])
      expect(text.replace(/\s+/g, " ")).toContain(textOf(said).replace(/\s+/g, " "));
    expect(write("", language).text).not.toContain(textOf(label.referenceNote));
  },
);
