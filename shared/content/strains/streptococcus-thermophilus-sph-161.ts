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
    fr: "<b>Un streptocoque de l’alimentation.</b> Seule espèce du genre employée couramment comme ferment, <i>S. thermophilus</i> aligne des cellules sphériques, Gram positif, ni mobiles ni sporulées. Mozzarella, yaourt et pâtes cuites l’utilisent, de 37 à 45 °C.<br><br><b>300 milliards sous VPRO®.</b> La poudre enrobée entre dans une formule à six ou huit bactéries. L’enveloppe uniformise la taille de grain entre partenaires.",
    en: "<b>A streptococcus of food.</b> The one species of its genus in common use as a starter, <i>S. thermophilus</i> lines up spherical cells, Gram-positive, neither motile nor sporing. Mozzarella, yoghurt and cooked cheeses use it, from 37 to 45 °C.<br><br><b>300 billion under VPRO®.</b> The coated powder goes into a formula of six or eight bacteria. The envelope evens out grain size among partners.",
  },
  bienfaits: [
    {
      titre: { fr: "Passage sans installation", en: "Passage without settling" },
      description: {
        fr: "L’espèce traverse le tube digestif sans s’y établir. Les chercheurs s’y intéressent pour ses enzymes, ses folates et ses polysaccharides, et pour ce que la flore fait de ce passage.",
        en: "The species crosses the digestive tract without taking root. Researchers turn to it for its enzymes, its folates and its polysaccharides, and for what resident flora makes of that passage.",
      },
    },
    {
      titre: { fr: "Complément d’assemblage", en: "Completing an assembly" },
      description: {
        fr: "En gélule, elle complète un assemblage de plusieurs espèces. Le sachet à l’eau froide est l’autre voie. Comprimé bicouche possible, l’enveloppe amortissant la presse.",
        en: "In a capsule, it completes an assembly of several species. A cold-water sachet is the other way. A bilayer tablet is possible, the envelope cushioning the press.",
      },
    },
    {
      titre: { fr: "Total et détail", en: "Total and detail" },
      description: {
        fr: "Huit souches ne se comptent pas sur une seule gélose : PCR quantitative pour la part de chacune, cytométrie pour l’ensemble. Enregistrer le temps de dispersion des grains enrobés, variable selon le lot.",
        en: "Eight strains cannot be counted on one agar: quantitative PCR for the share of each, cytometry for the whole. Record the dispersion time of coated grains, which varies from lot to lot.",
      },
    },
  ],
};
