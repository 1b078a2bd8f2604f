// Facts of every entry, as any reader gets them.
import { describe, expect, test } from "vitest";
import { factOf, factsOf, type Subject } from "#server/facts/fact-of.ts";
import { productSubject } from "#server/facts/product.ts";
import { subjectOf } from "#server/facts/subject-of.ts";
import { languages } from "#shared/editions/languages.ts";
import { comparedFacts, labelledFacts, originFacts } from "#shared/facts/fact-order.ts";
import { families } from "#shared/families/families.ts";
import { products, serums } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { wordsIn } from "#shared/words/words.ts";
import { describeFact } from "./describe-fact.ts";

const subjects: readonly Subject[] = [
  ...families.flatMap(({ id }) => familyEntries[id].map((entry) => subjectOf(id, entry))),
  ...serums.map((entry) => subjectOf("niosome", entry)),
];

describe.each(languages)("in $id", ({ id: language }) => {
  const words = wordsIn(language);

  test("every row of the comparison has a value for every entry, or a reason", () => {
    expect(subjects.length).toBeGreaterThan(150);
    for (const subject of [...subjects, ...products.map(productSubject)])
      for (const id of comparedFacts) {
        const { value, note, items, missing } = describeFact(factOf(subject, id), words);
        const where = `${subject.known.folder}/${subject.known.slug}, ${id}`;
        // A serum of our ranges has neither shell nor excipients to name.
        const isEmptyOrigin = subject.known.folder === "products" && id === "origin";
        expect(!!value || !!note || items.length > 0 || !!missing || isEmptyOrigin, where).toBe(
          true,
        );
      }
  });

  test("no blank of a text is left open", () => {
    for (const subject of subjects)
      for (const fact of factsOf(subject, [...labelledFacts, ...originFacts]))
        expect(JSON.stringify(describeFact(fact, words)), fact.id).not.toMatch(/\{[a-z]+\}/i);
  });
});

test("a missing fact is unknown, or inapplicable when it makes no sense for the entry", () => {
  const [strain] = familyEntries.probiotic;
  const [product] = products;
  if (!strain || !product) throw new Error("there are no entries");
  const unknown = { kind: "missing", reason: "unknown" };
  const inapplicable = { kind: "missing", reason: "inapplicable" };
  expect(factOf(subjectOf("probiotic", strain), "compatibility.metals").value).toEqual(unknown);
  expect(factOf(subjectOf("probiotic", strain), "identity.cas").value).toEqual(inapplicable);
  expect(factOf(productSubject(product), "compatibility.ph").value).toEqual(inapplicable);
});
