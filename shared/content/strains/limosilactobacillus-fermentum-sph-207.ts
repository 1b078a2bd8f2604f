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
    fr: "<b>Fermentum tyndallisé.</b> L’espèce vient des levains et des céréales fermentées ; inactivée, elle ne dégage plus de gaz.<br><br><b>PROLIPO® pour liquides et gels.</b> Le liposome, à 100 milliards de cellules par gramme, ouvre flacons, gels en sachet et ampoules, que sa version d’origine interdisait. Goût de céréale, très atténué.",
    en: "<b>Tyndallised fermentum.</b> The species comes from sourdoughs and fermented cereals; once inactivated, it gives off no more gas.<br><br><b>PROLIPO® for liquids and gels.</b> The liposome, at 100 billion cells a gram, opens bottles, sachet gels and ampoules that the original form ruled out. The cereal taste is much reduced.",
  },
  bienfaits: [
    {
      titre: { fr: "Thiols après chauffage", en: "Thiols after heating" },
      description: {
        fr: "Que deviennent les thiols d’une cellule après tyndallisation ? Les biochimistes les dosent avant et après chaque cycle. La sphère articulaire reste un terrain peu exploré, limité à des modèles cellulaires.",
        en: "What becomes of the thiols of a cell after tyndallisation? Biochemists assay them before and after each cycle. The joint area remains a little explored field, limited to cell models.",
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
