import { expect, test } from "vitest";
import { claimSubjectIds, claimSubjects } from "#shared/content/claim-subjects.ts";
import { editionIn } from "#shared/editions/edition.ts";
import { judge } from "#shared/formula/engine/judge.ts";
import { loadFactsOf } from "./load-desk-facts.ts";
import { needFormula } from "./need-formula.ts";

test.each(claimSubjectIds)(
  "a bench that begins with %s earns a claim on it with every active, and may be sold",
  (subject) => {
    const formula = needFormula(subject);
    const verdict = judge(
      formula,
      loadFactsOf(formula, { edition: editionIn("fr"), pageLanguage: "fr" }),
    );
    expect(formula.actives.length).toBeGreaterThan(0);
    expect(formula.actives.length).toBeLessThanOrEqual(8);
    expect(verdict.exclusions).toEqual([]);
    const ends: readonly string[] = claimSubjects[subject];
    for (const { zone, earned } of verdict.rods) {
      expect(zone).toBe("window");
      expect(earned.some(({ id }) => ends.includes(id.split("/")[1] ?? ""))).toBe(true);
    }
  },
);

test("immunity begins with what founders expect", () => {
  const slugs = needFormula("immunity").actives.map(({ slug }) => slug);
  expect(slugs).toEqual(expect.arrayContaining(["vitamine-c", "zinc", "selenium"]));
});
