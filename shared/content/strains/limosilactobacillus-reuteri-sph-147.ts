import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "limosilactobacillus-reuteri-sph-147",
  type: "probiotique",
  species: "Limosilactobacillus reuteri",
  code: "SPH 147",
  formerName: "Lactobacillus reuteri",
  cfu: 200,
  categories: ["Femmes", "Articulations"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère ostéo-articulaire", en: "Bone and joint area" },
  technologie: null,
  description: {
    fr: "<b>Reuteri et maturité.</b> Cette bactérie se rencontre dans le lait humain et les levains. La référence s’adresse aux produits pour femmes de cinquante ans et plus, aux côtés du calcium et de la vitamine D3.",
    en: "<b>Reuteri for mature years.</b> This bacterium occurs in human milk and sourdoughs. The reference addresses products for women of fifty and over, next to calcium and vitamin D3.",
  },
  bienfaits: [
    {
      titre: { fr: "Axe intestin-os", en: "The gut-bone axis" },
      description: {
        fr: "Une spécialité récente croise microbiote et tissu osseux ; l’espèce y figure avec des suivis longs, chez la femme ménopausée notamment.",
        en: "A recent speciality crosses microbiota and bone tissue; the species features in it with long follow-ups, in postmenopausal women notably.",
      },
    },
    {
      titre: { fr: "Calcium à part", en: "Calcium apart" },
      description: {
        fr: "Le carbonate prend de la place et absorbe. Un comprimé minéral et une gélule bactérienne, réunis dans un même étui, forment un ensemble net.",
        en: "Carbonate takes room and absorbs. A mineral tablet and a bacterial capsule in one carton make a clean set.",
      },
    },
  ],
};
