import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-paracasei-sph-143",
  type: "probiotique",
  species: "Lacticaseibacillus paracasei",
  code: "SPH 143",
  formerName: "Lactobacillus paracasei",
  cfu: 200,
  categories: ["Protection du foie", "Bucco-dentaire"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère hépatique", en: "Liver area" },
  technologie: null,
  description: {
    fr: "<b>Paracasei de culture végétale.</b> Le fermenteur peut ici se passer de lait : hydrolysats de pois et sucre de betterave. Cette référence VPRO® répond aux gammes véganes de saison, à base de plantes amères.",
    en: "<b>Plant-grown paracasei.</b> The fermenter can do without milk here: pea hydrolysates and beet sugar. This VPRO® reference answers seasonal vegan ranges built on bitter herbs.",
  },
  bienfaits: [
    {
      titre: { fr: "Veine porte", en: "The portal vein" },
      description: {
        fr: "Le sang de l’intestin gagne le foie en premier ; c’est ce trajet, et les métabolites qu’il transporte, qui motive les recherches.",
        en: "Blood from the intestine reaches the liver first; that journey, and the metabolites it carries, is what motivates the research.",
      },
    },
    {
      titre: { fr: "Autour du chardon-marie", en: "Around milk thistle" },
      description: {
        fr: "La silymarine est amère et collante. La granuler avant l’apport des bactéries évite les prises en masse et les écarts de teneur.",
        en: "Silymarin is bitter and sticky. Granulating it before the bacteria are added avoids caking and drifts in content.",
      },
    },
  ],
};
