import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitaminesk2d3",
  nom: { fr: "vitamines k2 & d3", en: "vitamins k2 & d3" },
  symbol: "K2D3",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  description: {
    fr: "<b>La ménaquinone-7 et le cholécalciférol</b>, vitamines liposolubles, partagent ici une même paroi de phospholipides. Issue de fermentation, la MK-7 craint la lumière et les sels alcalins de calcium ou de magnésium. L’encapsulation réduit ce contact et permet de réunir vitamines et minéraux dans un seul comprimé.",
    en: "<b>Menaquinone-7 and cholecalciferol</b>, both fat-soluble, share a single phospholipid wall here. MK-7, obtained by fermentation, suffers from light and from alkaline calcium or magnesium salts. Encapsulation reduces that contact and lets vitamins and minerals meet in one tablet.",
  },
  bienfaits: [
    {
      titre: { fr: "Ossature et dentition", en: "Bones and teeth" },
      claims: ["vitamin-k/bones", "vitamin-d/bones", "vitamin-d/teeth"],
    },
    {
      titre: { fr: "Coagulation sanguine", en: "Blood clotting" },
      claims: ["vitamin-k/blood-clotting"],
    },
    {
      titre: { fr: "Calcium et phosphore", en: "Calcium and phosphorus" },
      claims: ["vitamin-d/calcium-phosphorus-absorption", "vitamin-d/blood-calcium"],
    },
    {
      titre: { fr: "Fonction musculaire", en: "Muscle function" },
      claims: ["vitamin-d/muscle-function"],
    },
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: ["vitamin-d/immune-system"],
    },
  ],
  product: false,
  related: ["vitamined3", "calcium"],
  caution: {
    fr: "Vitamine K : déconseillée aux personnes sous antivitamine K (AVK), sauf accord du médecin, et mention à porter sur l’étiquette. Vitamine D : ne pas dépasser 100 µg par jour chez l’adulte, toutes sources comprises.",
    en: "Vitamin K: not for people on vitamin K antagonists such as warfarin unless their doctor agrees, and the label must say so. Vitamin D: adults stay within 100 µg a day from all sources.",
  },
};
