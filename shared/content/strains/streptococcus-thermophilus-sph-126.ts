import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "streptococcus-thermophilus-sph-126",
  type: "probiotique",
  species: "Streptococcus thermophilus",
  code: "SPH 126",
  cfu: 400,
  categories: ["Santé gastro-intestinale"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Coccus du yaourt.</b> Décrit par Orla-Jensen en 1919, il acidifie le lait en quelques heures à 42 °C. C’est le seul streptocoque largement employé comme ferment. Sa poudre fluide supporte bien l’échelle industrielle.",
    en: "<b>The yoghurt coccus.</b> Described by Orla-Jensen in 1919, it acidifies milk within hours at 42°C. It is the only streptococcus widely used as a starter. Its free-flowing powder scales up well.",
  },
  bienfaits: [
    {
      titre: { fr: "Lactase bactérienne", en: "Bacterial lactase" },
      description: {
        fr: "L’activité bêta-galactosidase de l’espèce, ses exopolysaccharides et son passage dans l’intestin grêle concentrent l’essentiel de la littérature.",
        en: "The beta-galactosidase of the species, its exopolysaccharides and its passage through the small intestine take up most of the literature.",
      },
    },
    {
      titre: { fr: "Dénombrer en mélange", en: "Counting in a blend" },
      description: {
        fr: "Avec son partenaire bulgare, la norme ISO 7889 distingue les deux colonies ; au-delà, la cytométrie ISO 19344 donne le total.",
        en: "With its Bulgarian partner, ISO 7889 tells the two colonies apart; beyond that, ISO 19344 cytometry gives the total.",
      },
    },
  ],
};
