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
    fr: "<b>L’un des deux ferments du yaourt.</b> Stamen Grigorov l’observe en 1905 dans un lait caillé bulgare. Bacille thermophile, homofermentaire, sans spore, <i>bulgaricus</i> fournit des acides aminés à <i>S. thermophilus</i> et en reçoit formiate et gaz carbonique. La définition légale du yaourt impose les deux.<br><br><b>Fragile au séchage.</b> Sa membrane souffre de la déshydratation ; tréhalose et séchage lent protègent ce lyophilisat conventionnel, à 200 milliards d’UFC par gramme.",
    en: "<b>One of the two yoghurt cultures.</b> Stamen Grigorov saw it in 1905 in a Bulgarian curdled milk. A thermophilic, homofermentative, spore-free rod, <i>bulgaricus</i> supplies amino acids to <i>S. thermophilus</i> and receives formate and carbon dioxide. The legal definition of yoghurt requires both.<br><br><b>Fragile when dried.</b> Its membrane suffers from dehydration; trehalose and slow drying protect this conventional powder, at 200 billion CFU a gram.",
  },
  bienfaits: [
    {
      titre: { fr: "Un modèle de coopération", en: "A model of cooperation" },
      description: {
        fr: "La protocoopération avec le streptocoque, les exopolysaccharides et l’adaptation du génome au lait sont bien étudiés. L’allégation européenne sur la digestion du lactose vise le yaourt, non la gélule.",
        en: "Protocooperation with the streptococcus, exopolysaccharides and the adaptation of the genome to milk are well studied. The European claim on lactose digestion concerns yoghurt, not capsules.",
      },
    },
    {
      titre: { fr: "Sachet ou gélule", en: "Sachet or capsule" },
      description: {
        fr: "Le sachet se mélange à un laitage froid. La gélule en blister convient aux associations de souches. Le comprimé est déconseillé : la compression abîme davantage une membrane déjà fragilisée par le séchage.",
        en: "The sachet is stirred into cold dairy products. Capsules in blisters suit combinations of strains. Tablets are not advised: compression further damages a membrane already weakened by drying.",
      },
    },
    {
      titre: { fr: "Surdosage et comptage", en: "Overage and counting" },
      description: {
        fr: "La perte de viabilité survient souvent dans les premiers mois : la mesurer tôt. Dénombrer sur MRS à pH 5,4, en anaérobiose, selon ISO 7889. Un stockage à −18 °C prolonge la durée de vie de la matière.",
        en: "Viability is often lost in the first months: measure it early. Count on MRS at pH 5.4 without oxygen, as in ISO 7889. Storage at −18 °C extends the life of the raw material.",
      },
    },
  ],
};
