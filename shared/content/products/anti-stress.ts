import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 11,
  slug: "anti-stress",
  name: { fr: "Anti-stress", en: "Anti-stress" },
  symbol: "As",
  category_id: 2,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Magnésium, L-théanine et vitamines B6 et B1, chacun en liposomes.",
    en: "Magnesium, L-theanine and vitamins B6 and B1, each in liposomes.",
  },
  actives: [
    {
      name: { fr: "Magnésium (bisglycinate)", en: "Magnesium (bisglycinate)" },
      dose: { fr: "100 mg", en: "100 mg" },
      nutrient: "magnesium",
      path: "/liposomes/magnesium",
    },
    {
      name: { fr: "L-théanine", en: "L-theanine" },
      dose: { fr: "100 mg", en: "100 mg" },
      path: "/liposomes/l-theanine",
    },
    {
      name: { fr: "Vitamine B6", en: "Vitamin B6" },
      dose: { fr: "1,4 mg", en: "1.4 mg" },
      nutrient: "vitamin-b6",
      path: "/liposomes/vitamineb6",
    },
    {
      name: { fr: "Vitamine B1 (thiamine)", en: "Vitamin B1 (thiamine)" },
      dose: { fr: "1,1 mg", en: "1.1 mg" },
      nutrient: "thiamine",
      path: "/liposomes/vitamineb1",
    },
  ],
  perDay: 2,
  openMonths: null,
  portion: { fr: "2 gélules par jour, midi et soir", en: "2 capsules a day, noon and evening" },
  text: {
    fr: "Quatre actifs, dont trois nutriments : 100 mg de magnésium, les vitamines B6 et B1 à 100 % de leur référence. La L-théanine, acide aminé des feuilles de thé, s’y ajoute à 100 mg, sans allégation. Le nom du produit, lui, en appelle une : elle figure sur l’étiquette, rattachée au magnésium. Chaque actif a ses propres liposomes, réunis au remplissage.",
    en: "Four actives, three of them nutrients: 100 mg of magnesium, with vitamins B6 and B1 at 100% of their reference. L-theanine, an amino acid of tea leaves, adds 100 mg and bears no claim. The product’s name does call for one: it stands on the label, tied to magnesium. Each active has liposomes of its own, brought together at filling.",
  },
  claims: [
    "magnesium/psychological-function",
    "vitamin-b6/nervous-system",
    "thiamine/psychological-function",
  ],
  caution: {
    fr: "Contient de la L-théanine : ne convient pas aux moins de 18 ans, ni à la femme enceinte ou qui allaite. Traitement sédatif, ou maladie rénale à cause du magnésium : consulter d’abord.",
    en: "Contains L-theanine: unsuitable under 18, in pregnancy and while breastfeeding. Sedatives, or kidney disease because of the magnesium: consult first.",
  },
};
