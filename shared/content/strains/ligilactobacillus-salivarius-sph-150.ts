import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "ligilactobacillus-salivarius-sph-150",
  type: "probiotique",
  species: "Ligilactobacillus salivarius",
  code: "SPH 150",
  formerName: "Lactobacillus salivarius",
  cfu: 150,
  categories: ["Peau", "Femmes"],
  souche: "Souche VPRO®",
  action: { fr: "Équilibre cutané", en: "Skin balance" },
  technologie: null,
  description: {
    fr: "<b>Salivarius du lait humain.</b> Isolée de la bouche, de l’intestin et du lait de mère, l’espèce produit des bactériocines. Enrobée, elle trouve place dans une gélule de beauté à deux prises par jour.",
    en: "<b>Salivarius of human milk.</b> Isolated from mouth, gut and mother’s milk, the species makes bacteriocins. Coated, it finds a place in a beauty capsule taken twice a day.",
  },
  bienfaits: [
    {
      titre: { fr: "Mère, lait et peau", en: "Mother, milk and skin" },
      description: {
        fr: "Le parcours intestin-sein-lait et la flore cutanée animent une littérature en large part espagnole et italienne.",
        en: "The gut-breast-milk route and the skin flora animate a literature that is largely Spanish and Italian.",
      },
    },
    {
      titre: { fr: "Gélule colorée", en: "Coloured capsule" },
      description: {
        fr: "Spiruline ou caroténoïdes colorent la poudre et masquent les écarts de teinte. Contrôler le cuivre résiduel, peu favorable aux cellules.",
        en: "Spirulina or carotenoids tint the powder and hide shade drifts. Check residual copper, which does cells no good.",
      },
    },
  ],
};
