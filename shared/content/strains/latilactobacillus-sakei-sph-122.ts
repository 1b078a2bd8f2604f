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
    fr: "<b>Le ferment du saké.</b> Isolée en 1934 d’un pied de cuve de saké, l’espèce mène aussi kimchi et saucissons secs. <i>L. sakei</i>, bâtonnet parfois courbe, sans spore, anaérobie facultatif, pousse à 4 °C et supporte le sel.<br><br><b>Une poudre qui craint la chaleur.</b> Psychrotrophe, elle se mélange sous 20 °C et se garde au froid. Ce lyophilisat conventionnel, à 100 milliards, se loge dans sa propre gélule, à côté des minéraux.",
    en: "<b>The sake ferment.</b> Isolated in 1934 from a sake starter, the species also drives kimchi and dry sausages. <i>L. sakei</i>, a rod that is sometimes curved, without spores, facultatively anaerobic, grows at 4°C and bears salt.<br><br><b>A powder that fears heat.</b> Psychrotrophic, it is blended under 20°C and kept cold. This conventional 100 billion powder is given a capsule of its own, next to the minerals.",
  },
  bienfaits: [
    {
      titre: { fr: "Du kimchi à la peau", en: "From kimchi to skin" },
      description: {
        fr: "La peau sensible, la composition corporelle et les métabolites du kimchi font l’objet de travaux coréens pour une bonne part. En Europe, on l’étudie surtout comme ferment de bioprotection des viandes.",
        en: "Sensitive skin, body composition and the metabolites of kimchi are the subject of work that is Korean for a good part. In Europe it is studied mainly as a bioprotective culture for meat.",
      },
    },
    {
      titre: { fr: "Gélule d’accompagnement", en: "Companion format" },
      description: {
        fr: "Zinc ou cuivre vont dans une gélule voisine, jamais avec la cellule nue. Le sachet frais, goût poire ou riz, s’accorde à son origine. Ni comprimé ni forme chaude.",
        en: "Zinc or copper go in a neighbouring capsule, never with the bare cell. A cool sachet, pear or rice in taste, agrees with its origin. Neither tablets nor hot forms.",
      },
    },
    {
      titre: { fr: "Le froid d’abord", en: "Cold comes first" },
      description: {
        fr: "Transport sous 8 °C avec enregistreur, pesée en salle tempérée, retour au froid. Incuber les boîtes à 30 °C, non à 37. Une PCR d’espèce écarte <i>curvatus</i>, sa voisine.",
        en: "Transport under 8°C with a logger, weighing in a cooled room, back to the cold. Incubate plates at 30°C, not 37. A species PCR rules out <i>curvatus</i>, its neighbour.",
      },
    },
  ],
};
