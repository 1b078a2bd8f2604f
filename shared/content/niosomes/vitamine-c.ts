import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "vitamine-c",
  type: "niosome",
  nom: { fr: "vitamine c", en: "vitamin c" },
  symbol: "C",
  subtitle: { fr: "éclat & teint uniforme", en: "radiance & even tone" },
  categories: ["vitamines", "antioxydants"],
  formes: ["Sérum", "Crème", "Gélule"],
  liposome: "vitamine-c",
  inci: "ASCORBIC ACID",
  action: { fr: "éclat, antioxydant", en: "radiance, antioxidant" },
  description: {
    fr: "<b>Acide ascorbique pur.</b> La forme la plus directe de la vitamine, et la plus fragile : en solution, elle jaunit au contact de l’air puis brunit. Au cœur du niosome, dans une eau désaérée et acide, elle rencontre moins d’oxygène. La base extérieure peut alors rester plus douce.",
    en: "<b>Ascorbic acid, as such.</b> The most direct form of the vitamin and the most fragile: dissolved, it yellows in air and then browns. In a niosome core of deaerated acidic water it meets less oxygen, and the base outside can be gentler.",
  },
  bienfaits: [
    {
      titre: { fr: "Lire la couleur", en: "Read the colour" },
      description: {
        fr: "Un sérum paille, puis ambre, a perdu du titre. Suivez l’indice de jaune à 40 °C et fixez le seuil de rejet avant lancement : le consommateur, lui, voit la différence.",
        en: "A serum that goes straw, then amber, has lost strength. Track its yellowness index at 40 °C and set the reject limit before launch, because customers do see the difference.",
      },
    },
    {
      titre: { fr: "Deux pH séparés", en: "Two pHs kept apart" },
      description: {
        fr: "L’acide tient sous 3,5, la peau préfère plus haut. Le compartiment interne garde son acidité tandis que le gel externe s’en écarte, dans une mesure que l’essai précise.",
        en: "The acid holds below 3.5, whereas skin prefers higher. The inner compartment keeps its acidity while the outer gel moves away from it, to an extent trials establish.",
      },
    },
    {
      titre: { fr: "Éclat du matin", en: "Morning glow" },
      description: {
        fr: "Le teint paraît plus lumineux, le grain plus frais. Appliquée sous un écran solaire, elle complète un soin de jour où vitamine E et acide férulique la secondent.",
        en: "Skin looks brighter and fresher. Worn under sunscreen, it completes a daytime routine in which vitamin E and ferulic acid act as seconds.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamine c+" },
  related: ["ferulique", "vitamine-e"],
  caution: {
    fr: "À 10 % et plus, picotements possibles, contour des yeux exclu. Incompatible avec le cuivre et les oxydants. Usage conseillé dans les trois mois après ouverture.",
    en: "At 10% and above tingling may occur, and the eye contour is out. Incompatible with copper and oxidisers. Advise use within three months of opening.",
  },
};
