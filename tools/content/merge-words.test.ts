import { expect, test } from "vitest";
import { mergeWords } from "./merge-words.ts";
import type { ContentProblem } from "./problems.ts";

function merge(
  facts: unknown,
  fr: unknown,
  en: unknown,
  originals?: Parameters<typeof mergeWords>[0]["originals"],
) {
  const problems: ContentProblem[] = [];
  const merged = mergeWords({
    folder: "folder",
    facts,
    words: { fr, en },
    problems,
    ...(originals && { originals }),
  });
  return { merged, problems };
}

test("facts and texts stand side by side", () => {
  expect(merge({ id: 1, name: undefined }, { name: "zinc" }, { name: "zinc" }).merged).toEqual({
    id: 1,
    name: { fr: "zinc", en: "zinc" },
  });
});

test("items of a list of facts get their words by key, in the order of the facts; the key goes", () => {
  const facts = { steps: [{ key: "b", icon: "flask" }, { key: "a" }, { id: "c" }] };
  const words = (prefix: string) => ({
    steps: { a: { text: `${prefix}a` }, b: { text: `${prefix}b` }, c: { text: `${prefix}c` } },
  });
  expect(merge(facts, words("f"), words("e"))).toEqual({
    merged: {
      steps: [
        { icon: "flask", text: { fr: "fb", en: "eb" } },
        { text: { fr: "fa", en: "ea" } },
        { id: "c", text: { fr: "fc", en: "ec" } },
      ],
    },
    problems: [],
  });
});

test("lists of words alone are joined by place", () => {
  expect(merge(undefined, { list: ["un", "deux"] }, { list: ["one", "two"] }).merged).toEqual({
    list: [
      { fr: "un", en: "one" },
      { fr: "deux", en: "two" },
    ],
  });
});

test("a text may keep its language in the original edition", () => {
  const words = { hero: { title: "t", text: "u" } };
  expect(merge(undefined, words, words, { "hero.*": "en" }).merged).toEqual({
    hero: {
      title: { fr: "t", en: "t", original: "en" },
      text: { fr: "u", en: "u", original: "en" },
    },
  });
  expect(merge(undefined, words, words, { "hero.title": "fr" }).merged).toMatchObject({
    hero: { title: { original: "fr" }, text: { fr: "u", en: "u" } },
  });
});

test.each([
  ["a text that one language lacks", undefined, { a: "x" }, {}, "a", /no text in en\.md/],
  ["an empty text", undefined, { a: "x" }, { a: " " }, "a", /empty in en\.md/],
  ["a text that is a fact too", { a: 1 }, { a: "x" }, { a: "y" }, "a", /both a fact and a text/],
  [
    "lists of other lengths",
    undefined,
    { a: ["x"] },
    { a: ["x", "y"] },
    "a",
    /has 1 parts in fr\.md, 2 parts in en\.md/,
  ],
  ["another form", undefined, { a: { b: "x" } }, { a: "y" }, "a", /no text|another form/],
  [
    "words of an item that is not there",
    { a: [{ key: "one" }] },
    { a: { one: { t: "x" }, two: { t: "x" } } },
    { a: { one: { t: "x" } } },
    "a.two",
    /stands in fr\.md only/,
  ],
])("%s is a problem", (_, facts, fr, en, path, what) => {
  const { problems } = merge(facts, fr, en);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.where).toBe(`folder, ${path}`);
  expect(problems[0]?.what).toMatch(what);
});

test("a text that goes with a number has the forms of each language", () => {
  const days = { one: "{count} jour", other: "{count} jours" };
  expect(
    merge(undefined, { days }, { days: { one: "{count} day", other: "{count} days" } }),
  ).toEqual({
    merged: {
      days: {
        one: { fr: "{count} jour", en: "{count} day" },
        other: { fr: "{count} jours", en: "{count} days" },
      },
    },
    problems: [],
  });
});

test.each([
  [{ other: "{count} days" }, "has other in en.md"],
  [
    { one: "{count} day", few: "{count} days", other: "{count} days" },
    "has one, few, other in en.md",
  ],
  ["{count} days", "has no forms in en.md"],
])("forms that a language lacks or does not know are named: %j", (days, what) => {
  const french = { one: "{count} jour", other: "{count} jours" };
  expect(merge(undefined, { days: french }, { days }).problems).toEqual([
    { where: "folder, days", what, wanted: "one, other: what numbers need in this language" },
  ]);
});
