import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactiplantibacillus-pentosus-sph-118",
  type: "probiotique",
  species: "Lactiplantibacillus pentosus",
  code: "SPH 118",
  formerName: "Lactobacillus pentosus",
  cfu: 100,
  categories: ["Allergies/Immunité"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Lactobacille de l’olive.</b> Proche parent de <i>L. plantarum</i>, il domine la fermentation des olives de table en saumure. Cette origine végétale et méditerranéenne nourrit le récit d’une marque sans produit laitier.",
    en: "<b>The olive lactobacillus.</b> A close relative of <i>L. plantarum</i>, it dominates the fermentation of table olives in brine. This plant-based Mediterranean origin feeds a dairy-free brand story.",
  },
  bienfaits: [
    {
      titre: { fr: "Immunité des muqueuses", en: "Mucosal immunity" },
      description: {
        fr: "Les publications, surtout japonaises, portent sur les immunoglobulines sécrétoires et sur la reconnaissance des parois bactériennes par les cellules intestinales.",
        en: "Publications, mostly Japanese, deal with secretory immunoglobulins and the way gut cells recognise bacterial walls.",
      },
    },
    {
      titre: { fr: "Cahier des charges végétal", en: "A plant-based brief" },
      description: {
        fr: "Demander une culture sur milieu sans lait ni soja ; gélule pullulane, support de maltodextrine de manioc et mention végane deviennent alors cohérents.",
        en: "Ask for growth on a medium free of milk and soya; pullulan capsules, cassava maltodextrin and a vegan statement then hold together.",
      },
    },
  ],
};
