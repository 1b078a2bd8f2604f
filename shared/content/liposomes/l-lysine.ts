import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "l-lysine",
  type: "liposome",
  nom: { fr: "l-lysine", en: "l-lysine" },
  symbol: "Lys",
  categories: ["acide aminé"],
  claimStatus: "none",
  description: {
    fr: "<b>Acide aminé indispensable.</b> L’organisme ne fabrique pas la lysine ; c’est aussi l’acide aminé limitant des céréales. La fermentation par <i>Corynebacterium glutamicum</i> la livre en chlorhydrate. Encapsulée dans le compartiment aqueux, elle côtoie sucres et arômes sans brunir et perd de son amertume.",
    en: "<b>An indispensable amino acid.</b> The body does not make lysine, and cereals contain little of it. Fermentation with <i>Corynebacterium glutamicum</i> delivers the hydrochloride. Enclosed in the water compartment of a liposome, it can sit beside sugars and flavours without browning, and loses some bitterness.",
  },
  bienfaits: [
    {
      titre: { fr: "Deux amines, une réactivité", en: "Two amines, high reactivity" },
      description: {
        fr: "Au bout de sa chaîne, une seconde amine réagit avec les sucres pendant le stockage. La membrane interpose une barrière physique : la teneur titrée et la couleur tiennent mieux.",
        en: "At the end of its side chain a second amine reacts with sugars during storage. The membrane places a physical barrier in between, so assay and colour both hold better.",
      },
    },
    {
      titre: { fr: "Une lecture d’étiquette précise", en: "A label read correctly" },
      description: {
        fr: "Cent grammes de chlorhydrate contiennent 80 g de lysine. Annoncez la valeur en lysine, non en sel : la confusion est fréquente dans les cahiers des charges et fausse la dose d’un cinquième.",
        en: "One hundred grams of hydrochloride hold 80 g of lysine. State the figure as lysine, never as the salt: briefs often mix the two, and the dose is then out by a fifth.",
      },
    },
    {
      titre: { fr: "D’abord la caséine", en: "First found in casein" },
      description: {
        fr: "Drechsel la sépara de la caséine en 1889. Les légumineuses en apportent davantage que le blé ou le riz, ce qui explique sa place habituelle dans les formules végétales.",
        en: "Drechsel separated it from casein in 1889. Pulses supply more of it than wheat or rice, which accounts for its regular place in plant-based formulas.",
      },
    },
  ],
  product: false,
  related: ["l-arginine", "l-theanine"],
};
