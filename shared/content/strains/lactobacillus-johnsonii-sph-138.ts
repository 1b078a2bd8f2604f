import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-johnsonii-sph-138",
  type: "probiotique",
  species: "Lactobacillus johnsonii",
  code: "SPH 138",
  cfu: 100,
  categories: ["Peau"],
  souche: "Souche VPRO®",
  action: { fr: "Axe intestin-peau", en: "Gut-skin axis" },
  technologie: null,
  description: {
    fr: "<b>Johnsonii de la gamme beauté.</b> Proche d’<i>acidophilus</i> à l’œil, distincte par l’ADN, l’espèce provient de l’intestin. Cette version enrobée voyage bien et s’insère dans un programme de beauté par voie orale.",
    en: "<b>Johnsonii for the beauty range.</b> Close to <i>acidophilus</i> by eye, distinct by DNA, it comes from the intestine. This coated version travels well and fits a beauty-from-within programme.",
  },
  bienfaits: [
    {
      titre: { fr: "Lumière et immunité", en: "Light and immunity" },
      description: {
        fr: "Les auteurs se penchent sur les cellules de Langerhans et sur la réponse de la peau après exposition, un axe typique de sa bibliographie.",
        en: "Authors look into Langerhans cells and the skin response after exposure, a line typical of its literature.",
      },
    },
    {
      titre: { fr: "Trousse de voyage", en: "Travel kit" },
      description: {
        fr: "Sous blister alu, l’unité quotidienne supporte la valise mieux qu’un pilulier ouvert vingt fois ; trente alvéoles tiennent dans un étui fin.",
        en: "In aluminium blisters the daily unit stands a suitcase better than a bottle opened twenty times; thirty cavities fit a slim carton.",
      },
    },
  ],
};
