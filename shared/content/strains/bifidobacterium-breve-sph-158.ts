import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-breve-sph-158",
  type: "probiotique",
  species: "Bifidobacterium breve",
  code: "SPH 158",
  cfu: 300,
  categories: ["Peau", "Santé mentale"],
  souche: "Souche VPRO®",
  action: { fr: "Axe intestin-peau", en: "Gut-skin axis" },
  technologie: null,
  description: {
    fr: "<b>Commensale du premier âge.</b> <i>B. breve</i> est une bactérie anaérobie en bâtonnet, non sporulée, présente aussi dans le côlon de certains adultes. Elle fermente galacto-oligosaccharides et sucres du lait par la voie du fructose-6-phosphate, caractéristique des bifidobactéries.<br><br><b>Forte teneur, enveloppe VPRO®.</b> Avec 300 milliards par gramme, la dose tient en quelques dizaines de milligrammes. L’enrobage sépare la cellule des peptides et des vitamines d’une formule composée.",
    en: "<b>An early-life commensal.</b> <i>B. breve</i> is an anaerobic rod without spores that is also found in the colon of some adults. It ferments galacto-oligosaccharides and milk sugars along the fructose-6-phosphate shunt typical of bifidobacteria.<br><br><b>High count, VPRO® envelope.</b> At 300 billion a gram, an intake fits in a few tens of milligrams. The coat separates the cell from the peptides and vitamins of a mixed formula.",
  },
  bienfaits: [
    {
      titre: { fr: "Phénols intestinaux", en: "Gut-derived phenols" },
      description: {
        fr: "Des équipes mesurent les phénols issus de la fermentation des protéines et leur passage vers l’épiderme. D’autres protocoles, conduits chez le senior, abordent les fonctions cognitives ; aucun des deux champs n’a encore conclu.",
        en: "Teams measure the phenols that arise from protein fermentation and their passage to the epidermis. Other protocols, run with older adults, look at cognitive function; neither field has reached a conclusion.",
      },
    },
    {
      titre: { fr: "Gélule ou stick collagène", en: "Capsule or collagen stick" },
      description: {
        fr: "Dans un stick de peptides de collagène, le grain coule avec la poudre porteuse si les tailles sont proches. En gélule, une taille 2 suffit et laisse place à la biotine ou à un extrait.",
        en: "In a stick of collagen peptides the grain flows along with its carrier when particle sizes match. As a capsule, a size 2 is enough and leaves room for biotin or an extract.",
      },
    },
    {
      titre: { fr: "Avec du GOS", en: "Alongside GOS" },
      description: {
        fr: "Choisir un galacto-oligosaccharide séché, contrôler son lactose résiduel et l’annoncer s’il y a lieu. Le sirop est exclu. Pour le dénombrement, associer culture anaérobie et cytométrie, deux mesures complémentaires.",
        en: "Pick a dried galacto-oligosaccharide, test its residual lactose and declare it where relevant. Syrup is ruled out. For enumeration, pair anaerobic plating with cytometry, two complementary measurements.",
      },
    },
  ],
};
