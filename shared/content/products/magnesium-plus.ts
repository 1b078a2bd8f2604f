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
    fr: "Pour 150 mg de magnésium élément, il faut environ un gramme de bisglycinate : d’où trois gélules. Ce chélate de glycine est volumineux et amer ; mis en liposomes, il perd de son amertume et donne une poudre qui s’écoule bien sur la géluleuse. La vitamine B6 s’y ajoute à 1,4 mg, sa pleine valeur de référence. L’enveloppe est en HPMC, sans colorant, et le flacon dure un mois.",
    en: "It takes about one gram of bisglycinate to supply 150 mg of elemental magnesium, hence three capsules. The glycine chelate is bulky and bitter; made into liposomes it loses some of that bitterness and gives a powder that flows well on the capsule filler. Vitamin B6 joins it at 1.4 mg, its full reference value. The shell is HPMC, free of colouring, and one bottle lasts a month.",
  },
  claims: ["magnesium/fatigue", "magnesium/muscle-function", "vitamin-b6/nervous-system"],
  caution: {
    fr: "Effet laxatif possible selon la sensibilité. Insuffisance rénale : pas sans suivi médical. Compter la vitamine B6 de tous les compléments pris le même jour.",
    en: "A laxative effect is possible in sensitive people. Kidney failure: not without medical supervision. Count the vitamin B6 of every supplement taken that day.",
  },
};
