import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactiplantibacillus-plantarum-sph-201",
  type: "postbiotique",
  species: "Lactiplantibacillus plantarum",
  code: "SPH 201",
  formerName: "Lactobacillus plantarum",
  cfu: 100,
  categories: ["Santé gastro-intestinale"],
  souche: null,
  action: { fr: "Sphère digestive", en: "Digestive area" },
  technologie: "PROLIPO®",
  description: {
    fr: "<b>Plantarum tyndallisé.</b> Cellules entières de <i>L. plantarum</i>, espèce des légumes fermentés, inactivées par chauffages successifs.<br><br><b>Porté par PROLIPO®.</b> Des liposomes de phospholipides portent la matière. La poudre contient 100 milliards de cellules par gramme, se disperse dans l’eau et convient au sirop, à la boisson ou à la gélule, sans chaîne du froid.",
    en: "<b>Tyndallised plantarum.</b> Whole cells of <i>L. plantarum</i>, a species of fermented vegetables, inactivated by successive heating cycles.<br><br><b>Carried by PROLIPO®.</b> Phospholipid liposomes carry the material. The powder contains 100 billion cells a gram, disperses in water and suits syrups, drinks or capsules, with no cold chain.",
  },
  bienfaits: [
    {
      titre: { fr: "Paroi bactérienne à l’étude", en: "Cell wall under study" },
      description: {
        fr: "Peptidoglycane, acides teichoïques et exopolysaccharides sont analysés pour leur contact avec les cellules de l’intestin. Les équipes comparent paroi entière, fragments et surnageant, afin d’attribuer chaque observation à une fraction.",
        en: "Peptidoglycan, teichoic acids and exopolysaccharides are analysed for their contact with intestinal cells. Teams compare the whole wall, fragments and supernatant, so as to assign each observation to one fraction.",
      },
    },
    {
      titre: { fr: "Du sirop à l’ampoule", en: "From syrup to ampoule" },
      description: {
        fr: "L’ingrédient ne fermente pas : l’ampoule pasteurisée devient possible, avec un épaississant qui tient les particules en suspension. Contrôler la charge microbienne, le nombre total de cellules par cytométrie et la taille des liposomes.",
        en: "The ingredient does not ferment: a pasteurised ampoule becomes possible, with a thickener that holds particles in suspension. Check microbial load, total cell number by cytometry and liposome size.",
      },
    },
  ],
};
