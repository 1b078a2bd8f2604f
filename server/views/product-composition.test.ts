// Whether it is vegan, and its allergens, stand among the first facts of every product and every sheet, as the formula desk judges them.
import { describe, expect, test } from "vitest";
import { judgeProduct } from "#server/desk/judge-product.ts";
import { editionIn, textOf } from "#shared/editions/edition.ts";
import { products } from "#shared/generated/entries.ts";
import { labelDraft } from "#shared/generated/interface/label-draft.ts";
import { wordsFor } from "#shared/words/words.ts";
import { plain } from "./desk/example-verdict.ts";
import { loadProduct } from "./load-product.ts";

const reader = { edition: editionIn("fr"), pageLanguage: "fr" } as const;

function factsOf(slug: string) {
  const { facts = [] } = loadProduct(slug, reader)?.data ?? {};
  const read = (label: string) =>
    textOf(facts.find((fact) => textOf(fact.label) === label)?.value ?? "");
  const { diet, allergens } = labelDraft.facts;
  const words = wordsFor(reader);
  return { diet: read(words.plain(diet)), allergens: read(words.plain(allergens)) };
}

describe("each product", () => {
  test.each(products.map(({ slug }) => slug))("%s", (slug) => {
    const product = products.find((each) => each.slug === slug);
    if (!product) throw new Error(slug);
    const { notVegan, allergens } = judgeProduct(product);
    const said = factsOf(slug);
    expect(said.allergens).not.toBe("");
    expect(said.diet.startsWith("Pas végan")).toBe(
      notVegan.length > 0 || product.shell === "gelatin",
    );
    for (const name of allergens.flatMap(({ names }) => names))
      expect(said.allergens).toContain(textOf(name));
  });
});

test("a product that is not vegan says because of what", () => {
  expect(plain(factsOf("vitamines-d3").diet)).toBe("Pas végan, origine animale : vitamine D");
  expect(factsOf("zinc").diet).toBe("Actifs et enveloppe végans");
  expect(factsOf("omega-3").allergens).toContain("poisson");
});
