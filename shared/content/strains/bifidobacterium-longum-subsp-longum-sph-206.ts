import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-longum-subsp-longum-sph-206",
  type: "postbiotique",
  species: "Bifidobacterium longum subsp. longum",
  code: "SPH 206",
  formerName: "Bifidobacterium longum",
  cfu: 200,
  categories: ["Santé mentale", "Sommeil"],
  souche: null,
  action: { fr: "Axe intestin-cerveau", en: "Gut-brain axis" },
  technologie: "PROLIPO®",
  description: {
    fr: "<b>Longum postbiotique.</b> Cellules de <i>B. longum</i>, isolées à l’origine du côlon humain, tyndallisées et séchées.<br><br><b>PROLIPO®, 200 milliards de cellules par gramme.</b> L’ingrédient se mélange aux plantes, au magnésium ou à la mélatonine. Inactivées, les cellules ne craignent plus l’air ; les phospholipides, eux, s’oxydent et demandent un emballage barrière.",
    en: "<b>Postbiotic longum.</b> Cells of <i>B. longum</i>, first isolated from the human colon, tyndallised and dried.<br><br><b>PROLIPO®, 200 billion cells a gram.</b> The powder blends with herbs, magnesium or melatonin. Once inactivated, the cells are no longer sensitive to air; the phospholipids do oxidise and call for barrier packaging.",
  },
  bienfaits: [
    {
      titre: { fr: "Structures et signaux", en: "Structures and signals" },
      description: {
        fr: "Une partie des travaux sur l’axe intestin-cerveau porte désormais sur des cellules inactivées, afin d’isoler le rôle des structures de celui des métabolites. Ces essais sont préliminaires et ne fondent aucune allégation.",
        en: "Part of the work on the gut-brain axis now deals with inactivated cells, in order to isolate the role of structures from that of metabolites. These trials are preliminary and support no claim.",
      },
    },
    {
      titre: { fr: "Gomme de pectine", en: "Pectin gummy" },
      description: {
        fr: "La gomme gélifiée, humide par nature, convient à des cellules inactivées. L’ajouter sous 85 °C, après la pectine, donne une répartition régulière ; un comptage en cytométrie sur dix pièces la vérifie.",
        en: "A gelled gummy, moist by nature, suits inactivated cells. Adding it below 85 °C, after the pectin, gives even distribution; a cytometry count on ten pieces verifies it.",
      },
    },
  ],
};
