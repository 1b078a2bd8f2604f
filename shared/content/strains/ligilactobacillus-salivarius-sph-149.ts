import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "ligilactobacillus-salivarius-sph-149",
  type: "probiotique",
  species: "Ligilactobacillus salivarius",
  code: "SPH 149",
  formerName: "Lactobacillus salivarius",
  cfu: 100,
  categories: ["Bucco-dentaire"],
  souche: "Souche VPRO®",
  action: { fr: "Fraîcheur de la bouche", en: "Oral freshness" },
  technologie: null,
  description: {
    fr: "<b>Salivarius buccal.</b> Lactobacille commensal de la cavité orale, homofermentaire et peu gazeux. La version VPRO® se destine aux poudres orodispersibles, aux films et aux gommes à mâcher pressées.",
    en: "<b>Oral salivarius.</b> A commensal lactobacillus of the oral cavity, homofermentative and low in gas. The VPRO® version is meant for orodispersible powders, films and pressed chewing gum.",
  },
  bienfaits: [
    {
      titre: { fr: "Composés volatils", en: "Volatile compounds" },
      description: {
        fr: "Les articles s’intéressent aux composés soufrés de l’haleine, au pH de la plaque et aux compétiteurs du dos de la langue.",
        en: "Articles deal with sulphur compounds in breath, plaque pH and competitors on the back of the tongue.",
      },
    },
    {
      titre: { fr: "Gomme pressée", en: "Pressed gum" },
      description: {
        fr: "Les gommes obtenues par compression évitent l’étape chaude. L’arôme, encapsulé, s’ajoute en dernier avec la souche et un lubrifiant sec.",
        en: "Gum made by compression skips the hot step. Encapsulated flavour goes in last, with the strain and a dry lubricant.",
      },
    },
  ],
};
