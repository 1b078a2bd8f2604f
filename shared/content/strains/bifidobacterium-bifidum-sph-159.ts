import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-bifidum-sph-159",
  type: "probiotique",
  species: "Bifidobacterium bifidum",
  code: "SPH 159",
  cfu: 150,
  categories: ["Santé gastro-intestinale", "Allergies/Immunité"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère gastrique", en: "Gastric area" },
  technologie: null,
  description: {
    fr: "<b>Bifidum enrobé.</b> Spécialiste des mucines, l’espèce vit au contact du mucus et partage ses sucres avec les voisines. VPRO® l’apporte en grain fin, compatible avec une poudre pour shaker.",
    en: "<b>Coated bifidum.</b> A mucin specialist, it lives in touch with mucus and shares its sugars with neighbours. VPRO® delivers it as a fine grain, compatible with a shaker powder.",
  },
  bienfaits: [
    {
      titre: { fr: "Nutrition croisée", en: "Cross-feeding bacteria" },
      description: {
        fr: "On parle de <i>cross-feeding</i> quand une bactérie libère ce qu’une autre consomme ; <i>B. bifidum</i> en est un cas d’école.",
        en: "The term applies when one bacterium releases what another consumes; <i>B. bifidum</i> is a textbook case.",
      },
    },
    {
      titre: { fr: "Poudre à shaker", en: "Shaker powder" },
      description: {
        fr: "Protéines végétales, cacao maigre et souche forment un mélange stable tant que l’activité de l’eau ne dépasse pas 0,25 dans la boîte.",
        en: "Plant proteins, low-fat cocoa and the strain make a stable blend as long as water activity stays under 0.25 in the tub.",
      },
    },
  ],
};
