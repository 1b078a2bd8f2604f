// The usual daily dose of an active, on the basis on which the desk doses it; and the doses of products on that basis.
import { sortedProducts } from "#server/facts/find-products.ts";
import type { ProductActive } from "#shared/content/schema/entries.ts";
import { amountOf, unitFacts } from "#shared/facts/units.ts";
import type { ActiveFacts } from "#shared/formula/desk-facts.ts";
import { activeOfNutrient, activesOfSheet, type DeskActive, deskActives } from "./desk-actives.ts";

/** A product's active on the desk; null when it has no place there. */
export interface ProductDose {
  readonly active: DeskActive;
  /** The amount in smallest units; null when the product's is on another basis. */
  readonly amount: number | null;
}

const strainsBySlug = new Map(
  [...deskActives.complement.values()].flatMap((active) =>
    active.kind === "strain" || active.kind === "postbiotic"
      ? [[active.entry.slug, active] as const]
      : [],
  ),
);

/** The dose of a white-label product's active. */
export function productDose(product: ProductActive): ProductDose | null {
  const active = activeOf(product);
  if (!active) return null;
  const { counts, dose } = product;
  if (counts) return { active, amount: amountIn(counts, active) };
  return { active, amount: isOnBasis(product, active) ? amountIn(dose, active) : null };
}

function activeOf({ strain, path = "", nutrient }: ProductActive): DeskActive | undefined {
  if (strain !== undefined) return strainsBySlug.get(strain);
  const [own, ...more] = activesOfSheet(path);
  // A complex, and an active without a sheet, stand for the nutrient.
  return nutrient && (own === undefined || more.length > 0) ? activeOfNutrient(nutrient) : own;
}

/** Other amounts are of a plant, of which the entry counts a nutrient, or of a cosmetic's salt, of which it counts the metal. */
function isOnBasis({ nutrient }: ProductActive, active: DeskActive): boolean {
  if (active.kind === "niosome") return active.entry.identity.kind !== "mineral";
  return (
    nutrient !== undefined || active.kind !== "liposome" || active.entry.nutrients === undefined
  );
}

function amountIn({ amount, unit }: ProductActive["dose"], active: DeskActive): number | null {
  const read = amountOf(amount, unit);
  return unitFacts[read.unit].kind === unitFacts[active.unit].kind ? read.amount : null;
}

/** Amounts of products on another basis than the desk's, of the dried juice, and what they supply on the desk's. */
export const otherBasesOf = (active: DeskActive): ActiveFacts["otherBases"] =>
  // Without the whole entry, which a page would carry.
  (otherBases.get(active) ?? []).map(({ amount, meant }) => ({ amount, meant }));

const otherBases: ReadonlyMap<DeskActive, ActiveFacts["otherBases"]> = Map.groupBy(
  sortedProducts.flatMap(({ actives }) => {
    const doses = actives.flatMap((each) => {
      const dose = productDose(each);
      return dose ? [{ own: amountIn(each.dose, dose.active), ...dose }] : [];
    });
    return doses.flatMap(({ active, amount, own }) => {
      const meant = doses.find((each) => each.active === active && each.amount !== null)?.amount;
      return amount === null && own !== null && meant ? [{ active, amount: own, meant }] : [];
    });
  }),
  ({ active }) => active,
);

/** The usual dose of its sheet: its own words, else the dose of a white-label product, that of its banner first. */
export function usualDose(active: DeskActive): ActiveFacts["usual"] {
  const known = kept.get(active);
  if (known !== undefined) return known;
  const found = findUsual(active);
  kept.set(active, found);
  return found;
}

const kept = new Map<DeskActive, ActiveFacts["usual"]>();

function findUsual(active: DeskActive): ActiveFacts["usual"] {
  const own = ownUsual(active);
  if (own) {
    const { from, to, unit } = own;
    return {
      from: amountOf(from, unit).amount,
      to: to === undefined ? null : amountOf(to, unit).amount,
    };
  }
  // Strains have no usual dose: each product states its own.
  if (active.kind === "strain" || active.kind === "postbiotic") return null;
  const { product } = active.kind === "liposome" ? active.entry : { product: false as const };
  const banner = sortedProducts.filter(({ slug }) => product && slug === product.slug);
  for (const { actives } of [...banner, ...sortedProducts])
    for (const each of actives) {
      const dose = productDose(each);
      if (dose?.active === active && dose.amount !== null) return { from: dose.amount, to: null };
    }
  return null;
}

function ownUsual(active: DeskActive) {
  if (active.kind === "liposome") return active.entry.dose.usual;
  if (active.kind === "niosome") return { ...active.entry.use.level, unit: "percent" };
  return undefined;
}
