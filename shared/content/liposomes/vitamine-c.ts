import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitamine-c",
  nom: { fr: "vitamine c", en: "vitamin c" },
  symbol: "C",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  niosome: "vitamine-c",
  description: {
    fr: "<b>La vitamine C liposomale</b> est de l’acide L-ascorbique logé dans des sphères de phospholipides, qui le tiennent à l’abri de l’oxydation.<br><b>Pourquoi liposomale ?</b> Hydrosoluble, la vitamine C n’est ni fabriquée ni stockée par l’organisme. L’encapsulation adoucit aussi son acidité en bouche, ce qui compte à 200 mg par prise.",
    en: "<b>Liposomal vitamin C</b> is L-ascorbic acid held inside spheres of phospholipids that keep oxidation at bay.<br><b>Why liposomal?</b> Vitamin C is water-soluble, and the body neither makes nor stores it. Encapsulation also rounds off its sharp taste, which matters at 200 mg a serving.",
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
  ],
  product: { range: "gamme les essentiels", subName: "vitamine c+" },
  related: ["resveratrol", "coenzyme-q10"],
  caution: {
    fr: "À forte dose, troubles digestifs possibles. Avis médical en cas d’antécédents de calculs d’oxalate ou d’hémochromatose. L’allégation sportive suppose 200 mg par jour en plus de l’apport recommandé.",
    en: "High doses may upset digestion. Medical advice for anyone with a history of oxalate stones or with haemochromatosis. The sport claim requires 200 mg a day on top of the recommended intake.",
  },
};
