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
  portion: { fr: "1 gélule par jour, en fin de repas", en: "1 capsule a day, after a meal" },
  text: {
    fr: "100 mg de trans-resvératrol, sous la limite de 150 mg des nouveaux aliments, avec un flavonol jaune et la vitamine C. La lumière fait basculer la molécule en cis : préparation sous éclairage filtré, verre ambré, deux barrières valent mieux qu’une. Dans la gamme vitalité, l’allégation revient à la seule vitamine C. Pureté et rapport des isomères accompagnent chaque certificat.",
    en: "100 mg of trans-resveratrol, below the novel food limit of 150 mg, with a yellow flavonol and vitamin C. Light flips the molecule to its cis form: filtered lamps during preparation, then amber glass, two barriers being better than one. In the vitality range the claim belongs to vitamin C alone. Purity and isomer ratio come with each certificate.",
  },
  claims: ["vitamin-c/fatigue"],
  caution: {
    fr: "Les personnes sous médicament n’en consomment que sous contrôle médical : mention réglementaire à imprimer. Hors grossesse, hors allaitement, à partir de 18 ans.",
    en: "People taking medicines consume it only under medical supervision: a mandatory statement to print. Not in pregnancy or breastfeeding; from 18 years.",
  },
};
