import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-crispatus-sph-109",
  type: "probiotique",
  species: "Lactobacillus crispatus",
  code: "SPH 109",
  cfu: 100,
  categories: ["Femmes"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Lactobacille féminin.</b> Ses filaments courbés expliquent son nom, « frisé » en latin. C’est l’une des espèces dominantes de la flore vaginale de la femme adulte. Le lyophilisat se destine à la voie orale.",
    en: "<b>A feminine lactobacillus.</b> Its curled filaments earned it a name meaning crisped in Latin. It ranks among the dominant species of the adult vaginal flora. The freeze-dried powder is meant for oral use.",
  },
  bienfaits: [
    {
      titre: { fr: "Une espèce repère", en: "A reference species" },
      description: {
        fr: "Les études de microbiote classent les flores vaginales en types ; l’un d’eux est défini par cette espèce, suivie aussi pour ses isomères d’acide lactique.",
        en: "Microbiota studies sort vaginal floras into types; one type is defined by this species, also followed for the isomers of lactic acid it makes.",
      },
    },
    {
      titre: { fr: "Conditionnement sec", en: "Dry packaging" },
      description: {
        fr: "Poudre hygroscopique : gélule HPMC, blister alu-alu, salle de remplissage à faible hygrométrie. Un format d’un mois évite les ouvertures répétées.",
        en: "The powder is hygroscopic: HPMC capsules, alu-alu blisters, a filling room at low humidity. A one-month pack avoids repeated openings.",
      },
    },
  ],
};
