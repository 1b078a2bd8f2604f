import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "limosilactobacillus-fermentum-sph-207",
  type: "postbiotique",
  species: "Limosilactobacillus fermentum",
  code: "SPH 207",
  formerName: "Lactobacillus fermentum",
  cfu: 100,
  categories: ["Métabolisme", "Articulations"],
  souche: null,
  action: { fr: "Sphère métabolique", en: "Metabolic area" },
  technologie: "PROLIPO®",
  description: {
    fr: "<b><i>L. fermentum</i> tyndallisé.</b> L’espèce vient des levains et des céréales fermentées ; inactivée, elle ne dégage plus de gaz.<br><br><b>PROLIPO® pour liquides et gels.</b> Le liposome, à 100 milliards de cellules par gramme, permet flacons, gels en sachet et ampoules, exclus avec la souche vivante, qui produit du gaz.",
    en: "<b>Tyndallised <i>L. fermentum</i>.</b> The species comes from sourdoughs and fermented cereals; once inactivated, it gives off no more gas.<br><br><b>PROLIPO® for liquids and gels.</b> The liposome, at 100 billion cells a gram, allows bottles, sachet gels and ampoules, ruled out with the live strain, which produces gas.",
  },
  bienfaits: [
    {
      titre: { fr: "Thiols après chauffage", en: "Thiols after heating" },
      description: {
        fr: "La tyndallisation peut oxyder les thiols de la cellule : les doser avant et après chaque cycle renseigne sur le procédé. Cette mesure décrit la matière ; elle ne permet aucune allégation.",
        en: "Tyndallisation may oxidise the thiols of the cell: assaying them before and after each cycle tells about the process. The measurement describes the material; it permits no claim.",
      },
    },
    {
      titre: { fr: "Gel en stick", en: "Gel in a stick" },
      description: {
        fr: "Xanthane et glycérine végétale structurent un gel stable, où les cellules restent en place. Vérifier l’homogénéité par comptage total au début et à la fin du lot, puis la viscosité à trois mois.",
        en: "Xanthan and vegetable glycerine build a stable gel in which cells stay in place. Check evenness with a total count at the start and end of the lot, then viscosity at three months.",
      },
    },
  ],
};
