import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-paracasei-sph-142",
  type: "probiotique",
  species: "Lacticaseibacillus paracasei",
  code: "SPH 142",
  formerName: "Lactobacillus paracasei",
  cfu: 600,
  categories: ["Allergies/Immunité", "Peau"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère ORL", en: "Ear, nose and throat" },
  technologie: null,
  description: {
    fr: "<b>Paracasei à 600 milliards.</b> Bactérie des fromages affinés et des laits acidifiés, facile à cultiver. Elle titre ici 600 milliards par gramme sous VPRO®, ce qui convient aux petites gélules et aux formules chargées.",
    en: "<b>Paracasei at 600 billion.</b> A bacterium of ripened cheeses and soured milks, easy to grow. Here it counts 600 billion a gram under VPRO®, suited to small capsules and crowded formulas.",
  },
  bienfaits: [
    {
      titre: { fr: "Terrains sensibles", en: "Sensitive grounds" },
      description: {
        fr: "Immunoglobulines E, muqueuse nasale et barrière cutanée reviennent dans les publications consacrées à l’espèce, surtout en Asie.",
        en: "Immunoglobulin E, the nasal mucosa and the skin barrier recur in publications on the species, Asia above all.",
      },
    },
    {
      titre: { fr: "Petit volume", en: "Small volume" },
      description: {
        fr: "Taille 3, ou insert dans une gélule de plantes : la faible quantité nécessaire rend la souche compatible avec des matrices déjà pleines.",
        en: "A size 3, or an addition to a herbal capsule: the little that is needed makes this strain compatible with matrices already full.",
      },
    },
  ],
};
