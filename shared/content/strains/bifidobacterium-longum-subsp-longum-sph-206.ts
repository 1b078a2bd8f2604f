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
    fr: "<b>Longum postbiotique.</b> Cellules de <i>B. longum</i>, isolées à l’origine du côlon humain, tyndallisées et séchées.<br><br><b>PROLIPO®, 200 milliards de cellules par gramme.</b> Le liposome s’accorde avec plantes, magnésium ou mélatonine. Inactivées, les cellules ne craignent plus l’air ; seuls les phospholipides restent à protéger de l’oxydation, par un emballage barrière.",
    en: "<b>Postbiotic longum.</b> Cells of <i>B. longum</i>, first isolated from the human colon, tyndallised and dried.<br><br><b>PROLIPO®, 200 billion cells a gram.</b> The liposome agrees with herbs, magnesium or melatonin. Once inactivated, the cells no longer fear air; only the phospholipids still need shelter from oxidation, which barrier packaging gives.",
  },
  bienfaits: [
    {
      titre: { fr: "Structures et signaux", en: "Structures and signals" },
      description: {
        fr: "Une partie des travaux sur l’axe intestin-cerveau porte désormais sur des cellules inactivées, afin d’isoler le rôle des structures de celui des métabolites. La méthode compte autant que le modèle choisi.",
        en: "Part of the work on the gut-brain axis now deals with inactivated cells, in order to isolate the role of structures from that of metabolites. Method counts as much as the model chosen.",
      },
    },
    {
      titre: { fr: "Gomme de pectine", en: "Pectin gummy" },
      description: {
        fr: "La gomme gélifiée, humide par nature, convient à cet ingrédient. L’ajouter sous 85 °C, après la pectine, donne une répartition régulière ; un comptage en cytométrie sur dix pièces le montre.",
        en: "A gelled gummy, moist by nature, suits this ingredient. Adding it below 85°C, after the pectin, gives even distribution; a cytometry count on ten pieces shows as much.",
      },
    },
  ],
};
