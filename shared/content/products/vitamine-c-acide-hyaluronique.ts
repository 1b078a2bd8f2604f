import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 47,
  slug: "vitamine-c-acide-hyaluronique",
  name: { fr: "Vitamine C + hyaluronique", en: "Vitamin C + hyaluronic" },
  symbol: "C15",
  category_id: 9,
  quantity: null,
  actifs: {
    fr: "Vitamine C 15 % + acide hyaluronique 1 %",
    en: "Vitamin C 15% + hyaluronic acid 1%",
  },
  bottle: "serum-peach",
  summary: {
    fr: "Vitamine C en niosomes dans une base aqueuse d’acide hyaluronique, flacon compte-gouttes.",
    en: "Vitamin C in niosomes within a hyaluronic acid water base, dropper bottle.",
  },
  actives: [
    {
      name: { fr: "Vitamine C (acide ascorbique)", en: "Vitamin C (ascorbic acid)" },
      dose: { fr: "15 %", en: "15%" },
      path: "/niosomes/vitamine-c",
    },
    {
      name: { fr: "Acide hyaluronique", en: "Hyaluronic acid" },
      dose: { fr: "1 %", en: "1%" },
      path: "/niosomes/acide-hyaluronique",
    },
  ],
  perDay: null,
  openMonths: 3,
  portion: {
    fr: "4 gouttes le matin, avant la protection solaire",
    en: "4 drops each morning, before sunscreen",
  },
  text: {
    fr: "15 % d’acide ascorbique, dont l’essentiel enfermé dans les niosomes, et 1 % de hyaluronate que l’acidité couperait sans cette cloison. Eau désaérée, bouchage sous azote, verre protégé : la teinte pêche reste pâle. Un brunissement signale au consommateur qu’il faut changer de flacon. Aspect lumineux, toucher rebondi, deux effets de surface que nos tests d’usage aident à documenter.",
    en: "15% ascorbic acid, most of it shut inside niosomes, and 1% hyaluronate that acidity would cut without that partition. Deaerated water, capping under nitrogen, protected glass: the peach tint stays pale. Browning tells the consumer to change bottles. A luminous look and a bouncy feel, two surface effects that our user trials help to document.",
  },
  claims: [],
  caution: {
    fr: "Picotement bref possible ; cesser si la rougeur dure. Ni contour des yeux, ni le même soir qu’un rétinol ou un peptide cuivré. Conserver au frais.",
    en: "Brief tingling is possible; stop if redness lasts. Neither around the eyes nor on the same evening as retinol or copper peptides. Keep cool.",
  },
};
