import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-crispatus-sph-135",
  type: "probiotique",
  species: "Lactobacillus crispatus",
  code: "SPH 135",
  cfu: 100,
  categories: ["Femmes"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère intime féminine", en: "Women’s intimate area" },
  technologie: null,
  description: {
    fr: "<b>Productrice d’acide lactique.</b> <i>L. crispatus</i> sécrète les deux isomères de l’acide lactique. Bacille élancé, Gram positif, non sporulé, anaérobie facultatif, il vit surtout dans le vagin et, chez les oiseaux, dans le jabot.<br><br><b>Enrobée pour les mélanges.</b> La poudre VPRO® se prête à un mélange de trois lactobacilles sur une ligne de gélules ordinaire. Elle titre 100 milliards d’UFC par gramme et s’ajoute en fin de mélange.",
    en: "<b>A maker of lactic acid.</b> <i>L. crispatus</i> secretes both isomers of lactic acid. A slender Gram-positive rod, non-sporing, facultatively anaerobic, it lives mainly in the vagina and, in birds, in the crop.<br><br><b>Coated for blending.</b> The VPRO® powder suits a blend of three lactobacilli on an ordinary capsule line. It holds 100 billion CFU a gram and is added at the end of blending.",
  },
  bienfaits: [
    {
      titre: { fr: "Écologie vaginale", en: "Vaginal ecology" },
      description: {
        fr: "Le séquençage suit la place de l’espèce selon l’âge, la géographie et le cycle. D’autres travaux comparent les génomes d’isolats humains et aviaires ; aucun effet ne s’en déduit pour une souche donnée.",
        en: "Sequencing follows the place of the species by age, geography and menstrual cycle. Other work compares the genomes of human and avian isolates; no effect can be inferred from it for a given strain.",
      },
    },
    {
      titre: { fr: "Gélule standard", en: "Standard capsule" },
      description: {
        fr: "L’enrobage peut éviter le recours à une gélule gastrorésistante, essai à l’appui. Taille 1 en HPMC, ou sachet orodispersible sans acide citrique. La canneberge, acide, se place dans une seconde gélule.",
        en: "The coating may make an enteric capsule unnecessary, subject to a trial. Size 1 in HPMC, or an orodispersible sachet free of citric acid. Acidic cranberry is best kept for a second capsule.",
      },
    },
    {
      titre: { fr: "Compter trois espèces", en: "Counting three species" },
      description: {
        fr: "Dans un trio, la gélose ne distingue pas les colonies : associer cytométrie pour le total et PCR par espèce. Garder la matière sous 8 °C jusqu’au jour de la pesée.",
        en: "In a trio the agar cannot tell colonies apart: pair cytometry for the total with PCR for each species. Keep the raw material below 8 °C until the day of weighing.",
      },
    },
  ],
};
