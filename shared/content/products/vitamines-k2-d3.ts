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
    fr: "Deux vitamines liposolubles dans une même paroi : 45 µg de ménaquinone-7, forme tout-trans obtenue par fermentation à la manière du natto, et 25 µg de cholécalciférol. La première craint les sels alcalins de calcium et de magnésium ; la formule n’en contient aucun. À l’automne, elle se propose seule, ou à côté d’un calcium conditionné à part. Soixante gélules végétales, deux mois d’usage, flacon blanc opaque.",
    en: "Two fat-soluble vitamins in one wall: 45 µg of menaquinone-7, the all-trans form obtained by natto-style fermentation, and 25 µg of cholecalciferol. The former suffers from alkaline salts of calcium and magnesium, so the formula holds none. In autumn it can be offered alone, or beside a calcium packed separately. Sixty plant-based capsules, two months of use, an opaque white bottle.",
  },
  claims: [
    "vitamin-k/bones",
    "vitamin-d/calcium-phosphorus-absorption",
    "vitamin-k/blood-clotting",
  ],
  caution: {
    fr: "Vitamine K : à exclure chez les personnes traitées par antivitamine K, sauf accord médical ; l’étiquette doit le dire. Ne pas cumuler avec une ampoule de vitamine D. Soja possible : vérifier l’allergène.",
    en: "Vitamin K: not for people on vitamin K antagonists unless a doctor agrees; the label must say so. Never on top of a vitamin D ampoule. Soya is possible: check the allergen.",
  },
};
