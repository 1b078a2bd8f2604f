// The text that admits a plant or a substance to food supplements, beside its status: annex I of the order of 24 June 2014 and annex I
// of the order of 26 September 2016 as published, and the register of plants of Compl'Alim.
import { expect, test } from "vitest";
import { liposomes } from "#shared/generated/entries.ts";
import { supplementDose } from "./supplement-dose.ts";

const statusOf = (slug: string) => {
  const entry = liposomes.find((liposome) => liposome.slug === slug);
  if (!entry) throw new Error(`no liposome is called ${slug}`);
  const { source, by } =
    supplementDose(entry, "/").facts.find(({ id }) => id === "dose.status") ?? {};
  return { source: JSON.stringify(source).replaceAll("\u00a0", " "), by };
};

const inAnnexOf2014 = [
  "andrographis",
  "boswellia",
  "chardon-marie",
  "opc",
  "preledeschamps",
  "rhodiola",
  "scutellairedubaikal",
  "vignerouge",
];

test.each(inAnnexOf2014)("%s is a plant of the order of 2014", (slug) => {
  const { source, by } = statusOf(slug);
  expect(source).toContain("Arrêté du 24 juin 2014, annexe I");
  expect(by).toBe("law");
});

test.each(["ashwagandha", "berberine", "curcuma"])(
  "%s is admitted by the register, not by the order",
  (slug) => {
    const { source, by } = statusOf(slug);
    expect(source).toContain("Compl’Alim, registre des plantes");
    expect(source).not.toContain("Arrêté");
    expect(by).toBe("literature");
  },
);

test("annex I of the order of 2016 names caffeine; other substances are of its point 2", () => {
  expect(statusOf("cafeine").source).not.toContain("point 2");
  for (const slug of ["coenzyme-q10", "glutathion", "melatonine", "alpha-lipoique"])
    expect(statusOf(slug).source, slug).toContain("annexe I, point 2");
});
