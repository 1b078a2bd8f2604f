// What a white-label product is made of, and its facts.
import { rawMassOf } from "#shared/content/raw-mass.ts";
import type { Claim, Liposome, Product, ProductActive } from "#shared/content/schema/entries.ts";
import type { Origin } from "#shared/content/schema/status.ts";
import { type Translated, untranslated } from "#shared/editions/edition.ts";
import type { FactItem, Value } from "#shared/facts/fact.ts";
import { familiesOf, pathOfEntry } from "#shared/families/families.ts";
import { carrier } from "#shared/generated/carrier.ts";
import { claims, serums } from "#shared/generated/entries.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { factCodes, factNotes } from "#shared/generated/interface/facts.ts";
import { labelDraft } from "#shared/generated/interface/label-draft.ts";
import { originTexts, statusTexts } from "#shared/generated/interface/status.ts";
import { productTexts } from "#shared/generated/pages/product.ts";
import { questions } from "#shared/generated/questions.ts";
import { type Computed, firstOf, type Subject } from "./fact-of.ts";
import { claimCode } from "./molecule.ts";

/** Sheets of actives by path: what they are of, and whether liposomes carry them. */
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

/** At least, in a daily portion. */
export const massOf = (active: ProductActive): number =>
  rawMassOf(active, { strain: strainOf(active), sheet: sheetOf(active)?.entry });

export type Allergen = Origin["allergens"][number];

/** Of an active by its nature: of the very form where that is said, else of its sheet. */
export const allergensIn = (active: ProductActive): readonly Allergen[] =>
  active.allergens ?? sheetOf(active)?.origin.allergens ?? [];

/** Liposomes carry one of its actives. */
export const isCarried = ({ actives }: Pick<Product, "actives">) =>
  actives.some((active) => sheetOf(active)?.carried || strainOf(active)?.technologie === "prolipo");

/** Everything is known to be of plants, minerals, synthesis or fermentation, strains apart: their growth media differ. */
export const isVegan = ({ actives, shell }: Product): boolean =>
  shell !== "gelatin" && actives.every((active) => sheetOf(active)?.origin.vegan === true);

/** What the phospholipids of all liposomes are of; null until the laboratory has said it. */
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

/** Claims of the nutrients that a daily portion supplies at their minimum, those with a condition of their own with it. */
export function allowedClaims({ actives, quantity }: Product): readonly Claim[] {
  if (quantity === null) return [];
  return claims.filter(({ id, minimum }) => {
    const [nutrient] = id.split("/");
    const dose = actives.find((active) => active.nutrient === nutrient)?.dose;
    return dose && dose.unit === minimum.unit && dose.amount >= minimum.amount;
  });
}

/** By nutrient, in the order of the actives. */
export const claimsByNutrient = (product: Product) => {
  const allowed = allowedClaims(product);
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

/** A finished serum has a sheet of its own, under the same slug. */
export const hasSerumSheet = ({ slug }: Product) => serums.some((serum) => serum.slug === slug);

export const productSubject = (product: Product): Subject => ({
  entry: product,
  known: { folder: "products", slug: product.slug },
  // A finished formula: what is put into it is settled.
  lack: "inapplicable",
  computed: {
    claims: () => claimsOf(product),
    dose: () => doseOf(product),
    formes: () => ({
      value: {
        kind: "list",
        items: [
          {
            id: hasSerumSheet(product) ? "serum" : "gelule",
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
  if (hasSerumSheet(product)) return claimCode("cosmetic", "cosmetic");
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
