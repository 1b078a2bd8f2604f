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
    fr: "<b>Du fromage, jusque dans le nom.</b> <i>Caseus</i>, le fromage, a donné <i>casei</i>, décrite par Orla-Jensen en 1916. Bâtonnet à Gram positif, non sporulé, hétérofermentaire facultatif, l’espèce mûrit les pâtes et vit aussi sur les végétaux et dans l’intestin.<br><br><b>Dense et peu poussiéreuse.</b> La poudre conventionnelle, 300 milliards par gramme, se pèse proprement et s’associe sans heurt aux peptides de collagène. Elle reste au froid jusqu’à l’atelier.",
    en: "<b>Cheese, even in the name.</b> <i>Caseus</i>, cheese, gave <i>casei</i>, described by Orla-Jensen in 1916. A Gram-positive rod, non-sporing, facultatively heterofermentative, the species ripens curds and lives on plants and in the gut too.<br><br><b>Dense, low in dust.</b> The conventional powder, 300 billion a gram, weighs cleanly and joins collagen peptides without trouble. It stays cold until it reaches the workshop.",
  },
  bienfaits: [
    {
      titre: { fr: "Le groupe casei", en: "The casei group" },
      description: {
        fr: "Passage digestif, immunité des muqueuses et, plus récemment, tissu articulaire sur modèles : les recherches couvrent tout le groupe. Plusieurs souches historiques, reclassées, relèvent aujourd’hui de <i>paracasei</i>.",
        en: "Digestive passage, mucosal immunity and, of late, joint tissue in models: research covers the whole group. Several historic strains have been reclassified and now belong to <i>paracasei</i>.",
      },
    },
    {
      titre: { fr: "Sachet au collagène", en: "Sachet with collagen" },
      description: {
        fr: "Deux poudres sèches, un arôme sans acide, de l’eau froide : le sachet est la forme la plus naturelle. La gélule de taille 1 convient si la dose reste seule. À croquer, essai obligatoire.",
        en: "Two dry powders, an acid-free flavour, cold water: the sachet is the most natural form. A size 1 capsule does if the strain stands alone. Chewable versions call for a trial.",
      },
    },
    {
      titre: { fr: "Nom et preuve", en: "Name and proof" },
      description: {
        fr: "Dans ce groupe, le 16S se trompe souvent : demander le gène <i>mutL</i> ou le génome. Les peptides de collagène apportent 6 % d’eau ; les sécher, puis contrôler l’a<sub>w</sub> du mélange scellé.",
        en: "In this group 16S is often wrong: ask for the <i>mutL</i> gene or the genome. Collagen peptides bring 6% water; dry them, then check the a<sub>w</sub> of the sealed blend.",
      },
    },
  ],
};
