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
    fr: "L’acide ascorbique, à 15 %, est pour l’essentiel enfermé dans les niosomes ; sans cette cloison, l’acidité couperait le hyaluronate, présent à 1 %. Eau désaérée, bouchage sous azote, verre teinté : la couleur pêche reste pâle. Un brunissement signale au consommateur qu’il faut changer de flacon. Aspect lumineux, toucher rebondi : deux effets de surface que nos tests d’usage aident à documenter.",
    en: "Ascorbic acid, at 15%, is for the most part shut inside niosomes; without that partition, acidity would cut the hyaluronate, present at 1%. Deaerated water, capping under nitrogen, tinted glass: the peach colour stays pale. Browning tells the consumer that it is time for a new bottle. A luminous look, a bouncy feel: two surface effects that our user trials help to document.",
  },
  claims: [],
  caution: {
    fr: "Picotement bref possible ; cesser si la rougeur dure. Pas sur le contour des yeux. À espacer d’un rétinol ou d’un peptide de cuivre. Conserver au frais.",
    en: "Brief tingling is possible; stop if redness lasts. Not around the eyes. To be spaced from retinol and copper peptides. Keep cool.",
  },
};
