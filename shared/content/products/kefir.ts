import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 42,
  slug: "kefir",
  name: { fr: "Kéfir", en: "Kefir" },
  symbol: "Kf",
  category_id: 5,
  quantity: 30,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Deux lactobacilles du grain de kéfir et un lactocoque, en poudre lyophilisée.",
    en: "Two lactobacilli of the kefir grain and one lactococcus, as a freeze-dried powder.",
  },
  actives: [
    {
      name: { fr: "Lentilactobacillus kefiri SPH 124", en: "Lentilactobacillus kefiri SPH 124" },
      dose: { fr: "1 milliard d’UFC", en: "1 billion CFU" },
      path: "/probiotiques/lentilactobacillus-kefiri-sph-124",
    },
    {
      name: {
        fr: "Lactobacillus kefiranofaciens SPH 140",
        en: "Lactobacillus kefiranofaciens SPH 140",
      },
      dose: { fr: "1 milliard d’UFC", en: "1 billion CFU" },
      path: "/probiotiques/lactobacillus-kefiranofaciens-sph-140",
    },
    {
      name: { fr: "Lactococcus lactis SPH 125", en: "Lactococcus lactis SPH 125" },
      dose: { fr: "2 milliards d’UFC", en: "2 billion CFU" },
      path: "/probiotiques/lactococcus-lactis-sph-125",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: { fr: "1 gélule par jour, au goûter", en: "1 capsule a day, mid-afternoon" },
  text: {
    fr: "Un grain de kéfir entier ne se standardise pas ; trois espèces dénombrées, si. Quatre milliards d’UFC se répartissent entre deux lactobacilles du grain et un lactocoque. Kefiranofaciens pousse lentement et rend peu : à 20 milliards par gramme, elle occupe à elle seule 50 mg de la gélule. Pas de lait dans la formule ; les traces laissées par le milieu de culture se déclarent au cas par cas.",
    en: "A whole kefir grain cannot be standardised; three counted species can. Four billion CFU are shared between two lactobacilli of the grain and one lactococcus. Kefiranofaciens grows slowly and yields little: at 20 billion a gram it takes up 50 mg of the capsule by itself. There is no milk in the formula; traces from the culture medium are declared case by case.",
  },
  claims: [],
  caution: {
    fr: "Allergie aux protéines du lait : lire la liste des allergènes du lot. Personnes immunodéprimées : accord médical préalable.",
    en: "Milk protein allergy: read the batch’s allergen list. Immunocompromised people: only with a doctor’s prior agreement.",
  },
};
