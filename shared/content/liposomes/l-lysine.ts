import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "l-lysine",
  type: "liposome",
  nom: { fr: "l-lysine", en: "l-lysine" },
  symbol: "Lys",
  categories: ["acide aminé"],
  claimStatus: "none",
  identity: {
    kind: "molecule",
    inci: "LYSINE HCL",
    molecule: {
      name: { fr: "chlorhydrate de L-lysine", en: "L-lysine hydrochloride" },
      cas: "657-27-2",
      smiles: "[NH3+]CCCC[C@H]([NH3+])C(=O)[O-].[Cl-]",
      formula: "C6H15ClN2O2",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Acide aminé indispensable.</b> L’organisme ne fabrique pas la lysine, et c’est elle qui limite la valeur des protéines de céréales. <i>Corynebacterium glutamicum</i> la produit par fermentation ; elle cristallise en chlorhydrate blanc, bien moins avide d’eau que la base.<br><br><b>Deux amines à isoler.</b> Celle du bout de chaîne, libre et accessible, réagit avec les sucres. Encapsulée dans le compartiment aqueux, la lysine côtoie miel en poudre, jus séché ou arôme sans brunir.<br><br><b>Trois débouchés.</b> Très soluble, un peu sucrée puis amère, elle passe en stick, en sirop ou en gélule, seule ou avec d’autres acides aminés.",
    en: "<b>An indispensable amino acid.</b> The body does not make lysine, and it is what limits the value of cereal proteins. <i>Corynebacterium glutamicum</i> produces it by fermentation; it crystallises as a white hydrochloride, far less thirsty than the base.<br><br><b>Two amines to isolate.</b> The one at the chain end, free and exposed, reacts with sugars. Enclosed in the water compartment, lysine can sit beside powdered honey, dried juice or flavouring without browning.<br><br><b>Three outlets.</b> Very soluble, faintly sweet and then bitter, it goes into sticks, syrups or capsules, alone or among other amino acids.",
  },
  bienfaits: [
    {
      titre: { fr: "D’abord la caséine", en: "First found in casein" },
      description: {
        fr: "Drechsel la sépara de la caséine en 1889. Les légumineuses en apportent davantage que le blé ou le riz, ce qui explique sa place habituelle dans les formules végétales et les mélanges de protéines.",
        en: "Drechsel separated it from casein in 1889. Pulses supply more of it than wheat or rice, which accounts for its regular place in plant-based formulas and protein blends.",
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
      titre: { fr: "Suivre la lysine réactive", en: "Tracking reactive lysine" },
      description: {
        fr: "Quand l’amine terminale s’est liée à un sucre, l’azote total ne bouge pas. Seul un dosage de la lysine réactive, par chromatographie après dérivation, montre la perte ; il complète la couleur au fil de la stabilité.",
        en: "Once the terminal amine has bound a sugar, total nitrogen does not move. Only an assay of reactive lysine, by chromatography after derivatisation, shows the loss; it sits beside colour in the stability protocol.",
      },
    },
    {
      titre: { fr: "La barrière à l’humidité", en: "A moisture barrier" },
      description: {
        fr: "Brunissement et mottage commencent par l’eau. Poudre liposomale, gélule à faible humidité et sachet dessiccant se complètent ; l’activité de l’eau, mesurée à chaque lot, dit si l’ensemble tient.",
        en: "Browning and caking both begin with water. Liposomal powder, a low-moisture capsule and a desiccant sachet complete one another; water activity, read on each batch, tells whether the whole holds.",
      },
    },
    {
      titre: { fr: "Souche et origine végétale", en: "Strain and plant origin" },
      description: {
        fr: "Fermentation sur mélasse ou glucose, sans matière animale : le profil convient aux gammes véganes. Le dossier précise la souche, l’absence de cellules dans le produit purifié et le statut OGM du substrat.",
        en: "Fermented on molasses or glucose with no animal matter, it suits vegan ranges. The file states the strain, the absence of cells in the purified product and the GMO standing of the substrate.",
      },
    },
  ],
  product: false,
  related: ["l-arginine", "l-theanine"],
  caution: {
    fr: "Avis médical en cas de maladie rénale ou hépatique, de trouble du métabolisme des acides aminés ou de traitement en cours. Par précaution, pas d’usage pendant la grossesse, l’allaitement ou l’enfance sans avis d’un professionnel de santé.",
    en: "Medical advice for people with kidney or liver disease, a disorder of amino acid metabolism or ongoing treatment. As a precaution, not in pregnancy, while breastfeeding or for children unless a health professional agrees.",
  },
};
