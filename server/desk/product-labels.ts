// Texts of white-label products' labels: their warnings, by the active that each begins with, and the names of actives among the
// ingredients.
import { sortedProducts } from "#server/facts/find-products.ts";
import type { Product } from "#shared/content/schema/entries.ts";
import { type Translated, translate } from "#shared/editions/edition.ts";
import type { ProductLabel } from "#shared/formula/desk-facts.ts";
import { desk } from "#shared/generated/pages/desk.ts";
import { withSmallLetter } from "#shared/words/letters.ts";
import { type Words, wordsIn } from "#shared/words/words.ts";
import type { DeskActive } from "./desk-actives.ts";
import { describeLabelIngredient } from "./product-ingredients.ts";
import { productDose } from "./usual-dose.ts";

interface Labelled {
  readonly product: Product;
  readonly warning: NonNullable<Product["warning"]>;
  readonly slugs: readonly string[];
}

/** Warnings are grouped for one instrument: those of a cosmetic do not apply to a supplement. */
const byFirst: ReadonlyMap<DeskActive, readonly Labelled[]> = Map.groupBy(
  sortedProducts.flatMap((product) => {
    const actives = product.actives.flatMap((each) => productDose(each)?.active ?? []);
    const [first] = actives;
    const { warning, warningOf } = product;
    return first && warning && warningOf === undefined
      ? [{ first, product, warning, slugs: [...new Set(actives.map(({ slug }) => slug))] }]
      : [];
  }),
  ({ first }) => first,
);

export const labelsOf = (active: DeskActive, words: Words): readonly ProductLabel[] =>
  (byFirst.get(active) ?? []).map(({ product, warning, slugs }) => ({
    product: product.slug,
    name: words.text(product.name),
    actives: slugs,
    text: words.text(warning),
  }));

/** Names come from supplements, as cosmetics have INCI names. The first product counts. */
const ingredients = new Map<DeskActive, Translated>(
  sortedProducts
    .flatMap(({ actives, quantity }) => (quantity === null ? [] : actives))
    .toReversed()
    .flatMap((each) => {
      const active = productDose(each)?.active;
      return active
        ? [[active, translate((language) => describeLabelIngredient(each, wordsIn(language)))]]
        : [];
    }),
);

/** "bisglycinate de zinc"; a plant in no product has the name of its sheet; undefined when no product holds the active. */
export function ingredientOf(active: DeskActive): Translated | undefined {
  const known = ingredients.get(active);
  if (known || active.kind !== "liposome") return known;
  const { nom, identity } = active.entry;
  return identity.kind === "plant"
    ? translate(
        (language) =>
          `${withSmallLetter(nom[language])} (${identity.latin}, ${identity.part[language]}, ${desk.label.openForm[language]})`,
      )
    : undefined;
}
