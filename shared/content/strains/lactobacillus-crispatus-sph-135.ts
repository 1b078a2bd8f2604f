import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-crispatus-sph-135",
  type: "probiotique",
  species: "Lactobacillus crispatus",
  code: "SPH 135",
  cfu: 100,
  categories: ["Femmes"],
  souche: "Souche VPRO®",
  action: { fr: "Flore intime", en: "Intimate flora" },
  technologie: null,
  description: {
    fr: "<b>Productrice d’acide lactique.</b> <i>L. crispatus</i> sécrète les deux isomères de l’acide lactique. Bacille élancé, Gram positif, non sporulé, peu exigeant en oxygène mais difficile en culture, il vit surtout dans le vagin et, chez l’animal, dans le jabot des oiseaux.<br><br><b>L’enveloppe rend le travail possible.</b> La cellule VPRO® supporte un mélange à trois lactobacilles sur une ligne ordinaire. Elle garde 100 milliards par gramme et s’incorpore en fin de cycle.",
    en: "<b>A maker of lactic acid.</b> <i>L. crispatus</i> secretes both isomers of lactic acid. A slender Gram-positive rod, non-sporing, modest in its oxygen needs yet hard to grow, it lives above all in the vagina and, among animals, in the crop of birds.<br><br><b>The envelope makes it workable.</b> The VPRO® cell takes part in a three-lactobacillus blend on an ordinary line. It holds 100 billion a gram and goes in at the end of the cycle.",
  },
  bienfaits: [
    {
      titre: { fr: "Écologie vaginale", en: "Vaginal ecology" },
      description: {
        fr: "Le séquençage suit la place de l’espèce selon l’âge, la géographie et le cycle. Les microbiologistes s’intéressent aussi à son passage de l’intestin vers d’autres muqueuses après ingestion.",
        en: "Sequencing follows the place of the species by age, geography and menstrual cycle. Microbiologists are also interested in its passage from the gut to other mucous membranes after ingestion.",
      },
    },
    {
      titre: { fr: "Capsule standard", en: "A standard shell" },
      description: {
        fr: "Une cellule déjà enrobée dispense le plus souvent d’une gélule gastrorésistante. Taille 1 en HPMC, ou sachet orodispersible sans acide citrique. La canneberge, acide, se réserve à une seconde gélule.",
        en: "A cell that is already coated usually makes an enteric capsule unnecessary. Size 1 in HPMC, or an orodispersible sachet free of citric acid. Acidic cranberry is best kept for a second capsule.",
      },
    },
    {
      titre: { fr: "Trois espèces, un compte", en: "Three species, one count" },
      description: {
        fr: "Dans un trio, la gélose ne distingue pas les colonies : associer cytométrie pour le total et PCR par espèce. Garder la matière sous 8 °C jusqu’au jour de la pesée.",
        en: "In a trio the agar cannot tell colonies apart: pair cytometry for the total with PCR for each species. Keep the raw material below 8°C until the day of weighing.",
      },
    },
  ],
  products: ["probiotique-femme"],
};
