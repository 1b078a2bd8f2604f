import { expect, test } from "vitest";
import * as z from "zod";
import { text } from "#shared/content/schema/parts.ts";
import { matchSchema } from "./match-schema.ts";
import { type ContentProblem, describeProblem } from "./problems.ts";

const schema = z.strictObject({
  name: text,
  kind: z.enum(["one", "two"]),
  count: z.number().int().min(20).max(600),
  list: z.array(
    z.union([
      z.strictObject({ title: text, description: text }),
      z.strictObject({ title: text, claims: z.array(z.string()).min(1) }),
    ]),
  ),
});
const words = { fr: "mot", en: "word" };
const right = { name: words, kind: "one", count: 20, list: [{ title: words, claims: ["a"] }] };

function listProblems(change: object): string[] {
  const problems: ContentProblem[] = [];
  matchSchema(schema, { ...right, ...change }, "entry", problems);
  return problems.map(describeProblem);
}

test("a document that fits its schema has no problem", () => {
  expect(listProblems({})).toEqual([]);
});

test.each([
  [{ name: undefined }, "entry, name: is missing. Wanted: a text in every language."],
  [{ kind: "three" }, 'entry, kind: is "three". Wanted: one of one, two.'],
  [{ count: "many" }, 'entry, count: is "many". Wanted: a number.'],
  [{ count: 7 }, "entry, count: is 7. Wanted: at least 20."],
  [{ count: 700 }, "entry, count: is 700. Wanted: at most 600."],
  [{ list: "one" }, 'entry, list: is "one". Wanted: a list.'],
  [
    { list: [{ title: words }] },
    "entry, list.0.description: is missing. Wanted: a text in every language.",
  ],
  [{ list: [{ title: words, claims: [] }] }, "entry, list.0.claims: is []. Wanted: at least 1."],
])("what does not is said in plain words: %o", (change, said) => {
  expect(listProblems(change)).toEqual([said]);
});

test("a name that nothing reads is reported", () => {
  expect(listProblems({ colour: "red" }).join()).toMatch(/^entry: has colour, which nothing reads/);
});
