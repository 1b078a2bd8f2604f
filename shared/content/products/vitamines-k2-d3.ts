import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 9,
  slug: "vitamines-k2-d3",
  name: { fr: "Vitamines K2 D3", en: "Vitamins K2 D3" },
  symbol: "K2",
  category_id: 1,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Ménaquinone-7 et cholécalciférol, deux vitamines liposolubles sous une même enveloppe liposomale.",
    en: "Menaquinone-7 and cholecalciferol, two fat-soluble vitamins under one liposomal envelope.",
  },
  actives: [
    {
      name: { fr: "Vitamine K2 (ménaquinone-7)", en: "Vitamin K2 (menaquinone-7)" },
      dose: { fr: "45 µg", en: "45 µg" },
      nutrient: "vitamin-k",
      path: "/liposomes/vitaminesk2d3",
    },
    {
      name: { fr: "Vitamine D3 (cholécalciférol)", en: "Vitamin D3 (cholecalciferol)" },
      dose: { fr: "25 µg", en: "25 µg" },
      nutrient: "vitamin-d",
      path: "/liposomes/vitaminesk2d3",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: { fr: "1 gélule par jour, avec un corps gras", en: "1 capsule a day, with some fat" },
  text: {
    fr: "45 µg de ménaquinone-7, forme tout-trans issue du natto, et 25 µg de cholécalciférol. Ces deux vitamines grasses s’oxydent au contact des minéraux : la même enveloppe les isole, et la formule n’en contient aucun. Le couple se vend bien à l’automne, seul ou en duo avec un calcium. Soixante gélules végétales, deux mois d’usage, flacon blanc opaque.",
    en: "45 µg of menaquinone-7, the all-trans form made from natto, and 25 µg of cholecalciferol. Both fatty vitamins oxidise near minerals, so one envelope isolates them and the formula holds none. The pair is an autumn seller, alone or beside a calcium. Sixty plant capsules, two months of use, an opaque white bottle.",
  },
  claims: [
    "vitamin-k/bones",
    "vitamin-d/calcium-phosphorus-absorption",
    "vitamin-k/blood-clotting",
  ],
  caution: {
    fr: "Vitamine K : interdite aux personnes traitées par antivitamine K sauf accord médical, mention obligatoire en face avant. Ne pas cumuler avec une ampoule de vitamine D. Soja possible : vérifier l’allergène.",
    en: "Vitamin K: not for people on vitamin K antagonists unless a doctor agrees; state it on the front. Never on top of a vitamin D ampoule. Soya is possible: check the allergen.",
  },
};
