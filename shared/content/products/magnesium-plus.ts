import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 2,
  slug: "magnesium-plus",
  name: { fr: "Magnésium+", en: "Magnesium+" },
  symbol: "Mg",
  category_id: 1,
  quantity: 90,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Bisglycinate de magnésium liposomal associé à la vitamine B6, dans une gélule d’origine végétale.",
    en: "Liposomal magnesium bisglycinate paired with vitamin B6, in a capsule of plant origin.",
  },
  actives: [
    {
      name: { fr: "Magnésium (bisglycinate)", en: "Magnesium (bisglycinate)" },
      dose: { fr: "150 mg", en: "150 mg" },
      nutrient: "magnesium",
      path: "/liposomes/magnesium",
    },
    {
      name: { fr: "Vitamine B6", en: "Vitamin B6" },
      dose: { fr: "1,4 mg", en: "1.4 mg" },
      nutrient: "vitamin-b6",
      path: "/liposomes/vitamineb6",
    },
  ],
  perDay: 3,
  openMonths: null,
  portion: {
    fr: "3 gélules par jour, réparties sur les repas",
    en: "3 capsules a day, spread over meals",
  },
  text: {
    fr: "150 mg de magnésium élément demandent environ un gramme de bisglycinate : d’où trois gélules. Ce chélate de glycine est volumineux et amer ; la mise en liposome couvre l’amertume et garde une poudre qui s’écoule sur la géluleuse. La vitamine B6 complète à 1,4 mg, soit toute sa valeur de référence. L’enveloppe est en HPMC, sans colorant, et le flacon dure un mois.",
    en: "150 mg of elemental magnesium takes about one gram of bisglycinate, hence three capsules. The glycine chelate is bulky and bitter; turning it into liposomes covers the taste and keeps the powder moving on the filler. Vitamin B6 completes the formula at 1.4 mg, its whole reference value. The shell is HPMC, free of colouring, and one bottle lasts a month.",
  },
  claims: ["magnesium/fatigue", "magnesium/muscle-function", "vitamin-b6/nervous-system"],
  caution: {
    fr: "Effet laxatif possible selon la sensibilité. Insuffisance rénale : pas sans suivi. Compter la vitamine B6 de tous les compléments pris le même jour.",
    en: "A laxative effect is possible in sensitive people. Kidney failure: only under supervision. Count the vitamin B6 of every supplement taken that day.",
  },
};
