import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-delbrueckii-subsp-bulgaricus-sph-112",
  type: "probiotique",
  species: "Lactobacillus delbrueckii subsp. bulgaricus",
  code: "SPH 112",
  formerName: "Lactobacillus bulgaricus",
  cfu: 200,
  categories: ["Santé gastro-intestinale"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>La moitié du yaourt.</b> Stamen Grigorov l’observe en 1905 dans un lait caillé bulgare. Bacille thermophile, homofermentaire, sans spore, <i>bulgaricus</i> coopère avec <i>S. thermophilus</i> : acides aminés contre formiate et gaz carbonique. La réglementation du yaourt les impose tous deux.<br><br><b>Fragile au séchage.</b> Sa membrane souffre de la déshydratation ; tréhalose et montée lente protègent ce lyophilisat conventionnel. À 200 milliards, il entre dans une formule par petites masses.",
    en: "<b>One half of yoghurt.</b> Stamen Grigorov saw it in 1905 in a Bulgarian curdled milk. A thermophilic, homofermentative, spore-free rod, <i>bulgaricus</i> cooperates with <i>S. thermophilus</i>: amino acids in return for formate and carbon dioxide. Yoghurt rules require both.<br><br><b>Fragile when dried.</b> Its membrane suffers from dehydration; trehalose and a slow ramp shelter this conventional powder. At 200 billion it enters formulas in small masses.",
  },
  bienfaits: [
    {
      titre: { fr: "Un modèle de coopération", en: "A model of cooperation" },
      description: {
        fr: "La protocoopération avec le streptocoque, les exopolysaccharides et l’évolution d’un génome devenu laitier passionnent les technologues. L’allégation européenne sur le lactose vise le yaourt, non la gélule.",
        en: "Protocooperation with the streptococcus, exopolysaccharides and the evolution of a genome turned towards milk engage technologists. The European claim on lactose concerns yoghurt, not a capsule.",
      },
    },
    {
      titre: { fr: "Sachet ou gélule", en: "Sachet or capsule choice" },
      description: {
        fr: "Le sachet à mêler à un laitage froid prolonge l’histoire du produit. La gélule en blister suffit aux associations. Comprimé déconseillé : la pression achève une membrane déjà éprouvée.",
        en: "A sachet to stir into cold dairy carries on the story of the product. Capsules in blisters are enough for combinations. Tablets are not advised: pressure finishes off a membrane already tried.",
      },
    },
    {
      titre: { fr: "Surdosage plus large", en: "A wider overage" },
      description: {
        fr: "La perte se joue souvent dans les premiers mois : la mesurer tôt. Compter sur MRS à pH 5,4, selon ISO 7889, en anaérobiose. Le froid à −18 °C prolonge la vie de la matière.",
        en: "Loss often happens in the first months: measure it early. Count on MRS at pH 5.4 without oxygen, as in ISO 7889. Cold at −18°C prolongs the life of the raw material.",
      },
    },
  ],
  products: ["flore-equilibre"],
};
