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
    fr: "<b>La vitamine C liposomale</b> est de l’acide L-ascorbique, l’énantiomère actif, logé dans le cœur aqueux de sphères de phospholipides. L’amidon ou le glucose, fermenté puis cyclisé, en est le point de départ. Cette poudre blanche se dissout dans trois fois son poids d’eau ; à 5 %, le pH avoisine 2,5.<br><br><b>Pourquoi liposomale ?</b> L’organisme ne fabrique pas cette vitamine et ne la stocke guère : les marques la proposent à dose soutenue, et l’acidité devient un obstacle. La membrane l’adoucit en bouche, freine l’accès de l’oxygène et tient cuivre et fer à distance.<br><br><b>En formule.</b> Gélule, stick orodispersible ou liquide, la même matière sert aux trois. L’eau reste l’adversaire : sous faible humidité, la poudre garde sa blancheur ; si elle jaunit, le titre baisse.",
    en: "<b>Liposomal vitamin C</b> is L-ascorbic acid, the active enantiomer, held in the watery core of phospholipid spheres. It starts out as starch or glucose, fermented and then cyclised. The white powder dissolves in three times its weight of water; at 5%, pH is about 2.5.<br><br><b>Why liposomal?</b> Our bodies do not make this vitamin and barely store it, so brands offer it at generous doses, where acidity becomes an obstacle. A membrane rounds off the taste, slows the arrival of oxygen and keeps copper and iron at arm’s length.<br><br><b>In a formula.</b> Capsule, orodispersible stick or liquid: one material serves all three. Water remains the adversary. In low humidity the powder stays white; once it yellows, potency is falling.",
  },
  allegation: {
    fr: "Les allégations de la vitamine C demandent 12 mg par jour, sauf celle sur l’effort intense, qui en exige 200 ; toutes relèvent du règlement (UE) 432/2012.",
    en: "Vitamin C claims ask for 12 mg a day, save the one on intense exercise, which takes 200; all fall under Regulation (EU) 432/2012.",
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
        fr: "L’ascorbate de sodium est neutre mais charge la formule de 131 mg de sodium par gramme de vitamine ; celui de calcium apporte un minéral à déclarer. L’acide libre, adouci par l’enveloppe lipidique, évite les deux comptes.",
        en: "Sodium ascorbate is neutral but loads a formula with 131 mg of sodium per gram of vitamin, and the calcium salt adds a mineral to declare. Free acid, mellowed by its lipid coat, avoids both sums.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamine c+" },
  related: ["resveratrol", "coenzyme-q10"],
  caution: {
    fr: "À forte dose, troubles digestifs possibles. Avis médical en cas d’antécédents de calculs d’oxalate ou d’hémochromatose. L’allégation sportive suppose 200 mg par jour en plus de l’apport recommandé.",
    en: "High doses may upset digestion. Medical advice for anyone with a history of oxalate stones or with haemochromatosis. The sport claim requires 200 mg a day on top of the recommended intake.",
  },
};
