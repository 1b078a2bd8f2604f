import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 18,
  slug: "immunite",
  name: { fr: "Immunité", en: "Immunity" },
  symbol: "Im",
  category_id: 3,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Vitamine C, acérola, vitamine D3, zinc et sélénium, réunis en gélule liposomale.",
    en: "Vitamin C, acerola, vitamin D3, zinc and selenium, gathered in a liposomal capsule.",
  },
  actives: [
    {
      name: { fr: "Vitamine C, acérola comprise", en: "Vitamin C, acerola included" },
      dose: { fr: "180 mg", en: "180 mg" },
      nutrient: "vitamin-c",
      path: "/liposomes/vitamine-c",
    },
    {
      name: { fr: "Acérola, jus de fruit séché", en: "Acerola, dried fruit juice" },
      dose: { fr: "120 mg", en: "120 mg" },
      path: "/liposomes/acerola",
    },
    {
      name: { fr: "Vitamine D3 (cholécalciférol)", en: "Vitamin D3 (cholecalciferol)" },
      dose: { fr: "10 µg", en: "10 µg" },
      nutrient: "vitamin-d",
      path: "/liposomes/vitamined3",
    },
    {
      name: { fr: "Zinc (bisglycinate)", en: "Zinc (bisglycinate)" },
      dose: { fr: "10 mg", en: "10 mg" },
      nutrient: "zinc",
      path: "/liposomes/zinc",
    },
    {
      name: { fr: "Sélénium (L-sélénométhionine)", en: "Selenium (L-selenomethionine)" },
      dose: { fr: "50 µg", en: "50 µg" },
      nutrient: "selenium",
      path: "/liposomes/selenium",
    },
  ],
  perDay: 2,
  openMonths: null,
  portion: { fr: "2 gélules par jour, le matin", en: "2 capsules a day, each morning" },
  text: {
    fr: "Un nom comme Immunité engage : quatre nutriments le justifient, chacun au-dessus du minimum légal, et l’étiquette cite leur allégation. La vitamine C vient de l’acide ascorbique et de l’acérola ; zinc et sélénium sont chélatés ou liés à la méthionine. Vitamine et métaux ne se touchent pas, chacun dans ses vésicules. Un flacon ambré, un mois, de septembre à mars.",
    en: "A name like Immunité is a commitment: four nutrients justify it, each above the legal minimum, and the label quotes their claim. Vitamin C comes from ascorbic acid and acerola; zinc is chelated, selenium bound to methionine. Vitamin and metals never touch, each in vesicles of its own. One amber bottle, one month, from September to March.",
  },
  claims: [
    "vitamin-c/immune-system",
    "vitamin-d/immune-system",
    "zinc/immune-system",
    "selenium/immune-system",
  ],
  caution: {
    fr: "Adultes seulement. Ne pas doubler avec un autre produit qui contient zinc, sélénium ou vitamine D. Hypercalcémie : contre-indiqué.",
    en: "Adults only. Do not double up with another product that holds zinc, selenium or vitamin D. Hypercalcaemia: not suitable.",
  },
};
