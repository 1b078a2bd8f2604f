import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-rhamnosus-sph-131",
  type: "probiotique",
  species: "Lacticaseibacillus rhamnosus",
  code: "SPH 131",
  formerName: "Lactobacillus rhamnosus",
  cfu: 300,
  categories: ["Santé gastro-intestinale", "Allergies/Immunité"],
  souche: "Souche VPRO®",
  action: { fr: "Confort digestif", en: "Digestive comfort" },
  technologie: null,
  description: {
    fr: "<b>Rhamnosus enrobé VPRO®.</b> Un lactobacille d’origine humaine, déjà employé dans des yaourts à boire. L’enrobage isole la cellule du reste de la formule, y compris dans les mélanges à base de plantes.",
    en: "<b>VPRO® coated rhamnosus.</b> A lactobacillus of human origin, already found in drinking yoghurts. The coating isolates the cell from the rest of the formula, herbal blends included.",
  },
  bienfaits: [
    {
      titre: { fr: "Écologie du côlon", en: "Ecology of the colon" },
      description: {
        fr: "La recherche sur <i>L. rhamnosus</i> décrit ses pili, sa cohabitation avec la flore résidente et son dialogue avec l’épithélium.",
        en: "Research on <i>L. rhamnosus</i> describes its pili, its life among the resident flora and its dialogue with the epithelium.",
      },
    },
    {
      titre: { fr: "Mélange avec plantes", en: "Blending with herbs" },
      description: {
        fr: "Les extraits secs apportent souvent de l’humidité : viser moins de 5 % de perte à la dessiccation avant l’ajout de la souche, en fin de mélange.",
        en: "Dry extracts often carry moisture: aim for less than 5% loss on drying before the strain goes in, at the end of mixing.",
      },
    },
  ],
};
