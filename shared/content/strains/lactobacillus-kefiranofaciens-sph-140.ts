import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-kefiranofaciens-sph-140",
  type: "probiotique",
  species: "Lactobacillus kefiranofaciens",
  code: "SPH 140",
  cfu: 20,
  categories: ["Santé gastro-intestinale", "Métabolisme"],
  souche: "Souche VPRO®",
  action: { fr: "Rythme du transit", en: "Transit rhythm" },
  technologie: null,
  description: {
    fr: "<b>Bâtisseur du grain de kéfir.</b> Cette espèce sécrète le kéfirane, le polysaccharide élastique du grain. Culture lente, rendement modeste : la poudre VPRO® titre donc 20 milliards par gramme.",
    en: "<b>Builder of the kefir grain.</b> This is the species that secretes kefiran, the elastic polysaccharide of the grain. Slow growth and modest yield explain a VPRO® powder at 20 billion a gram.",
  },
  bienfaits: [
    {
      titre: { fr: "Étude du kéfirane", en: "Kefiran under study" },
      description: {
        fr: "Structure du polymère, fermentescibilité, présence dans les boissons artisanales : la recherche est autant technologique que nutritionnelle.",
        en: "Polymer structure, fermentability, presence in craft drinks: the research is as much technological as nutritional.",
      },
    },
    {
      titre: { fr: "Prévoir la masse", en: "Plan for mass" },
      description: {
        fr: "Avec un tel titre, la souche occupe une part notable de la gélule. Un sachet de deux grammes ou une taille 00 donne plus de latitude.",
        en: "At this count the strain fills a notable share of the capsule. A two-gram sachet or a size 00 gives more latitude.",
      },
    },
  ],
};
