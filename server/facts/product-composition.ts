// The composition of a white-label product, for whoever buys it: shell and excipients, allergens, and whether it is vegan, as the formula
// desk judges its actives.
import { judgeProduct } from "#server/desk/judge-product.ts";
import { productDose } from "#server/desk/usual-dose.ts";
import type { Product } from "#shared/content/schema/entries.ts";
import { type Translated, untranslated } from "#shared/editions/edition.ts";
import type { FactItem, Value } from "#shared/facts/fact.ts";
import { carrier } from "#shared/generated/carrier.ts";
import { factCodes } from "#shared/generated/interface/facts.ts";
import { labelDraft } from "#shared/generated/interface/label-draft.ts";
import { originTexts } from "#shared/generated/interface/status.ts";
import { allergensIn, carrierOrigin, isCarried } from "./product-parts.ts";

interface Composed {
  readonly id: keyof typeof labelDraft.facts;
  readonly label: Translated;
  readonly value: Value;
}

const text = (of: Translated): Value => ({ kind: "text", text: of });

export function compositionOf(product: Product): readonly Composed[] {
  const { facts, shells, excipients } = labelDraft;
  const fact = (id: Composed["id"], value: Value): Composed => ({ id, label: facts[id], value });
  const others: FactItem[] = [
    ...product.excipients.map((id) => ({ id, value: text(excipients[id]) })),
    ...(isCarried(product)
      ? [{ id: "carrier", value: text(carrier.names[carrierOrigin() ?? "open"]) }]
      : []),
  ];
  return [
    fact("diet", dietOf(product)),
    fact("allergens", allergensOf(product)),
    ...(product.shell
      ? [
          fact("shell", text(shells[product.shell])),
          fact("excipients", { kind: "list", items: others }),
        ]
      : []),
  ];
}

/** True when everything comes from plants, minerals, synthesis or fermentation, strains excepted: their growth media differ. */
export function isVegan(product: Product): boolean {
  const { notVegan, veganOpen } = judgeProduct(product);
  return (
    product.shell !== "gelatin" &&
    notVegan.length === 0 &&
    veganOpen.length === 0 &&
    product.actives.every((active) => productDose(active) !== null)
  );
}

function dietOf(product: Product): Value {
  const { notVegan, veganOpen } = judgeProduct(product);
  const named = (slugs: readonly string[]): FactItem[] => {
    const seen = new Set<string>();
    return product.actives.flatMap((active) => {
      const slug = productDose(active)?.active.slug ?? "";
      if (!slugs.includes(slug) || seen.has(slug)) return [];
      seen.add(slug);
      // A genus keeps its capital.
      const inSentence = active.strain === undefined && ({ within: true } as const);
      return [{ id: slug, value: { kind: "text" as const, text: active.name, ...inSentence } }];
    });
  };
  const animal: FactItem[] = [
    ...named(notVegan),
    ...(product.shell === "gelatin"
      ? [{ id: "shell", value: text(labelDraft.shells.gelatin) }]
      : []),
  ];
  const filled = (of: Translated, items: readonly FactItem[]): Value => ({
    kind: "filled",
    text: of,
    blanks: { list: { kind: "list", items } },
  });
  if (animal.length > 0) return filled(originTexts.notVeganProduct, animal);
  if (!isVegan(product)) return filled(originTexts.veganOpen, named(veganOpen));
  return text(product.shell ? originTexts.veganProduct : originTexts.veganSerum);
}

/** Those that the law wants declared, of a serum those of fragrances too. */
function allergensOf(product: Product): Value {
  if (product.actives.some(({ strain }) => strain !== undefined))
    return text(originTexts.strainAllergens);
  const declared = [
    ...new Set([
      ...product.actives.flatMap(allergensIn),
      ...(carrierOrigin() === "soya" && isCarried(product) ? ["soya" as const] : []),
    ]),
  ];
  const items: FactItem[] = [
    ...declared.map((id) => ({ id, value: text(factCodes["origin.allergens"][id]) })),
    ...judgeProduct(product).fragranceAllergens.map(({ inci }) => ({
      id: inci,
      value: text(untranslated(inci)),
    })),
  ];
  if (items.length > 0) return { kind: "list", items };
  return text(product.shell ? originTexts.noAllergens : originTexts.noAllergensSerum);
}
