// The facts of a white-label product.

import { earnedClaims } from "#server/desk/judge-product.ts";
import type { Product, ProductActive } from "#shared/content/schema/entries.ts";
import { untranslated } from "#shared/editions/edition.ts";
import type { FactItem, Value } from "#shared/facts/fact.ts";
import { factNotes } from "#shared/generated/interface/facts.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { productTexts } from "#shared/generated/pages/product.ts";
import { type Computed, firstOf, type Subject } from "./fact-of.ts";
import { serumPathOf } from "./find-products.ts";
import { claimCode } from "./molecule.ts";
import { compositionOf } from "./product-composition.ts";
import { strainOf } from "./product-parts.ts";

/** Claims by nutrient, in the order of the actives. */
export const claimsByNutrient = (product: Product) => {
  const allowed = earnedClaims(product);
  return product.actives.flatMap(({ nutrient }) => {
    const own = allowed.filter(({ id }) => id.split("/")[0] === nutrient);
    return nutrient && own.length > 0
      ? { id: nutrient, name: statusTexts.nutrients[nutrient], claims: own }
      : [];
  });
};

/** Capsules, or a serum's actives. */
export const contentOf = ({ quantity, actifs }: Product): Value =>
  actifs
    ? { kind: "text", text: actifs }
    : { kind: "count", count: quantity ?? 0, text: productTexts.capsules };

export const productSubject = (product: Product): Subject => ({
  entry: product,
  known: { folder: "products", slug: product.slug },
  // The parts of a finished formula are settled.
  lack: "inapplicable",
  computed: {
    claims: () => claimsOf(product),
    dose: () => doseOf(product),
    formes: () => ({
      value: {
        kind: "list",
        items: [
          {
            id: serumPathOf(product) ? "serum" : "gelule",
            value: contentOf(product),
          },
        ],
      },
      by: null,
    }),
    origin: () => ({
      value: {
        kind: "list",
        items: compositionOf(product).map(
          ({ id, label, value }): FactItem => ({
            id,
            value: {
              kind: "filled",
              text: factNotes.pair,
              blanks: { label: { kind: "text", text: label }, value },
            },
            holds: false,
          }),
        ),
      },
      by: null,
    }),
  },
});

function claimsOf(product: Product): Computed {
  if (serumPathOf(product)) return claimCode("cosmetic", "cosmetic");
  const groups = claimsByNutrient(product);
  if (groups.length === 0) return claimCode("none", "none");
  return {
    value: {
      kind: "count",
      count: groups.reduce((sum, { claims: own }) => sum + own.length, 0),
      text: factNotes.claims.authorised,
    },
    note: {
      kind: "list",
      items: groups.map(({ id, name }) => ({ id, value: { kind: "text", text: name } })),
    },
    by: null,
  };
}

function doseOf({ actives }: Product): Computed {
  const [only, ...more] = actives;
  if (only && more.length === 0) return { value: amountIn(only), note: nameOf(only), by: null };
  const named = actives.map((active) => ({
    name: nameOf(active),
    value: amountIn(active),
  }));
  return { value: null, note: firstOf(named), by: null };
}

const nameOf = (active: ProductActive): Value => {
  const strain = strainOf(active);
  return { kind: "text", text: strain ? untranslated(strain.species) : active.name };
};

const amountIn = ({ dose }: ProductActive): Value => ({
  kind: "amount",
  from: dose.amount,
  unit: dose.unit,
  text: dose.text,
});
