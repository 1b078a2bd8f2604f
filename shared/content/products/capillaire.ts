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
    fr: "Quatre nutriments, quatre allégations sur le cheveu, dont une, celle du cuivre, sur sa pigmentation. Autour d’eux, 300 mg de kératine de laine hydrolysée et autant de lysine, sans allégation : elles sont nommées, pas vantées. Zinc et cuivre se disputent la même voie d’absorption ; leur rapport est fixé à dix pour un. La dose remplit trois gélules ; le flacon de verre ambré tient un mois.",
    en: "Four nutrients, four claims about hair, one of them, for copper, on its pigmentation. Around them, 300 mg of hydrolysed wool keratin and as much lysine, with no claim: named, not praised. Zinc and copper compete for the same uptake route, so their ratio is set at ten to one. The dose fills three capsules, and the amber bottle lasts a month.",
  },
  claims: ["biotin/hair", "zinc/hair", "selenium/hair", "copper/hair-pigmentation"],
  caution: {
    fr: "Maladie de Wilson : ne pas prendre (cuivre). Kératine d’origine animale. Biotine : le signaler avant toute analyse de sang.",
    en: "Wilson’s disease: do not take (copper). Keratin of animal origin. Biotin: mention it before any blood analysis.",
  },
};
