import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lentilactobacillus-kefiri-sph-124",
  type: "probiotique",
  species: "Lentilactobacillus kefiri",
  code: "SPH 124",
  formerName: "Lactobacillus kefiri",
  cfu: 50,
  categories: ["Métabolisme", "Santé gastro-intestinale"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Lactobacille du grain de kéfir.</b> <i>L. kefiri</i> y vit agrégé aux levures par sa couche S, un réseau de protéines de surface. Bacille hétérofermentaire, sans spore, anaérobie facultatif, il produit un peu d’alcool et de gaz, d’où le pétillant de la boisson.<br><br><b>Poudre peu concentrée.</b> La version conventionnelle titre 50 milliards d’UFC par gramme. Elle doit rester sèche et s’emploie souvent avec un lactocoque.",
    en: "<b>A lactobacillus of the kefir grain.</b> <i>L. kefiri</i> lives there clumped with yeasts through its S-layer, a lattice of surface proteins. A heterofermentative rod, without spores, facultatively anaerobic, it makes a little alcohol and gas, hence the sparkle of the drink.<br><br><b>A powder of modest count.</b> The conventional version holds 50 billion CFU a gram. It must stay dry and is often used with a lactococcus.",
  },
  bienfaits: [
    {
      titre: { fr: "Couche S et levures", en: "S-layer and yeasts" },
      description: {
        fr: "La couche S et son rôle dans l’agrégation forment le cœur des publications, argentines en particulier. Les travaux de métabolisme, menés sur l’animal, ne se transposent pas à l’homme.",
        en: "The S-layer and its role in clumping form the heart of the papers, Argentine ones in particular. Metabolic work, done in animals, does not carry over to humans.",
      },
    },
    {
      titre: { fr: "Poudre de kéfir en sachet", en: "Kefir powder sachet" },
      description: {
        fr: "Réunie à <i>L. kefiranofaciens</i> et à un lactocoque, l’espèce compose une poudre à délayer dans l’eau ou un lait froid. La gélule suppose une taille 00. Une levure s’ajoute, comptée à part.",
        en: "Together with <i>L. kefiranofaciens</i> and a lactococcus, it makes a powder to stir into cold water or milk. A capsule means a size 00. A yeast can be added, counted on its own.",
      },
    },
    {
      titre: { fr: "Comptes séparés", en: "Separate counts" },
      description: {
        fr: "MRS pour la bactérie, gélose au chloramphénicol pour la levure : deux boîtes, deux résultats. L’agrégation fausse les comptes ; disperser longuement avant étalement. Sceller sous azote et tenir au frais.",
        en: "MRS for the bacterium, chloramphenicol agar for the yeast: two plates, two results. Clumping distorts counts; disperse at length before plating. Seal under nitrogen and keep cool.",
      },
    },
  ],
};
