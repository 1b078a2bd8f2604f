import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "limosilactobacillus-fermentum-sph-148",
  type: "probiotique",
  species: "Limosilactobacillus fermentum",
  code: "SPH 148",
  formerName: "Lactobacillus fermentum",
  cfu: 100,
  categories: ["Métabolisme", "Protection du foie"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère métabolique", en: "Metabolic area" },
  technologie: null,
  description: {
    fr: "<b>Fermentum et redox.</b> Issue du lait, des céréales et du cacao fermentés, l’espèce possède, selon la souche, un système glutathion complet. Sous VPRO®, elle rejoint des formules à base de polyphénols.",
    en: "<b>Fermentum and redox.</b> From fermented milk, cereals and cocoa, it holds, depending on strain, a complete glutathione system. Under VPRO® it joins formulas based on polyphenols.",
  },
  bienfaits: [
    {
      titre: { fr: "Stress oxydatif cellulaire", en: "Cellular oxidative stress" },
      description: {
        fr: "Les biochimistes mesurent son potentiel redox, ses enzymes et l’état des lipides sanguins dans des études de petite taille.",
        en: "Biochemists measure its redox potential, its enzymes and the state of blood lipids in small studies.",
      },
    },
    {
      titre: { fr: "Polyphénols voisins", en: "Polyphenol neighbours" },
      description: {
        fr: "Tanins et catéchines peuvent gêner le dénombrement en précipitant les protéines du milieu ; valider la méthode sur le produit fini.",
        en: "Tannins and catechins may disturb plate counts by precipitating medium proteins; validate the method on the finished product.",
      },
    },
  ],
};
