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
    fr: "2 gélules par jour, le matin, avant de manger",
    en: "2 capsules a day, in the morning before eating",
  },
  text: {
    fr: "Un thiol s’oxyde dès qu’il rencontre l’air ou le cuivre. Le glutathion, issu de levure, entre donc sous forme réduite dans des vésicules fermées sous azote, en eau désaérée, sans métal libre ; l’odeur d’œuf reste à l’intérieur. Deux nutriments parlent pour la formule : la vitamine C et le sélénium. Nous joignons au lot le rapport entre forme réduite et forme oxydée.",
    en: "A thiol oxidises as soon as it meets air or copper. Glutathione, made by yeast, is therefore enclosed in its reduced form, in vesicles sealed under nitrogen, in deaerated water with no free metal; the egg smell stays inside. Two nutrients speak for the formula: vitamin C and selenium. The ratio between reduced and oxidised forms comes with the batch.",
  },
  claims: ["vitamin-c/collagen-skin", "selenium/oxidative-stress"],
  caution: {
    fr: "Pas pendant une chimiothérapie sans accord de l’oncologue. Asthme : avis médical. Enfant, femme enceinte ou qui allaite : s’abstenir. Traces possibles de levure.",
    en: "Not during chemotherapy unless the oncologist agrees. Asthma: medical advice. Children, pregnancy, breastfeeding: refrain. Traces of yeast are possible.",
  },
};
