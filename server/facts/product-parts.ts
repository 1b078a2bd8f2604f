// The parts of a white-label product: the sheets of its actives, their mass and allergens, its carrier.
import { rawMassOf } from "#shared/content/raw-mass.ts";
import type { Liposome, Product, ProductActive } from "#shared/content/schema/entries.ts";
import type { Origin } from "#shared/content/schema/status.ts";
import { familiesOf, pathOfEntry } from "#shared/families/families.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { questions } from "#shared/generated/questions.ts";

/** Sheets of actives by path: their origin, and whether liposomes carry them. */
const origins = new Map<
  string,
  {
    readonly origin: Origin;
    readonly inci: string;
    readonly carried: boolean;
    readonly entry?: Liposome;
  }
>([
  ...familiesOf("liposome").flatMap(({ id }) =>
    familyEntries[id].map((entry) => {
      const { slug, origin, identity } = entry;
      return [
        pathOfEntry(id, slug),
        { origin, inci: identity.inci, carried: true, entry },
      ] as const;
    }),
  ),
  ...familiesOf("niosome").flatMap(({ id }) =>
    familyEntries[id].map(
      ({ slug, origin, inci }) =>
        [pathOfEntry(id, slug), { origin, inci, carried: false }] as const,
    ),
  ),
]);

export const sheetOf = ({ path }: ProductActive) => (path ? origins.get(path) : undefined);

const strains = familiesOf("strain").flatMap(({ id }) => familyEntries[id]);

export const strainOf = ({ strain }: ProductActive) => strains.find(({ slug }) => slug === strain);

/** The least mass in a daily portion, mg. */
export const massOf = (active: ProductActive): number =>
  rawMassOf(active, { strain: strainOf(active), sheet: sheetOf(active)?.entry });

export type Allergen = Origin["allergens"][number];

/** The allergens that an active has by nature: of its very form if given, else of its sheet. */
export const allergensIn = (active: ProductActive): readonly Allergen[] =>
  active.allergens ?? sheetOf(active)?.origin.allergens ?? [];

/** True when liposomes carry one of its actives. */
export const isCarried = ({ actives }: Pick<Product, "actives">) =>
  actives.some((active) => sheetOf(active)?.carried || strainOf(active)?.technologie === "prolipo");

/** The source of the phospholipids in all liposomes; null until the laboratory has answered. */
export function carrierOrigin(): "sunflower" | "soya" | null {
  const value = questions.find(({ id }) => id === "lecithin")?.answers.at(0)?.value;
  return value === "sunflower" || value === "soya" ? value : null;
}
