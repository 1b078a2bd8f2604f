import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactiplantibacillus-plantarum-sph-132",
  type: "probiotique",
  species: "Lactiplantibacillus plantarum",
  code: "SPH 132",
  formerName: "Lactobacillus plantarum",
  cfu: 400,
  categories: ["Santé gastro-intestinale", "Métabolisme"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère métabolique", en: "Metabolic area" },
  technologie: null,
  description: {
    fr: "<b>Plantarum à haute densité.</b> Isolée de légumes lactofermentés, l’espèce assimile un large éventail de sucres. À 400 milliards par gramme, la poudre VPRO® laisse la gélule disponible pour des fibres ou du chrome.",
    en: "<b>High-density plantarum.</b> Isolated from lacto-fermented vegetables, the species takes up a wide range of sugars. At 400 billion a gram, the VPRO® powder leaves capsule room for fibres or chromium.",
  },
  bienfaits: [
    {
      titre: { fr: "Glucides et lipides", en: "Carbohydrates and lipids" },
      description: {
        fr: "Hydrolase des sels biliaires, acides gras à chaîne courte, fermentation des fibres : telles sont les questions métaboliques posées à cette espèce.",
        en: "Bile salt hydrolase, short-chain fatty acids, fibre fermentation: such are the metabolic questions put to this species.",
      },
    },
    {
      titre: { fr: "Avec le chrome", en: "With chromium" },
      description: {
        fr: "Le picolinate s’emploie à l’état de trace dans la gélule. Le porter d’abord sur cellulose évite les points de surdosage et le contact direct avec les cellules.",
        en: "The picolinate sits in the capsule at trace level. Loading it on cellulose first avoids hot spots and direct contact with the cells.",
      },
    },
  ],
};
