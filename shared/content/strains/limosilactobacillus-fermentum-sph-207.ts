import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "limosilactobacillus-fermentum-sph-207",
  type: "postbiotique",
  species: "Limosilactobacillus fermentum",
  code: "SPH 207",
  formerName: "Lactobacillus fermentum",
  cfu: 100,
  categories: ["Métabolisme", "Articulations"],
  souche: null,
  action: { fr: "Équilibre métabolique", en: "Metabolic balance" },
  technologie: "PROLIPO®",
  description: {
    fr: "<b>Fermentum tyndallisé.</b> Venue des levains et des céréales fermentées, l’espèce est ici inactivée : plus de dégagement de gaz. Le liposome l’ouvre aux flacons liquides et aux gels en sachet.",
    en: "<b>Tyndallised fermentum.</b> From sourdoughs and fermented cereals, the species is inactivated here, so no gas is released. The liposome opens it to liquid bottles and sachet gels.",
  },
  bienfaits: [
    {
      titre: { fr: "Thiols conservés ?", en: "Are thiols kept?" },
      description: {
        fr: "Que deviennent les thiols d’une cellule après chauffage ? Les biochimistes posent la question ; la sphère articulaire reste un terrain moins exploré.",
        en: "What becomes of a cell’s thiols after heating? Biochemists ask the question; the joint area remains a less explored ground.",
      },
    },
    {
      titre: { fr: "Gel en sachet", en: "Sachet gel" },
      description: {
        fr: "Xanthane et glycérine végétale structurent un gel stable ; la dose quotidienne y reste homogène, vérifiée au comptage des cellules totales.",
        en: "Xanthan and vegetable glycerine build a stable gel; the daily amount stays even, verified by total cell count.",
      },
    },
  ],
};
