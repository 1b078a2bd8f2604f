import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "latilactobacillus-sakei-sph-122",
  type: "probiotique",
  species: "Latilactobacillus sakei",
  code: "SPH 122",
  formerName: "Lactobacillus sakei",
  cfu: 100,
  categories: ["Peau", "Métabolisme"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Le ferment du saké.</b> Isolée en 1934 d’un pied de cuve de saké, l’espèce fermente aussi le kimchi et les saucissons secs. <i>L. sakei</i>, bâtonnet parfois courbe, sans spore, anaérobie facultatif, pousse à 4 °C et supporte le sel.<br><br><b>Une poudre qui craint la chaleur.</b> Ce lyophilisat conventionnel, à 100 milliards d’UFC par gramme, se mélange en atelier frais et se garde au froid. Il va dans sa propre gélule, séparé des minéraux.",
    en: "<b>The sake ferment.</b> Isolated in 1934 from a sake starter, the species also ferments kimchi and dry sausages. <i>L. sakei</i>, a rod that is sometimes curved, without spores, facultatively anaerobic, grows at 4 °C and tolerates salt.<br><br><b>A heat-sensitive powder.</b> Conventional, at 100 billion CFU a gram, it is blended in a cool workshop and kept cold. It is given a capsule of its own, apart from the minerals.",
  },
  bienfaits: [
    {
      titre: { fr: "Kimchi et bioprotection", en: "Kimchi and bioprotection" },
      description: {
        fr: "Les équipes coréennes étudient surtout ses métabolites dans le kimchi. En Europe, l’espèce est connue comme ferment de bioprotection des viandes. Aucun de ces travaux ne permet d’allégation cutanée.",
        en: "Korean teams mainly study its metabolites in kimchi. In Europe the species is known as a bioprotective culture for meat. Neither line of work permits a claim about skin.",
      },
    },
    {
      titre: { fr: "Deux gélules séparées", en: "Two separate capsules" },
      description: {
        fr: "Zinc ou cuivre se placent dans une seconde gélule, jamais avec la cellule non enrobée. Un sachet au goût de poire ou de riz est possible, à diluer dans l’eau froide. Ni comprimé ni forme chauffée.",
        en: "Zinc or copper go in a second capsule, never with the uncoated cell. A pear or rice flavoured sachet is possible, stirred into cold water. Neither tablets nor heated forms.",
      },
    },
    {
      titre: { fr: "Chaîne du froid", en: "Cold chain" },
      description: {
        fr: "Transport sous 8 °C avec enregistreur, pesée en salle fraîche, retour au froid. Incuber les boîtes à 30 °C, non à 37. Une PCR d’espèce écarte <i>curvatus</i>, sa voisine.",
        en: "Transport under 8 °C with a logger, weighing in a cooled room, back to the cold. Incubate plates at 30 °C, not 37. A species PCR rules out <i>curvatus</i>, its neighbour.",
      },
    },
  ],
};
