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
  ingredients: [
    "/liposomes/resveratrol",
    "/liposomes/quercetine",
    "/liposomes/vitamine-c",
  ],
};
