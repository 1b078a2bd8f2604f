import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "heyndrickxia-coagulans-sph-165",
  type: "probiotique",
  species: "Heyndrickxia coagulans",
  code: "SPH 165",
  formerName: "Bacillus coagulans",
  cfu: 150,
  categories: ["Santé gastro-intestinale", "Articulations", "Métabolisme"],
  souche: "Souche VPRO®",
  action: { fr: "Nutrition du sportif", en: "Sports nutrition" },
  technologie: null,
  description: {
    fr: "<b>Coagulans et protéines.</b> Lactique comme un lactobacille, sporulée comme un bacille, l’espèce séduit les fabricants de barres et de poudres protéinées : elle ne réclame ni froid ni emballage d’exception.",
    en: "<b>Coagulans and proteins.</b> Lactic like a lactobacillus, spore-forming like a bacillus. Makers of bars and protein powders adopt it, as it asks for neither cold nor exceptional packaging.",
  },
  bienfaits: [
    {
      titre: { fr: "Protéines et effort", en: "Protein and effort" },
      description: {
        fr: "Digestion des protéines de lait ou de pois, récupération et inconfort digestif de l’athlète occupent les publications récentes.",
        en: "Digestion of milk or pea proteins, recovery and the digestive discomfort of athletes occupy recent publications.",
      },
    },
    {
      titre: { fr: "Boîte de poudre", en: "Tub of powder" },
      description: {
        fr: "Une dosette rase de trente grammes suffit à répartir la souche, à condition de l’avoir liée au cacao avant mélange final.",
        en: "One level thirty-gram scoop distributes the strain, provided it was bound to cocoa ahead of the final blend.",
      },
    },
  ],
};
