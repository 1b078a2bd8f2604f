import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactiplantibacillus-plantarum-sph-117",
  type: "probiotique",
  species: "Lactiplantibacillus plantarum",
  code: "SPH 117",
  formerName: "Lactobacillus plantarum",
  cfu: 600,
  categories: ["Santé gastro-intestinale", "Protection du foie"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Lactobacille des végétaux.</b> Choucroute, olives, kimchi, ensilage : il est partout où une plante fermente, grâce à l’un des plus grands génomes du groupe. Notre poudre titre 600 milliards par gramme.",
    en: "<b>The plant lactobacillus.</b> Sauerkraut, olives, kimchi, silage: wherever plants ferment it is there, helped by one of the largest genomes of its group. Our powder holds 600 billion a gram.",
  },
  bienfaits: [
    {
      titre: { fr: "Axe intestin-foie", en: "The gut-liver axis" },
      description: {
        fr: "L’espèce est étudiée pour sa souplesse métabolique, sa persistance dans le tube digestif et les échanges entre microbiote et foie.",
        en: "The species is studied for its metabolic flexibility, its persistence in the digestive tract and the exchanges between microbiota and liver.",
      },
    },
    {
      titre: { fr: "Titre et masse", en: "Count and mass" },
      description: {
        fr: "Une poudre aussi concentrée se manipule en prédilution. Le lissage des pesées et un mélangeur à retournement garantissent une teneur régulière d’une unité à l’autre.",
        en: "Handle such a concentrated powder as a pre-dilution. Careful weighing and a tumble blender keep content steady from one unit to the next.",
      },
    },
  ],
};
