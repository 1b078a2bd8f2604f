import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-casei-sph-114",
  type: "probiotique",
  species: "Lacticaseibacillus casei",
  code: "SPH 114",
  formerName: "Lactobacillus casei",
  cfu: 300,
  categories: ["Santé gastro-intestinale", "Articulations"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Une espèce du fromage.</b> <i>Caseus</i>, le fromage, a donné <i>casei</i>, décrite par Orla-Jensen en 1916. Bâtonnet à Gram positif, non sporulé, hétérofermentaire facultatif, l’espèce participe à l’affinage et vit aussi sur les végétaux et dans l’intestin.<br><br><b>Dense et peu poussiéreuse.</b> La poudre conventionnelle, 300 milliards par gramme, se pèse proprement et se mélange bien aux peptides de collagène. Elle se garde au froid jusqu’à son emploi.",
    en: "<b>A cheese species.</b> <i>Caseus</i>, cheese, gave <i>casei</i>, described by Orla-Jensen in 1916. A Gram-positive rod, non-sporing, facultatively heterofermentative, the species takes part in cheese ripening and lives on plants and in the gut too.<br><br><b>Dense, low in dust.</b> The conventional powder, 300 billion a gram, weighs cleanly and blends well with collagen peptides. Keep it cold until use.",
  },
  bienfaits: [
    {
      titre: { fr: "Le groupe casei", en: "The casei group" },
      description: {
        fr: "Survie dans le tube digestif, immunité des muqueuses et, plus récemment, modèles de tissu articulaire : les recherches couvrent tout le groupe. Plusieurs souches historiques, reclassées, relèvent aujourd’hui de <i>paracasei</i>.",
        en: "Survival in the digestive tract, mucosal immunity and, more recently, joint-tissue models: research covers the whole group. Several historic strains have been reclassified and now belong to <i>paracasei</i>.",
      },
    },
    {
      titre: { fr: "Sachet au collagène", en: "Sachet with collagen" },
      description: {
        fr: "Deux poudres sèches, un arôme sans acide, de l’eau froide : le sachet est la forme la plus simple. La gélule de taille 1 suffit si la souche est seule. Un comprimé à croquer demande un essai.",
        en: "Two dry powders, an acid-free flavour, cold water: the sachet is the simplest form. A size 1 capsule is enough if the strain stands alone. Chewable versions call for a trial.",
      },
    },
    {
      titre: { fr: "Identité et humidité", en: "Identity and moisture" },
      description: {
        fr: "Dans ce groupe, le gène 16S ne suffit pas : demander le gène <i>mutL</i> ou le génome. Les peptides de collagène apportent de l’eau ; les sécher, puis contrôler l’a<sub>w</sub> du mélange scellé.",
        en: "In this group the 16S gene is not enough: ask for the <i>mutL</i> gene or the genome. Collagen peptides bring in water; dry them, then check the a<sub>w</sub> of the sealed blend.",
      },
    },
  ],
};
