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
    fr: "<b>Plantarum tyndallisé.</b> Cellules entières de <i>L. plantarum</i>, espèce des légumes fermentés, inactivées par chauffages successifs.<br><br><b>Porté par PROLIPO®.</b> Un liposome de phospholipides entoure la matière. La poudre compte 100 milliards de cellules par gramme, se disperse dans l’eau et accepte sirop, boisson ou gélule, sans chaîne du froid.",
    en: "<b>Tyndallised plantarum.</b> Whole cells of <i>L. plantarum</i>, a species of fermented vegetables, inactivated by successive heatings.<br><br><b>Carried by PROLIPO®.</b> A phospholipid liposome surrounds the material. The powder counts 100 billion cells a gram, disperses in water and accepts syrup, drink or capsule, with no cold chain.",
  },
  bienfaits: [
    {
      titre: { fr: "Parois à l’étude", en: "Walls under study" },
      description: {
        fr: "Peptidoglycane, acides teichoïques et exopolysaccharides sont analysés pour leur contact avec les cellules de l’intestin. Les équipes comparent paroi entière, fragments et surnageant, afin d’attribuer chaque observation à une fraction.",
        en: "Peptidoglycan, teichoic acids and exopolysaccharides are analysed for their contact with intestinal cells. Teams compare whole wall, fragments and supernatant, so as to assign each observation to one fraction.",
      },
    },
    {
      titre: { fr: "Du sirop à l’ampoule", en: "From syrup to ampoule" },
      description: {
        fr: "L’ingrédient ne fermente pas : l’ampoule pasteurisée devient possible, avec un épaississant qui tient les particules en suspension. Contrôler stérilité commerciale, nombre total de cellules par cytométrie et taille des liposomes.",
        en: "The ingredient does not ferment: a pasteurised ampoule becomes possible, with a thickener that holds particles in suspension. Check commercial sterility, total cell number by cytometry and liposome size.",
      },
    },
  ],
  products: ["postbiotique"],
};
