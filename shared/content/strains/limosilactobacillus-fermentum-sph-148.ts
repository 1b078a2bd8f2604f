import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "limosilactobacillus-fermentum-sph-148",
  type: "probiotique",
  species: "Limosilactobacillus fermentum",
  code: "SPH 148",
  formerName: "Lactobacillus fermentum",
  cfu: 100,
  categories: ["Métabolisme", "Protection du foie"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère métabolique", en: "Metabolic area" },
  technologie: null,
  description: {
    fr: "<b>Entre céréales et lait.</b> Céréales, laits et plantes en fermentation hébergent <i>L. fermentum</i>, bâtonnet hétérofermentaire sans spores que l’oxygène gêne peu. Le nom du genre, du latin <i>limosus</i>, « visqueux », évoque les polymères que forment beaucoup de ses espèces.<br><br><b>Compatible avec les polyphénols.</b> L’enveloppe VPRO® sépare la cellule des tanins d’un extrait sec. Le titre est de 100 milliards d’UFC par gramme.",
    en: "<b>Between cereals and milk.</b> Fermenting cereals, milks and plants harbour <i>L. fermentum</i>, a heterofermentative rod with no spores that oxygen troubles little. The genus name, from Latin <i>limosus</i>, slimy, recalls the polymers that many of its species form.<br><br><b>Suited to polyphenols.</b> The VPRO® envelope separates the cell from the tannins of a dry extract. Its count is 100 billion CFU a gram.",
  },
  bienfaits: [
    {
      titre: { fr: "Métabolisme du glutathion", en: "Glutathione metabolism" },
      description: {
        fr: "Certaines souches possèdent les enzymes du cycle du glutathion, mesurées dans la cellule bactérienne. Les travaux sur le foie se limitent à l’animal ; aucune allégation hépatique ou lipidique n’est permise.",
        en: "Some strains have the enzymes of the glutathione cycle, measured in the bacterial cell. Liver work is limited to animals; no liver or lipid claim is permitted.",
      },
    },
    {
      titre: { fr: "Gélule aux polyphénols", en: "Polyphenol capsule" },
      description: {
        fr: "Pépin de raisin ou olive : l’extrait et la souche partagent une gélule opaque de taille 0. En stick, le cacao couvre le goût tannique. Les formes liquides sont exclues, car la souche produit du gaz.",
        en: "Grape seed or olive: extract and strain share an opaque size 0 capsule. In a stick, cocoa covers the tannic taste. Liquid forms are ruled out, as the strain produces gas.",
      },
    },
    {
      titre: { fr: "Comptage avec tanins", en: "Counting with tannins" },
      description: {
        fr: "Les tanins freinent la croissance sur gélose et abaissent le compte. Valider un témoin enrichi, diluer davantage, recouper par cytométrie. Un diluant tamponné aide à dissoudre l’enrobage.",
        en: "Tannins slow growth on agar and lower the count. Validate a spiked control, dilute further, cross-check by cytometry. A buffered diluent helps to dissolve the coating.",
      },
    },
  ],
};
