import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 26,
  slug: "biotine",
  name: { fr: "Biotine", en: "Biotin" },
  symbol: "B8",
  category_id: 4,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Biotine liposomale et zinc, sur support de poudre de riz.",
    en: "Liposomal biotin and zinc, on a rice powder carrier.",
  },
  actives: [
    {
      name: { fr: "Biotine (vitamine B8)", en: "Biotin (vitamin B8)" },
      dose: { fr: "450 µg", en: "450 µg" },
      nutrient: "biotin",
      path: "/liposomes/biotine",
    },
    {
      name: { fr: "Zinc (bisglycinate)", en: "Zinc (bisglycinate)" },
      dose: { fr: "5 mg", en: "5 mg" },
      nutrient: "zinc",
      path: "/liposomes/zinc",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: {
    fr: "1 gélule par jour, avec un verre d’eau",
    en: "1 capsule a day, with a glass of water",
  },
  text: {
    fr: "450 µg de biotine, soit 900 % de la référence, et 5 mg de zinc. La biotine ne porte aucune allégation sur les ongles ; le zinc, oui, d’où sa présence. Moins d’un demi-milligramme se perdrait dans un lot de cent kilos : la vitamine est d’abord répartie sur des liposomes titrés, puis la poudre de riz fait le volume. Gélule transparente possible, poudre blanc crème.",
    en: "450 µg of biotin, or 900% of the reference, and 5 mg of zinc. Biotin has no claim on nails; zinc has one, hence its place. Under half a milligram would get lost in a hundred-kilo batch, so the vitamin first goes onto titrated liposomes, then rice powder makes up the volume. A clear shell is possible: the powder is creamy white.",
  },
  claims: ["biotin/hair", "biotin/skin", "zinc/nails"],
  caution: {
    fr: "Biotine et prise de sang : arrêter huit jours avant, ou prévenir le laboratoire, car des dosages (thyroïde, troponine) peuvent être faussés.",
    en: "Biotin and blood tests: stop eight days before or tell the laboratory, as some assays (thyroid, troponin) may be skewed.",
  },
};
