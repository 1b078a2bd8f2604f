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
    fr: "<b>Acide aminé indispensable.</b> L’organisme ne fabrique pas la lysine, et c’est l’acide aminé limitant des protéines de céréales. <i>Corynebacterium glutamicum</i> la produit par fermentation ; elle cristallise sous forme de chlorhydrate blanc, bien moins hygroscopique que la base.<br><br><b>Isoler une amine réactive.</b> La lysine a deux amines ; celle du bout de chaîne, libre et accessible, réagit avec les sucres. Encapsulée en phase aqueuse, la molécule peut côtoyer du miel en poudre ou un jus séché en brunissant moins.<br><br><b>Trois formats.</b> Très soluble, un peu sucrée puis amère, elle passe en stick, en sirop ou en gélule, seule ou avec d’autres acides aminés.",
    en: "<b>An indispensable amino acid.</b> The body does not make lysine, and it is the limiting amino acid of cereal proteins. <i>Corynebacterium glutamicum</i> produces it by fermentation; it crystallises as a white hydrochloride, far less hygroscopic than the base.<br><br><b>Isolating a reactive amine.</b> Lysine has two amines; the one at the chain end, free and exposed, reacts with sugars. Encapsulated in the water phase, the molecule can sit beside powdered honey or dried juice with less browning.<br><br><b>Three formats.</b> Very soluble, faintly sweet and then bitter, it goes into sticks, syrups or capsules, alone or with other amino acids.",
  },
  bienfaits: [
    {
      titre: { fr: "Découverte et sources", en: "Discovery and sources" },
      description: {
        fr: "Drechsel l’a isolée de la caséine en 1889. Les légumineuses en apportent davantage que le blé ou le riz, ce qui explique sa place habituelle dans les formules végétales et les mélanges de protéines.",
        en: "Drechsel isolated it from casein in 1889. Pulses supply more of it than wheat or rice, which explains its regular place in plant-based formulas and protein blends.",
      },
    },
    {
      titre: { fr: "Dose exprimée en lysine", en: "Dose stated as lysine" },
      description: {
        fr: "Cent grammes de chlorhydrate contiennent 80 g de lysine. Exprimez la dose en lysine et non en sel : les cahiers des charges confondent souvent les deux, ce qui fausse la dose d’un cinquième.",
        en: "One hundred grams of hydrochloride contain 80 g of lysine. State the dose as lysine and not as the salt: briefs often confuse the two, and the dose is then out by a fifth.",
      },
    },
    {
      titre: { fr: "Suivre la lysine réactive", en: "Tracking reactive lysine" },
      description: {
        fr: "Quand l’amine terminale s’est liée à un sucre, l’azote total ne change pas. Seul un dosage de la lysine réactive, par chromatographie après dérivation, montre la perte ; il complète le suivi de la couleur pendant l’étude de stabilité.",
        en: "Once the terminal amine has bound to a sugar, total nitrogen does not change. Only an assay of reactive lysine, by chromatography after derivatisation, shows the loss; it complements colour measurement in the stability study.",
      },
    },
    {
      titre: { fr: "Protection contre l’humidité", en: "Protection from moisture" },
      description: {
        fr: "Le brunissement et le mottage commencent avec l’eau. La poudre liposomale, une gélule à faible humidité et un sachet dessiccant se complètent ; l’activité de l’eau, mesurée à chaque lot, vérifie l’ensemble.",
        en: "Browning and caking both begin with water. Liposomal powder, a low-moisture capsule and a desiccant sachet complement one another; water activity, measured on each batch, verifies the whole.",
      },
    },
    {
      titre: { fr: "Souche et origine végétale", en: "Strain and plant origin" },
      description: {
        fr: "La fermentation se fait sur mélasse ou glucose, sans matière animale : le profil convient aux gammes véganes. Le dossier précise la souche, l’absence de cellules dans le produit purifié et le statut OGM de la souche et du substrat.",
        en: "Fermentation uses molasses or glucose with no animal matter, which suits vegan ranges. The file states the strain, the absence of cells in the purified product and the GMO status of strain and substrate.",
      },
    },
  ],
  product: { range: "gamme beauté", subName: "capillaire" },
  related: ["l-arginine", "l-theanine"],
  caution: {
    fr: "Avis médical en cas de maladie rénale ou hépatique, de trouble du métabolisme des acides aminés ou de traitement en cours. Par précaution, pas d’usage pendant la grossesse, l’allaitement ou l’enfance sans avis d’un professionnel de santé.",
    en: "Medical advice for people with kidney or liver disease, a disorder of amino acid metabolism or ongoing treatment. As a precaution, not in pregnancy, while breastfeeding or for children unless a health professional agrees.",
  },
};
