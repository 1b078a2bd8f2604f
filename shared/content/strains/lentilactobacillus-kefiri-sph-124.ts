import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lentilactobacillus-kefiri-sph-124",
  type: "probiotique",
  species: "Lentilactobacillus kefiri",
  code: "SPH 124",
  formerName: "Lactobacillus kefir",
  cfu: 50,
  categories: ["Métabolisme", "Santé gastro-intestinale"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Lactobacille du kéfir.</b> Il vit dans les grains de kéfir du Caucase, agrégé aux levures par ses protéines de surface. Poudre rare, utile pour transposer une boisson fermentée en gélule.",
    en: "<b>The kefir lactobacillus.</b> It lives in the kefir grains of the Caucasus, clumped with yeasts by its surface proteins. A rare powder, useful for turning a fermented drink into a capsule.",
  },
  bienfaits: [
    {
      titre: { fr: "Protéines de couche S", en: "S-layer proteins" },
      description: {
        fr: "Les publications s’attardent sur sa couche S, l’agrégation avec les levures et, sur modèles, sur le métabolisme des graisses.",
        en: "Papers dwell on its S-layer, its aggregation with yeasts and, in models, on the metabolism of fats.",
      },
    },
    {
      titre: { fr: "Un trio kéfir", en: "A kefir trio" },
      description: {
        fr: "Avec un lactocoque et <i>Saccharomyces</i>, le formulateur recompose l’esprit du grain ; dénombrer levures et bactéries sur des milieux distincts.",
        en: "With a lactococcus and <i>Saccharomyces</i> the formulator rebuilds the spirit of the grain; count yeasts and bacteria on separate media.",
      },
    },
  ],
};
