import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "streptococcus-salivarius-sph-162",
  type: "probiotique",
  species: "Streptococcus salivarius",
  code: "SPH 162",
  cfu: 50,
  categories: ["Bucco-dentaire", "Allergies/Immunité"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère bucco-pharyngée", en: "Mouth and throat" },
  technologie: null,
  description: {
    fr: "<b>Coccus de la langue.</b> Cette espèce, parmi les premières à gagner la bouche du nouveau-né, tapisse ensuite la langue. L’enrobage VPRO® se dissout dans la salive d’un comprimé à sucer.",
    en: "<b>Coccus of the tongue.</b> Among the first bacteria to reach a newborn’s mouth, it later carpets the tongue. The VPRO® coating dissolves in saliva as a lozenge is sucked.",
  },
  bienfaits: [
    {
      titre: { fr: "Flore de la gorge", en: "Throat flora" },
      description: {
        fr: "Les salivaricines, la coexistence avec les autres streptocoques et l’oreille moyenne font l’objet de travaux néo-zélandais et italiens.",
        en: "Salivaricins, coexistence with other streptococci and the middle ear are the subject of New Zealand and Italian work.",
      },
    },
    {
      titre: { fr: "Prise au coucher", en: "Taken at bedtime" },
      description: {
        fr: "Un comprimé à laisser fondre après brossage, sans boire ensuite : la consigne d’emploi compte autant que la formule.",
        en: "A tablet left to melt after brushing, with nothing to drink afterwards: instructions count as much as the formula.",
      },
    },
  ],
};
