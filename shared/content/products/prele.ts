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
    fr: "Parties aériennes de prêle des champs titrées en silice, zinc et biotine.",
    en: "Aerial parts of field horsetail titrated in silica, zinc and biotin.",
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
    fr: "600 mg d’extrait d’Equisetum arvense, titré à 7 % de silice, récolté en tiges stériles l’été. Le botaniste de l’atelier vérifie l’absence de prêle des marais, toxique, par microscopie et par chromatographie sur couche mince. Zinc et biotine ouvrent les allégations que la plante attend encore. Une texture de sable, adoucie par les phospholipides, et une teinte vert-de-gris.",
    en: "600 mg of Equisetum arvense extract, titrated at 7% silica, from sterile stems cut in summer. A botanist checks the absence of marsh horsetail, which is toxic, by microscopy and thin-layer chromatography. Zinc and biotin open the claims for which the plant is still waiting. A sandy texture, softened by phospholipids, and a grey-green shade.",
  },
  claims: ["zinc/nails", "biotin/hair"],
  caution: {
    fr: "Insuffisance cardiaque ou rénale avec apports d’eau limités : contre-indiqué. Éviter durant la grossesse. Ne pas prolonger au-delà d’un mois sans pause.",
    en: "Heart or kidney failure with restricted fluids: contraindicated. Avoid while pregnant. Do not go beyond one month without a break.",
  },
};
