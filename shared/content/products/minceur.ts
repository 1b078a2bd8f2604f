import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 14,
  slug: "minceur",
  name: { fr: "Minceur", en: "Slimming" },
  symbol: "Cr",
  category_id: 2,
  quantity: 90,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Glucomannane de tubercule de konjac, complété par du chrome et du zinc liposomaux.",
    en: "Glucomannan from konjac tuber, completed with liposomal chromium and zinc.",
  },
  ingredients: [
    "/liposomes/chrome",
    "/liposomes/zinc",
  ],
};
