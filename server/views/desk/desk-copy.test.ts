// Statements that no text of the formula desk may make.
import { expect, it } from "vitest";
import { languages } from "#shared/editions/languages.ts";
import { desk } from "#shared/generated/pages/desk.ts";

const listTexts = (node: unknown): readonly string[] =>
  typeof node === "string"
    ? [node]
    : typeof node === "object" && node !== null
      ? Object.values(node).flatMap(listTexts)
      : [];

it("promises no conformity, safety, price or delay", () => {
  const forbidden =
    /\bconform|compliant|autorisé par|approved by|sans danger|\bsafe\b|\bprix\b|\bprice|€|\bdélai|lead time|shelf life of|garanti|guarantee|\bscore\b/i;
  // Machine time says that it is none.
  const denied = /non un délai|not a lead time/;
  const promises = listTexts(desk).filter((text) => forbidden.test(text.replace(denied, "")));
  expect(promises).toEqual([]);
});

it("has titles and descriptions that results of searches show whole", () => {
  for (const { title, description } of Object.values(desk.head))
    for (const { id } of languages) {
      expect(title[id].length).toBeLessThanOrEqual(60);
      expect(description[id].length).toBeLessThanOrEqual(155);
    }
});
