import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "pediococcus-acidilactici-sph-127",
  type: "probiotique",
  species: "Pediococcus acidilactici",
  code: "SPH 127",
  cfu: 200,
  categories: ["Santé gastro-intestinale", "Allergies/Immunité"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Coccus en tétrades.</b> Division sur deux plans : les cellules de <i>P. acidilactici</i> forment des tétrades. Coccus à Gram positif, homofermentaire, dépourvu de spore, il supporte 50 °C et fermente saucissons, légumes et fourrages.<br><br><b>Une conventionnelle endurante.</b> Titrée à 200 milliards, la poudre encaisse presse tiède et mélange long mieux que la plupart des lactobacilles. L’eau libre reste la limite, comme pour toute cellule nue.",
    en: "<b>A coccus in tetrads.</b> Dividing in two planes, the cells of <i>P. acidilactici</i> form tetrads. A Gram-positive coccus, homofermentative, devoid of spores, it bears 50 °C and ferments sausages, vegetables and fodder.<br><br><b>Conventional and enduring.</b> At 200 billion a gram, the powder takes a warm press and long blending better than most lactobacilli. Free water remains the limit, as for any uncoated cell.",
  },
  bienfaits: [
    {
      titre: { fr: "Pédiocines", en: "Pediocins" },
      description: {
        fr: "Les pédiocines, petits peptides étudiés en bioprotection, dominent les articles. L’élevage fournit un corpus abondant sur la digestion. Ces données animales ne permettent aucune allégation.",
        en: "Pediocins, small peptides studied for bioprotection, lead the articles. Animal husbandry supplies a plentiful body of work on digestion. Such animal data permit no claim for people.",
      },
    },
    {
      titre: { fr: "Barre pressée à froid", en: "Cold-pressed bar" },
      description: {
        fr: "Gélule, comprimé dur, barre à froid : la tolérance thermique élargit l’éventail. Une barre exige une a<sub>w</sub> très basse, validée par une étude de stabilité. La gomme coulée demeure hors de portée.",
        en: "Capsule, hard tablet, cold-pressed bar: heat tolerance widens the choice. A bar demands a very low a<sub>w</sub>, validated by a stability study. Cast gummies stay out of reach.",
      },
    },
    {
      titre: { fr: "Survie par procédé", en: "Survival by process" },
      description: {
        fr: "Calculer un rendement : cellules retrouvées sur cellules pesées, à chaque étape. Croissance à 50 °C : un test simple qui l’écarte de <i>pentosaceus</i>. Confirmer ensuite par séquençage ; stocker au sec.",
        en: "Work out a yield: cells recovered over cells weighed, step by step. Growth at 50 °C: a simple test that sets it apart from <i>pentosaceus</i>. Confirm afterwards by sequencing; store dry.",
      },
    },
  ],
};
