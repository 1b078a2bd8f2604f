import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 6,
  slug: "vitamines-b12",
  name: { fr: "Vitamines B12", en: "Vitamin B12" },
  symbol: "B12",
  category_id: 1,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Méthylcobalamine liposomale diluée sur cellulose, pour une teneur régulière.",
    en: "Liposomal methylcobalamin diluted on cellulose, for an even content.",
  },
  actives: [
    {
      name: { fr: "Vitamine B12 (méthylcobalamine)", en: "Vitamin B12 (methylcobalamin)" },
      dose: { fr: "25 µg", en: "25 µg" },
      nutrient: "vitamin-b12",
      path: "/liposomes/vitamineb12",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: { fr: "1 gélule par jour, le matin à jeun", en: "1 capsule a day, before breakfast" },
  text: {
    fr: "Méthylcobalamine issue de la fermentation, 25 µg, sans matière animale. Ce rouge profond craint la lumière : les liposomes sont préparés sous lampe ambrée et le flacon blanc est opaque. La cellulose sert de diluant, car un microgramme ne se pèse pas à la gélule. La recette vise les rayons végétaliens ; le logo Vegan peut figurer sur l’étiquette après contrôle du dossier.",
    en: "Methylcobalamin from fermentation, 25 µg, with nothing of animal origin. The deep red molecule dislikes light: liposomes are prepared under amber lamps and the white bottle is opaque. Cellulose acts as diluent, since no one weighs a microgram capsule by capsule. The recipe is meant for vegan aisles, and the Vegan logo may go on the label once the file is checked.",
  },
  claims: [
    "vitamin-b12/energy-metabolism",
    "vitamin-b12/nervous-system",
    "vitamin-b12/red-blood-cells",
  ],
  caution: {
    fr: "Une carence établie se soigne sous contrôle médical : ce produit ne s’y substitue pas. Ne convient pas en cas d’allergie au cobalt.",
    en: "An established deficiency is treated under medical supervision, which this product does not replace. Unsuitable in case of cobalt allergy.",
  },
};
