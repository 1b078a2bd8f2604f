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
    fr: "Vitamine C, acérola, vitamine D3, zinc et sélénium en liposomes, réunis dans une même gélule.",
    en: "Liposomal vitamin C, acerola, vitamin D3, zinc and selenium, brought together in one capsule.",
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
    fr: "Un nom comme Immunité engage : quatre nutriments le justifient, chacun au-dessus du minimum légal, et l’étiquette cite leur allégation. La vitamine C vient de l’acide ascorbique et de l’acérola ; le zinc est chélaté par la glycine, le sélénium lié à la méthionine. Vitamine C et minéraux ne se touchent pas, chacun dans ses vésicules. Le verre ambré ménage la vitamine D3, sensible à la lumière.",
    en: "A name like Immunité is a commitment: four nutrients justify it, each above the legal minimum, and the label quotes their claim. Vitamin C comes from ascorbic acid and acerola; zinc is chelated by glycine, selenium bound to methionine. Vitamin C and minerals never touch, each in vesicles of its own. Amber glass spares vitamin D3, which is sensitive to light.",
  },
  claims: [
    "vitamin-c/immune-system",
    "vitamin-d/immune-system",
    "zinc/immune-system",
    "selenium/immune-system",
  ],
  caution: {
    fr: "Adultes seulement. Ne pas doubler avec un autre produit qui contient zinc, sélénium ou vitamine D. Hypercalcémie : ne pas utiliser.",
    en: "Adults only. Do not double up with another product that contains zinc, selenium or vitamin D. Hypercalcaemia: do not use.",
  },
};
