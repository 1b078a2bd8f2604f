import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-bifidum-sph-101",
  type: "probiotique",
  species: "Bifidobacterium bifidum",
  code: "SPH 101",
  cfu: 100,
  categories: ["Santé gastro-intestinale", "Allergies/Immunité"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Un bacille ramifié.</b> <i>Bifidum</i> signifie « fendu en deux » : Henri Tissier décrit vers 1900 ce bacille à Gram positif, souvent ramifié en Y, chez des nourrissons allaités. Anaérobie strict, non sporulé, <i>B. bifidum</i> vit dans le côlon humain et entre dans quelques laits fermentés.<br><br><b>Poudre à tenir loin de l’air.</b> Ce lyophilisat conventionnel craint autant l’oxygène que l’eau : n’ouvrir le fût qu’à la pesée, faire vite, refermer sous azote. Le grain reste fin et se disperse bien à sec.",
    en: "<b>A branched rod.</b> <i>Bifidum</i> means “cleft in two”: around 1900 Henri Tissier described this Gram-positive rod, often branched like a Y, in breastfed infants. A strict anaerobe without spores, <i>B. bifidum</i> lives in the human colon and is used in a few fermented milks.<br><br><b>A powder to keep from air.</b> The conventional freeze-dried form is as sensitive to oxygen as to water: open the drum only to weigh, work fast, reseal under nitrogen. The grain is fine and disperses well in dry blends.",
  },
  bienfaits: [
    {
      titre: { fr: "Mucines et glycanes", en: "Mucins and glycans" },
      description: {
        fr: "L’adhésion au mucus, les enzymes de surface qui découpent les glycanes de l’hôte et les échanges de nutriments entre bifidobactéries occupent l’essentiel des travaux, au laboratoire comme chez l’adulte.",
        en: "Adhesion to mucus, the surface enzymes that trim host glycans and the trade of nutrients among bifidobacteria take up most of the work, in laboratory models as well as in adults.",
      },
    },
    {
      titre: { fr: "Gélule sous blister", en: "Capsules in blisters" },
      description: {
        fr: "La gélule végétale sèche, logée dans un blister aluminium, n’expose à l’air qu’une unité à la fois. Le stick convient aussi ; le comprimé, plus agressif pour une cellule non enrobée, se décide après essai de compression.",
        en: "A dry vegetable capsule in an aluminium blister exposes only one capsule at a time. Sticks suit it too; a tablet is rough on an uncoated cell and should be decided after a compression trial.",
      },
    },
    {
      titre: { fr: "Du fût au comptage", en: "From drum to count" },
      description: {
        fr: "Garder le fût scellé entre 2 et 8 °C et l’activité de l’eau sous 0,2. Compter sur gélose TOS-MUP en anaérobiose, d’après la norme laitière ISO 29981 ; confirmer l’identité par séquençage du génome.",
        en: "Hold the sealed drum at 2 to 8 °C and water activity under 0.2. Count on TOS-MUP agar without oxygen, following the dairy standard ISO 29981; confirm identity by genome sequencing.",
      },
    },
  ],
};
