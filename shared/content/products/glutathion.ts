import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 29,
  slug: "glutathion",
  name: { fr: "Glutathion", en: "Glutathione" },
  symbol: "GSH",
  category_id: 4,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Glutathion réduit en liposomes, vitamine C et sélénium.",
    en: "Reduced glutathione in liposomes, vitamin C and selenium.",
  },
  actives: [
    {
      name: { fr: "Glutathion réduit", en: "Reduced glutathione" },
      dose: { fr: "250 mg", en: "250 mg" },
      path: "/liposomes/glutathion",
    },
    {
      name: { fr: "Vitamine C", en: "Vitamin C" },
      dose: { fr: "80 mg", en: "80 mg" },
      nutrient: "vitamin-c",
      path: "/liposomes/vitamine-c",
    },
    {
      name: { fr: "Sélénium (L-sélénométhionine)", en: "Selenium (L-selenomethionine)" },
      dose: { fr: "27,5 µg", en: "27.5 µg" },
      nutrient: "selenium",
      path: "/liposomes/selenium",
    },
  ],
  perDay: 2,
  openMonths: null,
  portion: {
    fr: "2 gélules par jour, matin, avant de manger",
    en: "2 capsules a day, before eating",
  },
  text: {
    fr: "250 mg de glutathion réduit, produit par levure, et deux nutriments qui parlent pour la formule : la vitamine C et le sélénium. Le thiol s’oxyde dès qu’il rencontre l’air ou le cuivre ; vésicules fermées sous azote, eau désaérée, aucun métal libre. L’odeur d’œuf reste dedans. Nous joignons au lot le rapport entre forme réduite et forme oxydée.",
    en: "250 mg of reduced glutathione, made by yeast, and two nutrients that speak for the formula: vitamin C and selenium. The thiol oxidises when it meets air or copper, so vesicles close under nitrogen, in deaerated water, with no free metal about. The egg smell stays inside. The ratio between reduced and oxidised forms comes with the batch.",
  },
  claims: ["vitamin-c/collagen-skin", "selenium/oxidative-stress"],
  caution: {
    fr: "Pas pendant une chimiothérapie sans accord de l’oncologue. Femme enceinte ou qui allaite : s’abstenir. Traces possibles de levure.",
    en: "Not during chemotherapy unless the oncologist agrees. Pregnant or breastfeeding: refrain. Traces of yeast are possible.",
  },
};
