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
    fr: "<b>Un symbiote d’animaux.</b> Chaque vertébré ou presque porte sa lignée de <i>L. reuteri</i>. L’espèce, bacille hétérofermentaire sans spore, se rencontre aussi dans le lait maternel ; plusieurs souches fabriquent des composés proches de la vitamine B12.<br><br><b>Le titre doublé.</b> À 200 milliards par gramme sous VPRO®, la dose accepte une formule minérale à côté d’elle. Le calcium, volumineux et absorbant, mérite pourtant un comprimé séparé.",
    en: "<b>A symbiont of animals.</b> Almost every vertebrate carries its own lineage of <i>L. reuteri</i>. The species, a heterofermentative rod without spores, also occurs in mother’s milk; several strains make compounds close to vitamin B12.<br><br><b>Double the count.</b> At 200 billion a gram under VPRO®, the amount accepts a mineral formula at its side. Calcium, bulky and absorbent, is still better in a tablet of its own.",
  },
  bienfaits: [
    {
      titre: { fr: "Microbiote et tissu osseux", en: "Microbiota and bone tissue" },
      description: {
        fr: "Une spécialité récente relie flore intestinale, hormones et tissu osseux ; l’espèce y figure avec de longs suivis densitométriques, chez des femmes d’âge mûr en particulier. Les mécanismes se cherchent chez l’animal.",
        en: "A recent speciality links gut flora, hormones and bone tissue; the species features in it through long densitometry follow-ups, in mature women notably. Mechanisms are sought in animals.",
      },
    },
    {
      titre: { fr: "Étui à deux formes", en: "One carton, two forms" },
      description: {
        fr: "Comprimé minéral et gélule bactérienne dans le même étui : la pharmacotechnie y gagne. Les vitamines K2 et D3 se placent avec la souche, en poudre microencapsulée, dans une taille 1.",
        en: "A mineral tablet and a bacterial capsule in the same carton make the process simpler. Vitamins K2 and D3 go with the strain, as microencapsulated powder, in a size 1.",
      },
    },
    {
      titre: { fr: "Long terme, long suivi", en: "Long term, long follow-up" },
      description: {
        fr: "Un programme de six mois appelle vingt-quatre mois de stabilité réelle. Le carbonate élève le pH du diluant : tamponner avant culture. Tenir un registre des lots de l’enrobage autant que de la souche.",
        en: "A six-month programme calls for twenty-four months of real stability. Carbonate raises the pH of the diluent: buffer before culture. Record coating lots as well as strain lots.",
      },
    },
  ],
  products: ["reuteri", "vitamines-k2-d3"],
};
