import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "limosilactobacillus-reuteri-sph-203",
  type: "postbiotique",
  species: "Limosilactobacillus reuteri",
  code: "SPH 203",
  formerName: "Lactobacillus reuteri",
  cfu: 200,
  categories: ["Bucco-dentaire"],
  souche: null,
  action: { fr: "Sphère bucco-dentaire", en: "Oral area" },
  technologie: null,
  description: {
    fr: "<b><i>L. reuteri</i> tyndallisé.</b> Espèce de la bouche et des levains, proposée en cellules inactivées, sans liposome ni autre support lipidique.<br><br><b>200 milliards de cellules par gramme.</b> La poudre crème va aux pastilles cuites, gommes coulées et gouttes orales. Elle ne transforme plus le glycérol : la glycérine redevient un excipient possible.",
    en: "<b>Tyndallised <i>L. reuteri</i>.</b> A species of the mouth and of sourdoughs, offered as inactivated cells, with neither liposome nor other lipid carrier.<br><br><b>200 billion cells a gram.</b> The cream powder goes into boiled lozenges, cast gums and oral drops. It no longer converts glycerol, so glycerine can be used as an excipient.",
  },
  bienfaits: [
    {
      titre: { fr: "Co-agrégation en laboratoire", en: "Co-aggregation in the laboratory" },
      description: {
        fr: "Des laboratoires décrivent l’accolement entre parois de lactobacilles et espèces du biofilm. C’est un phénomène de surface, indépendant de toute croissance, que l’on suit par turbidimétrie et microscopie.",
        en: "Laboratories describe how lactobacillus walls and biofilm species stick together. It is a surface phenomenon, independent of any growth, and it is followed by turbidity and microscopy.",
      },
    },
    {
      titre: { fr: "Ajout au malaxage", en: "Added while kneading" },
      description: {
        fr: "Le sucre cuit atteint 130 °C : apporter la poudre au malaxage, vers 80 °C, préserve les enveloppes. Contrôler ensuite la dispersion par comptage microscopique sur dix pastilles prises au hasard.",
        en: "Boiled sugar reaches 130 °C: bringing the powder in at kneading, around 80 °C, preserves the envelopes. Then check dispersion with microscope counts on ten lozenges taken at random.",
      },
    },
  ],
};
