// The list of ingredients on a product's label.
import {
  type Allergen,
  allergensIn,
  carrierOrigin,
  isCarried,
  massOf,
  strainOf,
} from "#server/facts/product-parts.ts";
import type { Product, ProductActive } from "#shared/content/schema/entries.ts";
import { carrier } from "#shared/generated/carrier.ts";
import { factCodes } from "#shared/generated/interface/facts.ts";
import { labelDraft } from "#shared/generated/interface/label-draft.ts";
import type { Words } from "#shared/words/words.ts";

/** Ingredients by descending least mass, as far as it is known; each once, its allergens in capitals. */
export function ingredientsOf(product: Product, words: Words): readonly string[] {
  const { shells, excipients, shell, carrier: carrying } = labelDraft;
  const origin = carrierOrigin();
  const actives = product.actives
    .toSorted((a, b) => massOf(b) - massOf(a))
    .map((active) => describeLabelIngredient(active, words));
  const phospholipids = emphasise(
    words.plain(carrier.names[origin ?? "open"]),
    origin === "soya" ? ["soya"] : [],
    words,
  );
  return [
    ...new Set(actives),
    ...(isCarried(product) ? [words.fill(carrying, { name: phospholipids })] : []),
    ...product.excipients.map((id) => words.plain(excipients[id])),
    ...(product.shell ? [words.fill(shell, { name: words.plain(shells[product.shell]) })] : []),
    ...(product.actives.some((active) => strainOf(active)) ? [words.plain(labelDraft.medium)] : []),
  ];
}

/** The substance put in for an active, its allergens in capitals. */
export function describeLabelIngredient(active: ProductActive, words: Words): string {
  const said = emphasise(words.plain(active.ingredient), allergensIn(active), words);
  const isCoated = strainOf(active)?.souche === "souche-vpro";
  return isCoated ? words.fill(labelDraft.coated, { name: said }) : said;
}

/** "huile de poisson concentrée (contient : POISSON)". */
const emphasise = (name: string, found: readonly Allergen[], words: Words): string =>
  found.length === 0
    ? name
    : words.fill(labelDraft.allergenic, {
        name,
        allergens: found
          .map((id) =>
            words.plain(factCodes["origin.allergens"][id]).toLocaleUpperCase(words.language),
          )
          .join(", "),
      });
