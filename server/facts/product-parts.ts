// The parts of a white-label product: the sheets of its actives, their mass, allergens and diet, its composition.
import { rawMassOf } from "#shared/content/raw-mass.ts";
import type { Liposome, Product, ProductActive } from "#shared/content/schema/entries.ts";
import type { Origin } from "#shared/content/schema/status.ts";
import type { Translated } from "#shared/editions/edition.ts";
import type { FactItem, Value } from "#shared/facts/fact.ts";
import { familiesOf, pathOfEntry } from "#shared/families/families.ts";
import { carrier } from "#shared/generated/carrier.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { factCodes } from "#shared/generated/interface/facts.ts";
import { labelDraft } from "#shared/generated/interface/label-draft.ts";
import { originTexts } from "#shared/generated/interface/status.ts";
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

/** True when everything comes from plants, minerals, synthesis or fermentation, strains excepted: their growth media differ. */
export const isVegan = ({ actives, shell }: Product): boolean =>
  shell !== "gelatin" && actives.every((active) => sheetOf(active)?.origin.vegan === true);

/** The source of the phospholipids in all liposomes; null until the laboratory has answered. */
export function carrierOrigin(): "sunflower" | "soya" | null {
  const value = questions.find(({ id }) => id === "lecithin")?.answers.at(0)?.value;
  return value === "sunflower" || value === "soya" ? value : null;
}

interface Composed {
  readonly id: keyof typeof labelDraft.facts;
  readonly label: Translated;
  readonly value: Value;
}

/** Shell, excipients, allergens and diet of a supplement. */
export function compositionOf(product: Product): readonly Composed[] {
  const { facts, shells, excipients } = labelDraft;
  if (!product.shell) return [];
  const fact = (id: Composed["id"], value: Value): Composed => ({ id, label: facts[id], value });
  const allergens = allergensOf(product);
  const hasStrain = product.actives.some(({ strain }) => strain !== undefined);
  const text = (of: Translated): Value => ({ kind: "text", text: of });
  const others: FactItem[] = [
    ...product.excipients.map((id) => ({ id, value: text(excipients[id]) })),
    ...(isCarried(product)
      ? [{ id: "carrier", value: text(carrier.names[carrierOrigin() ?? "open"]) }]
      : []),
  ];
  return [
    fact("shell", text(shells[product.shell])),
    fact("excipients", { kind: "list", items: others }),
    ...(hasStrain
      ? [fact("allergens", text(originTexts.strainAllergens))]
      : allergens.length > 0
        ? [
            fact("allergens", {
              kind: "list",
              items: allergens.map((id) => ({
                id,
                value: text(factCodes["origin.allergens"][id]),
              })),
            }),
          ]
        : []),
    ...(isVegan(product) ? [fact("diet", text(originTexts.veganProduct))] : []),
  ];
}

const allergensOf = ({ actives }: Product) => [
  ...new Set([
    ...actives.flatMap(allergensIn),
    ...(carrierOrigin() === "soya" && isCarried({ actives }) ? ["soya" as const] : []),
  ]),
];
