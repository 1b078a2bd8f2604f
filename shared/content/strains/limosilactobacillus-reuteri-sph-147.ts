import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "limosilactobacillus-reuteri-sph-147",
  type: "probiotique",
  species: "Limosilactobacillus reuteri",
  code: "SPH 147",
  formerName: "Lactobacillus reuteri",
  cfu: 200,
  categories: ["Femmes", "Articulations"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère ostéo-articulaire", en: "Bone and joint area" },
  technologie: null,
  description: {
    fr: "<b>Symbiote de nombreux vertébrés.</b> <i>L. reuteri</i> forme des lignées adaptées à leur hôte : rongeurs, volailles, porc, être humain. L’espèce, bacille hétérofermentaire sans spore, se rencontre aussi dans le lait maternel ; plusieurs souches fabriquent des composés proches de la vitamine B12.<br><br><b>À 200 milliards d’UFC par gramme.</b> Enrobée par VPRO®, la souche s’associe à une formule minérale. Le calcium, volumineux, se place dans un comprimé séparé.",
    en: "<b>A symbiont of many vertebrates.</b> <i>L. reuteri</i> forms lineages adapted to their host: rodents, poultry, pigs, humans. The species, a heterofermentative rod without spores, also occurs in mother’s milk; several strains make compounds close to vitamin B12.<br><br><b>At 200 billion CFU a gram.</b> Coated by VPRO®, the strain combines with a mineral formula. Calcium, being bulky, goes in a separate tablet.",
  },
  bienfaits: [
    {
      titre: { fr: "Recherche et limites", en: "Research and its limits" },
      description: {
        fr: "Quelques équipes étudient le lien entre flore intestinale et tissu osseux, surtout chez l’animal. Aucune allégation osseuse n’est permise pour la souche ; celles du calcium, de la vitamine D et de la vitamine K le sont.",
        en: "Some teams study the link between gut flora and bone tissue, mostly in animals. No bone claim is permitted for the strain; those of calcium, vitamin D and vitamin K are.",
      },
    },
    {
      titre: { fr: "Étui à deux formes", en: "One carton, two forms" },
      description: {
        fr: "Comprimé minéral et gélule bactérienne dans le même étui simplifient la fabrication. Les vitamines K2 et D3, microencapsulées, vont avec la souche en taille 1. Prévoir la mise en garde pour les personnes sous antivitamine K (AVK).",
        en: "A mineral tablet and a bacterial capsule in the same carton make the process simpler. Microencapsulated vitamins K2 and D3 go with the strain in a size 1. Add a warning for people on vitamin K antagonists.",
      },
    },
    {
      titre: { fr: "Stabilité en temps réel", en: "Real-time stability" },
      description: {
        fr: "La durée de vie annoncée se prouve par une étude de stabilité en temps réel. Le carbonate élève le pH du diluant : tamponner avant culture. Noter le lot de l’enrobage et celui de la souche.",
        en: "The stated shelf life is proved by a real-time stability study. Carbonate raises the pH of the diluent: buffer before culture. Record coating lots as well as strain lots.",
      },
    },
  ],
};
