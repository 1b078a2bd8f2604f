// An answer of the laboratory is entered once, and every page with its question shows it.
import { afterAll, expect, test, vi } from "vitest";
import type { Question } from "#shared/content/schema/questions.ts";
import { editionIn } from "#shared/editions/edition.ts";
import { products } from "#shared/generated/entries.ts";
import { wordsIn } from "#shared/words/words.ts";

// Another file of the same process may have loaded the questions as they are.
vi.hoisted(() => vi.resetModules());
vi.mock("#shared/generated/questions.ts", async (load) => {
  const { questions } = await load<{ questions: readonly Question[] }>();
  const said = (of: string, fr: string, value?: string) => ({
    of,
    text: { fr, en: fr },
    ...(value && { value }),
    by: "Jeanne Exemple, qualité",
    on: "2026-12-01",
  });
  const answers: Readonly<Record<string, Question["answers"]>> = {
    lecithin: [said("liposomes/*", "Lécithine de soja", "soya")],
    allergens: [said("liposomes/*", "Sur demande"), said("liposomes/zinc", "Aucun")],
    temperature: [said("liposomes/zinc", "60 °C au plus")],
  };
  return {
    questions: questions.map((question) => ({
      ...question,
      answers: answers[question.id] ?? question.answers,
    })),
  };
});

// Files of one process share their modules: those loaded before have no answers, and later ones must not have these.
vi.resetModules();
const { loadLabelDraft } = await import("./load-label-draft.ts");
const { loadSheet } = await import("./load-sheet.ts");
afterAll(() => {
  vi.resetModules();
});

const reader = { edition: editionIn("fr"), pageLanguage: "fr" } as const;

test("on a sheet, with its date, in place of the question", () => {
  const data = loadSheet("liposome", "zinc", reader)?.data;
  const confirmed = data?.origin.confirmed.map(({ text }) => text);
  expect(confirmed).toEqual(["Lécithine de soja", "Aucun"]);
  expect(data?.origin.confirmed[0]?.confirmed).toContain("1 décembre 2026");
  expect(data?.origin.open.map(({ id }) => id)).toEqual(["own-quality"]);
  expect(data?.compatibility.open.map(({ id }) => id)).toEqual(["metals"]);
  expect(
    data?.compatibility.cells.find(({ id }) => id === "compatibility.temperature"),
  ).toMatchObject({
    value: "60 °C au plus",
    by: "laboratory",
  });
  expect(data?.evidence.counts.laboratory).toBe(3);
});

test("for one entry before that for its folder", () => {
  const others = loadSheet("liposome", "fer", reader)?.data.origin.confirmed;
  expect(others?.map(({ text }) => text)).toEqual(["Lécithine de soja", "Sur demande"]);
});

test("on labels, if it is an allergen", () => {
  const zinc = products.find(({ slug }) => slug === "zinc");
  const [draft] = zinc ? loadLabelDraft(zinc, wordsIn("fr")).drafts : [];
  expect(draft?.lines[1]).toMatch(/lécithine de soja \(contient\s: SOJA\)/);
});
