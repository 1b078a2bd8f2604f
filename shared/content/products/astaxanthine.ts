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
  ingredients: [
    "/liposomes/astaxanthine",
    "/liposomes/vitamine-e",
  ],
};
