import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 5,
  slug: "vitamines-d3",
  name: { fr: "Vitamines D3", en: "Vitamin D3" },
  symbol: "D3",
  category_id: 1,
  quantity: 90,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Cholécalciférol en liposomes secs, sur support de fibre d’acacia.",
    en: "Cholecalciferol in dry liposomes, on an acacia fibre carrier.",
  },
  actives: [
    {
      name: { fr: "Vitamine D3 (cholécalciférol)", en: "Vitamin D3 (cholecalciferol)" },
      dose: { fr: "25 µg", en: "25 µg" },
      nutrient: "vitamin-d",
      path: "/liposomes/vitamined3",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: { fr: "1 gélule par jour, pendant un repas", en: "1 capsule a day, during a meal" },
  text: {
    fr: "Chaque gélule contient 25 µg de cholécalciférol, soit 1 000 UI. À cette échelle, l’enjeu est l’homogénéité : la vitamine, liposoluble, prend place dans la bicouche, puis la poudre est diluée par paliers sur fibre d’acacia. Chaque lot est dosé en début, milieu et fin de remplissage. Quatre-vingt-dix gélules font un trimestre, la saison froide d’un rayon vitamines.",
    en: "Each capsule contains 25 µg of cholecalciferol, or 1,000 IU. At this scale the point is evenness: the fat-soluble vitamin settles in the bilayer, then the powder is diluted in stages on acacia fibre. Every batch is assayed at the start, middle and end of filling. Ninety capsules last three months, the cold season of a vitamin aisle.",
  },
  claims: ["vitamin-d/bones", "vitamin-d/muscle-function", "vitamin-d/immune-system"],
  caution: {
    fr: "Adultes. Hypercalcémie, calculs calciques ou vitamine D déjà prescrite : ne pas utiliser. L’EFSA fixe à 100 µg par jour le plafond, toutes sources réunies.",
    en: "Adults. Not for anyone with hypercalcaemia or calcium stones, or already prescribed vitamin D. EFSA sets 100 µg a day as the ceiling from all sources.",
  },
};
