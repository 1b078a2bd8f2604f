import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 33,
  slug: "prele",
  name: { fr: "Prêle", en: "Horsetail" },
  symbol: "Si",
  category_id: 4,
  quantity: 90,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Parties aériennes de prêle des champs, en extrait titré en silice, avec zinc et biotine.",
    en: "Aerial parts of field horsetail, as an extract standardised to silica, with zinc and biotin.",
  },
  actives: [
    {
      name: {
        fr: "Prêle des champs, extrait de parties aériennes",
        en: "Field horsetail, aerial part extract",
      },
      dose: { fr: "600 mg, dont 42 mg de silice", en: "600 mg, of which 42 mg silica" },
      path: "/liposomes/preledeschamps",
    },
    {
      name: { fr: "Zinc (bisglycinate)", en: "Zinc (bisglycinate)" },
      dose: { fr: "5 mg", en: "5 mg" },
      nutrient: "zinc",
      path: "/liposomes/zinc",
    },
    {
      name: { fr: "Biotine (vitamine B8)", en: "Biotin (vitamin B8)" },
      dose: { fr: "50 µg", en: "50 µg" },
      nutrient: "biotin",
      path: "/liposomes/biotine",
    },
  ],
  perDay: 3,
  openMonths: null,
  portion: { fr: "3 gélules par jour, avec une boisson", en: "3 capsules a day, with a drink" },
  text: {
    fr: "Des tiges stériles d’<i>Equisetum arvense</i>, coupées l’été, donnent 600 mg d’un extrait titré à 7 % de silice. Deux contrôles écartent la prêle des marais, qui est toxique : microscopie sur la plante, chromatographie sur couche mince sur l’extrait. Les allégations sont celles du zinc et de la biotine ; la prêle n’en a aucune d’autorisée. La poudre gris-vert garde un grain de sable, que les phospholipides adoucissent.",
    en: "Sterile stems of <i>Equisetum arvense</i>, cut in summer, give 600 mg of an extract standardised to 7% silica. Two tests rule out marsh horsetail, which is toxic: microscopy on the plant, thin-layer chromatography on the extract. The claims are those of zinc and biotin; horsetail has none that is authorised. The grey-green powder keeps a sandy grain, which phospholipids soften.",
  },
  claims: ["zinc/nails", "biotin/hair"],
  caution: {
    fr: "Insuffisance cardiaque ou rénale avec apports d’eau limités : ne pas utiliser. Éviter chez l’enfant, durant la grossesse et l’allaitement. Ne pas prolonger au-delà d’un mois sans pause.",
    en: "Heart or kidney failure with restricted fluids: not to be used. Avoid in childhood, pregnancy and breastfeeding. Do not go beyond one month without a break.",
  },
};
