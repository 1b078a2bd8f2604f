import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 19,
  slug: "resveratrol",
  name: { fr: "Resvératrol", en: "Resveratrol" },
  symbol: "Rv",
  category_id: 3,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Trans-resvératrol en liposomes, accompagné de quercétine et de vitamine C.",
    en: "Trans-resveratrol in liposomes, accompanied by quercetin and vitamin C.",
  },
  actives: [
    {
      name: { fr: "Trans-resvératrol", en: "Trans-resveratrol" },
      dose: { fr: "100 mg", en: "100 mg" },
      path: "/liposomes/resveratrol",
    },
    {
      name: { fr: "Quercétine", en: "Quercetin" },
      dose: { fr: "50 mg", en: "50 mg" },
      path: "/liposomes/quercetine",
    },
    {
      name: { fr: "Vitamine C", en: "Vitamin C" },
      dose: { fr: "80 mg", en: "80 mg" },
      nutrient: "vitamin-c",
      path: "/liposomes/vitamine-c",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: {
    fr: "1 gélule par jour, en fin de repas",
    en: "1 capsule a day, at the end of a meal",
  },
  text: {
    fr: "Du trans-resvératrol à 100 mg, sous la limite de 150 mg des nouveaux aliments, un flavonol jaune et de la vitamine C. La lumière fait basculer la molécule en cis : éclairage filtré à l’atelier puis verre ambré, car deux barrières valent mieux qu’une. Dans la gamme vitalité, l’allégation revient à la seule vitamine C. La pureté et le rapport des isomères figurent sur chaque certificat.",
    en: "Trans-resveratrol at 100 mg, below the novel food limit of 150 mg, with a yellow flavonol and vitamin C. Light flips the molecule to its cis form: filtered lamps in the workshop, then amber glass, two barriers being better than one. In the vitality range the claim belongs to vitamin C alone. Purity and isomer ratio appear on each certificate.",
  },
  claims: ["vitamin-c/fatigue"],
  caution: {
    fr: "Mention obligatoire à imprimer : les personnes qui prennent des médicaments ne consomment ce produit que sous surveillance médicale. Hors grossesse, hors allaitement, à partir de 18 ans.",
    en: "A mandatory statement to print: people taking medicines should consume it only under medical supervision. Not in pregnancy or breastfeeding; from 18 years.",
  },
};
