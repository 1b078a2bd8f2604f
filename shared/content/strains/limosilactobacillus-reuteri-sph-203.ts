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
  action: { fr: "Équilibre bucco-dentaire", en: "Oral balance" },
  technologie: null,
  description: {
    fr: "<b>Reuteri tyndallisé.</b> Hôte de la bouche et de l’intestin, cette espèce est proposée ici en cellules inactivées, sans support lipidique. Elle accepte gouttes orales, pastilles cuites et gommes coulées.",
    en: "<b>Tyndallised reuteri.</b> A host of mouth and gut, this species is offered here as inactivated cells, with no lipid carrier. It accepts oral drops, boiled lozenges and cast gums.",
  },
  bienfaits: [
    {
      titre: { fr: "Agrégation en bouche", en: "Aggregation in the mouth" },
      description: {
        fr: "Des laboratoires décrivent la co-agrégation entre parois de lactobacilles et espèces du biofilm, phénomène de surface indépendant de toute croissance.",
        en: "Laboratories describe co-aggregation between lactobacillus walls and biofilm species, a surface phenomenon that needs no growth.",
      },
    },
    {
      titre: { fr: "Pastille cuite", en: "Boiled lozenges" },
      description: {
        fr: "Le sucre cuit à 130 °C reste une contrainte : apporter la poudre au malaxage, vers 80 °C, préserve l’intégrité des enveloppes.",
        en: "Sugar boiled at 130°C remains a constraint: adding the powder during kneading, around 80°C, keeps envelopes intact.",
      },
    },
  ],
};
