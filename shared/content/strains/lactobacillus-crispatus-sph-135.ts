import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-crispatus-sph-135",
  type: "probiotique",
  species: "Lactobacillus crispatus",
  code: "SPH 135",
  cfu: 100,
  categories: ["Femmes"],
  souche: "Souche VPRO®",
  action: { fr: "Flore intime", en: "Intimate flora" },
  technologie: null,
  description: {
    fr: "<b>Crispatus stabilisé.</b> Compagne de la femme adulte, cette bactérie acidifie son milieu par l’acide lactique. Exigeante en culture, elle gagne avec VPRO® une poudre que l’on peut mélanger sans chambre froide.",
    en: "<b>Stabilised crispatus.</b> A companion of adult women, this bacterium acidifies its surroundings through lactic acid. Demanding to grow, it gains from VPRO® a powder that can be blended without a cold room.",
  },
  bienfaits: [
    {
      titre: { fr: "Typologie des flores", en: "Typing floras" },
      description: {
        fr: "Le séquençage a placé l’espèce au centre des classifications du microbiote vaginal, selon l’âge, le cycle et la géographie.",
        en: "Sequencing has placed the species at the centre of vaginal microbiota classifications, by age, cycle and geography.",
      },
    },
    {
      titre: { fr: "Voie orale", en: "By mouth" },
      description: {
        fr: "La gélule gastrorésistante n’est pas obligatoire avec une cellule déjà enrobée ; une HPMC standard, au logo discret, suffit au positionnement.",
        en: "An enteric capsule is not compulsory with a cell that is already coated; a standard HPMC shell with a discreet logo suits the positioning.",
      },
    },
  ],
};
