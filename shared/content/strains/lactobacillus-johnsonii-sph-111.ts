import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-johnsonii-sph-111",
  type: "probiotique",
  species: "Lactobacillus johnsonii",
  code: "SPH 111",
  cfu: 100,
  categories: ["Peau", "Santé gastro-intestinale"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Lactobacille de l’intestin grêle.</b> Longtemps confondue avec <i>L. acidophilus</i>, l’espèce porte le nom du microbiologiste John L. Johnson depuis 1992. Présente chez l’homme, elle s’emploie dans des laits fermentés.",
    en: "<b>Small-intestine lactobacillus.</b> Long confused with <i>L. acidophilus</i>, the species has borne the name of microbiologist John L. Johnson since 1992. Present in humans, it is used in fermented milks.",
  },
  bienfaits: [
    {
      titre: { fr: "Sujets d’étude", en: "Topics under study" },
      description: {
        fr: "Adhésion aux cellules intestinales, tolérance aux sels biliaires et axe intestin-peau, notamment autour des rayons ultraviolets, nourrissent sa bibliographie.",
        en: "Adhesion to intestinal cells, tolerance of bile salts and the gut-skin axis, notably around ultraviolet light, make up its bibliography.",
      },
    },
    {
      titre: { fr: "Formuler pour l’été", en: "Formulating for summer" },
      description: {
        fr: "Un programme saisonnier se conçoit en boîte de trente gélules, avec caroténoïdes en poudre. Éviter tout contact prolongé avec des huiles non raffinées.",
        en: "A seasonal programme fits a thirty-capsule box, with carotenoids in powder form. Avoid long contact with unrefined oils.",
      },
    },
  ],
};
