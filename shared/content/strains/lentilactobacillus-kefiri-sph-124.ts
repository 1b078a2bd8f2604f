import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lentilactobacillus-kefiri-sph-124",
  type: "probiotique",
  species: "Lentilactobacillus kefiri",
  code: "SPH 124",
  formerName: "Lactobacillus kefir",
  cfu: 50,
  categories: ["Métabolisme", "Santé gastro-intestinale"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Caucasien et sociable.</b> <i>L. kefiri</i> vit dans le grain de kéfir, agrégé aux levures par sa couche S. Bacille hétérofermentaire, sans spore, anaérobie facultatif, il produit un peu d’alcool et de gaz, d’où le pétillant de la boisson.<br><br><b>Rare et peu concentrée.</b> La conventionnelle titre 50 milliards par gramme. Elle transpose la boisson en gélule à condition de rester sèche, et s’emploie avec un lactocoque.",
    en: "<b>Caucasian and sociable.</b> <i>L. kefiri</i> lives in the kefir grain, clumped with yeasts by its S-layer. A heterofermentative rod, with no spore, facultatively anaerobic, it makes a little alcohol and gas, hence the sparkle of the drink.<br><br><b>Rare, and modest in count.</b> The conventional strain holds 50 billion a gram. It turns the drink into a capsule provided it stays dry, and works alongside a lactococcus.",
  },
  bienfaits: [
    {
      titre: { fr: "Couche S, levures, lipides", en: "S-layer, yeasts, lipids" },
      description: {
        fr: "La couche S et son rôle dans l’agrégation forment le cœur des publications, argentines en particulier. Sur modèles, d’autres équipes abordent le métabolisme des graisses et celui des glucides.",
        en: "The S-layer and its role in clumping form the heart of the papers, Argentine ones in particular. In models, other teams address the metabolism of fats and that of carbohydrates.",
      },
    },
    {
      titre: { fr: "L’esprit du grain", en: "Spirit of the grain" },
      description: {
        fr: "Réunie à <i>L. kefiranofaciens</i> et à un lactocoque, l’espèce donne une poudre de kéfir en sachet. La gélule suppose une taille 00. Une levure s’ajoute, comptée à part.",
        en: "Together with <i>L. kefiranofaciens</i> and a lactococcus, it gives a kefir powder in sachets. A capsule means a size 00. A yeast can be added, counted on its own.",
      },
    },
    {
      titre: { fr: "Levures et bactéries séparées", en: "Yeasts apart from bacteria" },
      description: {
        fr: "MRS pour l’une, gélose au chloramphénicol pour l’autre : deux boîtes, deux résultats. L’agrégation fausse les comptes ; disperser longuement avant étalement. Sceller sous azote et tenir au frais.",
        en: "MRS for one, chloramphenicol agar for the other: two plates, two results. Clumping distorts counts; disperse at length before plating. Seal under nitrogen and keep cool.",
      },
    },
  ],
  products: ["kefir"],
};
