import { expect, test } from "vitest";
import { readMarkdown, setPlain } from "./markdown.ts";

function read(source: string) {
  const problems: string[] = [];
  const result = readMarkdown(source, "english", (what) => problems.push(what));
  return { ...result, problems };
}

test("paragraphs before the first heading are the text, the others belong to their heading", () => {
  expect(read("One.\n\nTwo\nlines.\n\n## Skin {#skin}\n\nThree.\n\nFour.\n")).toEqual({
    intro: ["One.", "Two lines."],
    sections: [{ id: "skin", title: "Skin", paragraphs: ["Three.", "Four."] }],
    problems: [],
  });
});

test("bold, italics and the few tags become HTML", () => {
  const { intro, problems } = read("**Bold _both_** and H<sub>2</sub>O 12&nbsp;h");
  expect(intro).toEqual(["<b>Bold <i>both</i></b> and H<sub>2</sub>O 12\u00a0h"]);
  expect(problems).toEqual([]);
});

test.each([
  ["a heading without id", "## Skin", /“Skin” is not as headings are/],
  ["a heading of another size", "# Skin {#skin}", /is not as headings are/],
  ["two headings of one id", "## A {#a}\n\n## B {#a}", /two headings have the id a/],
  ["a list", "- one\n- two", /is a list/],
  ["a link", "see [this](/there)", /is a link/],
  ["a picture", "![alt](a.png)", /is a image/],
  ["a script", "so <script>alert(1)</script>", /<script> stands in the text/],
  ["an attribute", 'so <b onclick="x">it</b>', /onclick/],
])("%s is a problem", (_, source, problem) => {
  expect(read(source).problems.join("\n")).toMatch(problem);
});

test("a short text may hold the same tags, and no others", () => {
  const problems: string[] = [];
  const report = (what: string) => problems.push(what);
  expect(setPlain("H<sub>2</sub>O 12 mg", "english", report)).toBe("H<sub>2</sub>O 12\u00a0mg");
  expect(problems).toEqual([]);
  setPlain("<a href='/x'>x</a>", "english", report);
  expect(problems).toHaveLength(2);
});
