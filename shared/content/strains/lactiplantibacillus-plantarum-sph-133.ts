import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactiplantibacillus-plantarum-sph-133",
  type: "probiotique",
  species: "Lactiplantibacillus plantarum",
  code: "SPH 133",
  formerName: "Lactobacillus plantarum",
  cfu: 200,
  categories: ["Santé mentale", "Sommeil"],
  souche: "Souche VPRO®",
  action: { fr: "Équilibre émotionnel", en: "Emotional balance" },
  technologie: null,
  description: {
    fr: "<b>Plantarum du kimchi.</b> Le chou pimenté coréen en est une source connue. Cette référence VPRO® vise les formules du soir et du stress quotidien, où l’on recherche peu d’excipients et un grain régulier.",
    en: "<b>Kimchi plantarum.</b> Korean spiced cabbage is a known source. This VPRO® reference is intended for evening and daily-pressure formulas, where few excipients and a regular grain are wanted.",
  },
  bienfaits: [
    {
      titre: { fr: "Axe intestin-cerveau", en: "The gut-brain axis" },
      description: {
        fr: "Des équipes s’intéressent aux messagers que l’espèce produit ou consomme, tryptophane et GABA compris, et à la voie du nerf vague.",
        en: "Teams take an interest in the messengers the species makes or consumes, tryptophan and GABA included, and in the vagus route.",
      },
    },
    {
      titre: { fr: "Compatibilités utiles", en: "Useful compatibilities" },
      description: {
        fr: "Safran, mélisse et magnésium figurent souvent au même cahier des charges ; l’oxyde de magnésium, alcalin et sec, reste le sel le plus simple.",
        en: "Saffron, lemon balm and magnesium often share the brief; magnesium oxide, alkaline and dry, remains the simplest salt.",
      },
    },
  ],
};
