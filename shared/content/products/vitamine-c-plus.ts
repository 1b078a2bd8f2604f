import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 3,
  slug: "vitamine-c-plus",
  name: { fr: "Vitamine C+", en: "Vitamin C+" },
  symbol: "C",
  category_id: 1,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Acide ascorbique liposomal complété par de la poudre d’acérola.",
    en: "Liposomal ascorbic acid with added acerola powder.",
  },
  actives: [
    {
      name: { fr: "Vitamine C, acérola comprise", en: "Vitamin C, acerola included" },
      dose: { fr: "200 mg", en: "200 mg" },
      nutrient: "vitamin-c",
      path: "/liposomes/vitamine-c",
    },
    {
      name: { fr: "Acérola, jus de fruit séché", en: "Acerola, dried fruit juice" },
      dose: { fr: "60 mg", en: "60 mg" },
      path: "/liposomes/acerola",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: { fr: "1 gélule par jour, le matin", en: "1 capsule a day, in the morning" },
  text: {
    fr: "Une gélule, 200 mg de vitamine C. L’acide L-ascorbique en fournit 190 ; les dix derniers milligrammes viennent de 60 mg de jus d’acérola séché, titré à 17 %. Les phospholipides tiennent l’air à distance et arrondissent l’acidité, ce que l’on remarque en ouvrant la gélule. Soixante unités couvrent deux mois, un format qui convient à l’abonnement comme à la pharmacie.",
    en: "One capsule, 200 mg of vitamin C. L-ascorbic acid supplies 190; the last ten milligrams come from 60 mg of dried acerola juice, standardised to 17%. Phospholipids keep air away and round off the sharpness, which one notices on opening a capsule. Sixty units last two months, a format that suits subscription boxes as well as pharmacy shelves.",
  },
  claims: ["vitamin-c/immune-system", "vitamin-c/fatigue", "vitamin-c/oxidative-stress"],
  caution: {
    fr: "Antécédents de calculs d’oxalate ou excès de fer connu : consulter un professionnel de santé. Troubles digestifs possibles chez les personnes sensibles.",
    en: "A history of oxalate stones, or known iron overload: ask a health professional. Sensitive people may notice digestive upset.",
  },
};
