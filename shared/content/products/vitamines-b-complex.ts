import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 7,
  slug: "vitamines-b-complex",
  name: { fr: "Vitamines B Complex", en: "Vitamin B Complex" },
  symbol: "B",
  category_id: 1,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Les huit vitamines du groupe B, encapsulées ensemble en liposomes.",
    en: "The eight B-group vitamins, encapsulated together in liposomes.",
  },
  actives: [
    {
      name: { fr: "Vitamine B1 (thiamine)", en: "Vitamin B1 (thiamine)" },
      dose: { fr: "3,3 mg", en: "3.3 mg" },
      nutrient: "thiamine",
      path: "/liposomes/vitamineb1",
    },
    {
      name: { fr: "Vitamine B2 (riboflavine)", en: "Vitamin B2 (riboflavin)" },
      dose: { fr: "4,2 mg", en: "4.2 mg" },
      nutrient: "riboflavin",
      path: "/liposomes/complexevitaminesB",
    },
    {
      name: { fr: "Vitamine B3 (nicotinamide)", en: "Vitamin B3 (nicotinamide)" },
      dose: { fr: "48 mg", en: "48 mg" },
      nutrient: "niacin",
      path: "/liposomes/vitamineb3",
    },
    {
      name: { fr: "Vitamine B5 (acide pantothénique)", en: "Vitamin B5 (pantothenic acid)" },
      dose: { fr: "18 mg", en: "18 mg" },
      nutrient: "pantothenic-acid",
      path: "/liposomes/vitamineb5",
    },
    {
      name: { fr: "Vitamine B6", en: "Vitamin B6" },
      dose: { fr: "4,2 mg", en: "4.2 mg" },
      nutrient: "vitamin-b6",
      path: "/liposomes/vitamineb6",
    },
    {
      name: { fr: "Biotine (vitamine B8)", en: "Biotin (vitamin B8)" },
      dose: { fr: "150 µg", en: "150 µg" },
      nutrient: "biotin",
      path: "/liposomes/biotine",
    },
    {
      name: { fr: "Vitamine B9 (folates)", en: "Vitamin B9 (folate)" },
      dose: { fr: "200 µg", en: "200 µg" },
      nutrient: "folate",
      path: "/liposomes/vitamineb9",
    },
    {
      name: { fr: "Vitamine B12 (méthylcobalamine)", en: "Vitamin B12 (methylcobalamin)" },
      dose: { fr: "7,5 µg", en: "7.5 µg" },
      nutrient: "vitamin-b12",
      path: "/liposomes/vitamineb12",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: { fr: "1 gélule par jour, au déjeuner", en: "1 capsule a day, with lunch" },
  text: {
    fr: "Huit vitamines hydrosolubles, sept d’entre elles à 300 % de leur valeur de référence, les folates à 100 %. Du microgramme à la dizaine de milligrammes, l’écart de dose complique d’habitude le mélange ; une encapsulation commune leur donne le même grain. L’odeur soufrée de la thiamine s’estompe et le jaune de la riboflavine tache moins les doigts. Une gélule suffit à la journée.",
    en: "Eight water-soluble vitamins, seven of them at 300% of their reference value and folate at 100%. From micrograms to tens of milligrams, such gaps in dose usually complicate blending; shared encapsulation gives all eight the same grain. The sulphur smell of thiamine fades, and riboflavin stains fingers less. One capsule makes up the daily portion.",
  },
  claims: [
    "niacin/energy-metabolism",
    "pantothenic-acid/mental-performance",
    "folate/blood-formation",
  ],
  caution: {
    fr: "Vitamine B6 : 12 mg par jour au plus, cumul compris. Biotine : prévenir le laboratoire avant un dosage sanguin. Méthotrexate ou antiépileptique : en parler au médecin.",
    en: "Vitamin B6: 12 mg a day at most from everything taken. Biotin: tell the laboratory before a blood test. Methotrexate or antiepileptics: speak to a doctor.",
  },
};
