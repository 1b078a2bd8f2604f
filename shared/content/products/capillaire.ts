import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 28,
  slug: "capillaire",
  name: { fr: "Capillaire", en: "Hair" },
  symbol: "Bi",
  category_id: 4,
  quantity: 90,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Biotine, zinc, sélénium et cuivre liposomaux, avec kératine hydrolysée et L-lysine.",
    en: "Liposomal biotin, zinc, selenium and copper, with hydrolysed keratin and L-lysine.",
  },
  actives: [
    {
      name: { fr: "Biotine (vitamine B8)", en: "Biotin (vitamin B8)" },
      dose: { fr: "150 µg", en: "150 µg" },
      nutrient: "biotin",
      path: "/liposomes/biotine",
    },
    {
      name: { fr: "Zinc (bisglycinate)", en: "Zinc (bisglycinate)" },
      dose: { fr: "10 mg", en: "10 mg" },
      nutrient: "zinc",
      path: "/liposomes/zinc",
    },
    {
      name: { fr: "Sélénium (L-sélénométhionine)", en: "Selenium (L-selenomethionine)" },
      dose: { fr: "50 µg", en: "50 µg" },
      nutrient: "selenium",
      path: "/liposomes/selenium",
    },
    {
      name: { fr: "Cuivre (bisglycinate)", en: "Copper (bisglycinate)" },
      dose: { fr: "1 mg", en: "1 mg" },
      nutrient: "copper",
      path: "/liposomes/cuivre",
    },
    {
      name: { fr: "Kératine hydrolysée", en: "Hydrolysed keratin" },
      dose: { fr: "300 mg", en: "300 mg" },
      path: "/liposomes/keratine",
    },
    {
      name: { fr: "L-lysine (chlorhydrate)", en: "L-lysine (hydrochloride)" },
      dose: { fr: "300 mg", en: "300 mg" },
      path: "/liposomes/l-lysine",
    },
  ],
  perDay: 3,
  openMonths: null,
  portion: { fr: "3 gélules par jour, une à chaque repas", en: "3 capsules a day, one per meal" },
  text: {
    fr: "Quatre nutriments, quatre allégations sur le cheveu, dont une sur sa pigmentation par le cuivre. Autour d’eux, 300 mg de kératine de laine hydrolysée et 300 mg de lysine, sans allégation : ils sont nommés, pas vantés. Zinc et cuivre se disputent la même absorption ; leur rapport est fixé à dix pour un. Trois gélules, un mois, verre ambré.",
    en: "Four nutrients, four claims about hair, one of them on its pigmentation through copper. Around them, 300 mg of hydrolysed wool keratin and 300 mg of lysine with no claim: named, not praised. Zinc and copper compete for the same uptake, so their ratio is set at ten to one. Three capsules, one month, amber glass.",
  },
  claims: ["biotin/hair", "zinc/hair", "selenium/hair", "copper/hair-pigmentation"],
  caution: {
    fr: "Maladie de Wilson : ne pas prendre (cuivre). Kératine d’origine animale. Biotine : le signaler avant toute analyse de sang.",
    en: "Wilson’s disease: do not take (copper). Keratin of animal origin. Biotin: mention it before any blood analysis.",
  },
};
