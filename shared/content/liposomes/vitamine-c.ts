import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitamine-c",
  nom: { fr: "vitamine c", en: "vitamin c" },
  symbol: "C",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  niosome: "vitamine-c",
  identity: {
    kind: "molecule",
    inci: "ASCORBIC ACID",
    molecule: {
      name: { fr: "acide L-ascorbique", en: "L-ascorbic acid" },
      cas: "50-81-7",
      smiles: "OC[C@H](O)[C@H]1OC(=O)C(O)=C1O",
      formula: "C6H8O6",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>La vitamine C liposomale</b> est de l’acide L-ascorbique, l’énantiomère actif, logé dans le cœur aqueux de sphères de phospholipides. L’acide est produit à partir de glucose, par fermentation puis cyclisation. Cette poudre blanche se dissout dans trois fois son poids d’eau ; à 5 %, le pH avoisine 2,5.<br><br><b>Pourquoi liposomale ?</b> L’organisme ne fabrique pas cette vitamine et ne la stocke guère : les marques la proposent souvent à forte dose, et son acidité devient un obstacle. La membrane adoucit le goût, freine l’accès de l’oxygène et limite le contact avec le cuivre et le fer.<br><br><b>En formule.</b> La même matière convient à la gélule, au stick orodispersible et au liquide. L’humidité est à maîtriser : bien au sec, la poudre reste blanche ; si elle jaunit, son titre baisse.",
    en: "<b>Liposomal vitamin C</b> is L-ascorbic acid, the active enantiomer, held in the watery core of phospholipid spheres. The acid is made from glucose, by fermentation and then cyclisation. The white powder dissolves in three times its weight of water; at 5%, pH is about 2.5.<br><br><b>Why liposomal?</b> Our bodies do not make this vitamin and barely store it, so brands often offer it at high doses, where acidity becomes an obstacle. The membrane softens the taste, slows the access of oxygen and limits contact with copper and iron.<br><br><b>In a formula.</b> The same material suits capsules, orodispersible sticks and liquids. Moisture has to be controlled: kept dry, the powder stays white; once it yellows, its vitamin content is falling.",
  },
  allegation: {
    fr: "Les allégations de la vitamine C demandent 12 mg par jour, sauf celle sur l’exercice intense, qui exige 200 mg ; toutes relèvent du règlement (UE) 432/2012.",
    en: "Vitamin C claims ask for 12 mg a day, except the one on intense exercise, which takes 200 mg; all fall under Regulation (EU) 432/2012.",
  },
  bienfaits: [
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: ["vitamin-c/immune-system", "vitamin-c/immune-system-exercise"],
    },
    {
      titre: { fr: "Énergie et fatigue", en: "Energy and fatigue" },
      claims: ["vitamin-c/energy-metabolism", "vitamin-c/fatigue"],
    },
    {
      titre: { fr: "Formation du collagène", en: "Collagen formation" },
      claims: [
        "vitamin-c/collagen-blood-vessels",
        "vitamin-c/collagen-bones",
        "vitamin-c/collagen-cartilage",
        "vitamin-c/collagen-gums",
        "vitamin-c/collagen-skin",
        "vitamin-c/collagen-teeth",
      ],
    },
    {
      titre: { fr: "Stress oxydatif", en: "Oxidative stress" },
      claims: ["vitamin-c/oxidative-stress", "vitamin-c/vitamin-e-regeneration"],
    },
    {
      titre: { fr: "Absorption du fer", en: "Iron absorption" },
      claims: ["vitamin-c/iron-absorption"],
    },
    {
      titre: { fr: "Acide ou ascorbate", en: "Acid or ascorbate" },
      description: {
        fr: "L’ascorbate de sodium est neutre mais charge la formule de 131 mg de sodium par gramme de vitamine ; celui de calcium apporte un minéral à déclarer. L’acide libre, adouci par l’enveloppe lipidique, évite ces deux inconvénients.",
        en: "Sodium ascorbate is neutral but loads a formula with 131 mg of sodium per gram of vitamin, and the calcium salt adds a mineral to declare. The free acid, softened by its lipid coat, avoids both drawbacks.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamine c+" },
  related: ["resveratrol", "coenzyme-q10"],
  caution: {
    fr: "À forte dose, troubles digestifs possibles. Avis médical en cas d’antécédents de calculs d’oxalate ou d’hémochromatose. L’allégation sur l’exercice intense suppose 200 mg par jour en plus de l’apport recommandé.",
    en: "High doses may upset digestion. Medical advice for anyone with a history of oxalate stones or with haemochromatosis. The claim on intense exercise requires 200 mg a day on top of the recommended intake.",
  },
};
