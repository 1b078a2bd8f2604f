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
    fr: "Neuf fois la référence en biotine, soit 450 µg, et 5 mg de zinc. La biotine n’a pas d’allégation sur les ongles ; le zinc en a une, d’où sa présence. Un demi-milligramme par gélule se répartit mal dans un lot de cent kilos : la vitamine est d’abord fixée sur des liposomes titrés, puis la poudre de riz fait le volume. Gélule transparente possible, pour une poudre blanc crème.",
    en: "Nine times the reference in biotin, or 450 µg, and 5 mg of zinc. Biotin has no claim on nails; zinc has one, hence its place. Half a milligram a capsule spreads badly through a hundred-kilo batch, so the vitamin is first fixed on liposomes of known strength, then rice powder makes up the volume. A clear shell is possible: the powder is creamy white.",
  },
  claims: ["biotin/hair", "biotin/skin", "zinc/nails"],
  caution: {
    fr: "Biotine et prise de sang : arrêter huit jours avant, ou prévenir le laboratoire, car des dosages (thyroïde, troponine) peuvent être faussés.",
    en: "Biotin and blood tests: stop eight days before or tell the laboratory, as some assays (thyroid, troponin) may be skewed.",
  },
};
