import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "streptococcus-thermophilus-sph-161",
  type: "probiotique",
  species: "Streptococcus thermophilus",
  code: "SPH 161",
  cfu: 300,
  categories: ["Santé gastro-intestinale"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère digestive", en: "Digestive area" },
  technologie: null,
  description: {
    fr: "<b>Thermophilus enrobé.</b> Le yaourt réunit des milliards de ses chaînettes. Transférée dans une poudre VPRO®, l’espèce sort du rayon frais et complète une formule multi-souches à coût mesuré.",
    en: "<b>Coated thermophilus.</b> Yoghurt gathers billions of its small chains. Moved into a VPRO® powder, the species leaves the chilled aisle and completes a multi-strain formula at measured cost.",
  },
  bienfaits: [
    {
      titre: { fr: "Passage et enzymes", en: "Passage and enzymes" },
      description: {
        fr: "Transitant sans s’installer, elle intéresse par ses enzymes, ses folates et les polysaccharides qu’elle sécrète dans le lait.",
        en: "In transit rather than settled, it interests through its enzymes, its folates and the polysaccharides it secretes in milk.",
      },
    },
    {
      titre: { fr: "Formules multi-souches", en: "Multi-strain formulas" },
      description: {
        fr: "Base économique d’un mélange à six ou huit bactéries : l’introduire à hauteur d’un quart du compte total garde l’assemblage équilibré.",
        en: "An economical base for blends of six or eight bacteria: bringing it in at a quarter of the total count keeps the assembly balanced.",
      },
    },
  ],
};
