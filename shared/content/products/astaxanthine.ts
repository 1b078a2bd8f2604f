import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 32,
  slug: "astaxanthine",
  name: { fr: "Astaxanthine", en: "Astaxanthin" },
  symbol: "Ax",
  category_id: 4,
  quantity: 30,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Oléorésine riche en astaxanthine de l’algue Haematococcus pluvialis, avec vitamine E liposomale.",
    en: "Astaxanthin-rich oleoresin from the alga Haematococcus pluvialis, with liposomal vitamin E.",
  },
  actives: [
    {
      name: {
        fr: "Oléorésine riche en astaxanthine tirée de l’algue Haematococcus pluvialis",
        en: "Astaxanthin-rich oleoresin from Haematococcus pluvialis algae",
      },
      dose: { fr: "40 mg, dont 4 mg d’astaxanthine", en: "40 mg, of which 4 mg astaxanthin" },
      path: "/liposomes/astaxanthine",
    },
    {
      name: { fr: "Vitamine E (D-alpha-tocophérol)", en: "Vitamin E (D-alpha-tocopherol)" },
      dose: { fr: "12 mg", en: "12 mg" },
      nutrient: "vitamin-e",
      path: "/liposomes/vitamine-e",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: { fr: "1 gélule par jour, avec des lipides", en: "1 capsule a day, with dietary fat" },
  text: {
    fr: "La moitié du plafond des nouveaux aliments, soit 4 mg d’astaxanthine, et la vitamine E à 100 % de sa référence. L’oléorésine est une pâte rouge sombre ; les liposomes en font une poudre brique qui se dose au milligramme et ne graisse pas la gélule. Culture en photobioréacteur, extraction au dioxyde de carbone supercritique. Trente unités en verre ambré, remplies sous atmosphère inerte.",
    en: "Half the novel food ceiling, that is 4 mg of astaxanthin, and vitamin E at 100% of its reference. The oleoresin is a dark red paste; liposomes turn it into a brick-coloured powder, dosed by the milligram, that does not grease the capsule. Photobioreactor culture, extraction with supercritical carbon dioxide. Thirty units in amber glass, filled under inert gas.",
  },
  claims: ["vitamin-e/oxidative-stress"],
  caution: {
    fr: "Pour l’adulte, et l’adolescent dès 14 ans. Ne pas consommer le même jour qu’un autre complément contenant des esters d’astaxanthine. Selles orangées possibles, sans gravité.",
    en: "For adults, and teenagers from the age of 14. Not to be consumed on the same day as another food supplement containing astaxanthin esters. Orange stools may occur and are harmless.",
  },
};
