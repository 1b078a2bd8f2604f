// The text of a formula as an enquiry carries it: whole as long as a bench can be, and never gone without a word.
import { expect, test } from "vitest";
import { longestAmount } from "#shared/formula/amounts.ts";
import { mostActives } from "#shared/formula/formula.ts";
import { readFormulaText } from "./carried-formula.ts";

const actives = (count: number, dose: string) =>
  Array.from(
    { length: count },
    (_, n) => `actif-au-nom-fort-long-${n}=${encodeURIComponent(dose)}`,
  );

const formula = (fields: readonly string[]) =>
  `complement?v=1&${fields.join("&")}&contenant=gelule-00&marche=ue&serie=50000`;

test.each(["é", "漢", "💣", "Ж"])(
  "a bench full of doses that nobody can read is carried whole: %s",
  (letter) => {
    const dose = letter.repeat(longestAmount / letter.length);
    const text = formula(actives(mostActives, `${dose}…`));
    expect(readFormulaText(text)).toBe(text);
  },
);

test("a longer one is carried as far as whole fields go, the same each time it is read", () => {
  const text = formula(actives(300, "é".repeat(40)));
  const kept = readFormulaText(text);
  expect(kept.length).toBeGreaterThan(9000);
  expect(text.startsWith(`${kept}&`)).toBe(true);
  expect(readFormulaText(kept)).toBe(kept);
});

test("a field without end is cut where the desk has long stopped reading, and the others stay", () => {
  const kept = readFormulaText(formula([`zinc=${"%C3%A9".repeat(3000)}`, ...actives(3, "10mg")]));
  const fields = new URLSearchParams(kept.slice(kept.indexOf("?")));
  expect(fields.get("zinc")).toMatch(/^é{40}/);
  expect(fields.get("actif-au-nom-fort-long-2")).toBe("10mg");
  expect(fields.get("serie")).toBe("50000");
  expect(readFormulaText(kept)).toBe(kept);
});

test.each([null, 7, "", "complement", "complement?", "autre?zinc=1", "complement?zinc=<b>"])(
  "%j is none",
  (given) => {
    expect(readFormulaText(given)).toBe("");
  },
);
