import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 36,
  slug: "boulardii",
  name: { fr: "Boulardii", en: "Boulardii" },
  symbol: "Sb",
  category_id: 5,
  quantity: 15,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Une levure, Saccharomyces boulardii SPH 166, sous enrobage VPRO®.",
    en: "One yeast, Saccharomyces boulardii SPH 166, under VPRO® coating.",
  },
  actives: [
    {
      name: {
        fr: "Saccharomyces cerevisiae var. boulardii SPH 166",
        en: "Saccharomyces cerevisiae var. boulardii SPH 166",
      },
      dose: { fr: "5 milliards d’UFC", en: "5 billion CFU" },
      path: "/probiotiques/saccharomyces-cerevisiae-var-boulardii-sph-166",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: {
    fr: "1 gélule par jour, jamais avec une boisson chaude",
    en: "1 capsule a day, never with a hot drink",
  },
  text: {
    fr: "Une levure seule, cinq milliards de cellules vivantes, 250 mg de poudre. Plus grosse qu’une bactérie, elle remplit la gélule presque à elle seule : un lubrifiant végétal, rien de plus. L’enrobage VPRO® la rend moins sensible à l’humidité d’une valise. Quinze unités suffisent au format de poche ; le blister aluminium est l’option la plus sûre sous les tropiques.",
    en: "One yeast alone, five billion living cells, 250 mg of powder. Larger than a bacterium, it fills the capsule almost by itself: a plant lubricant and no more. VPRO® coating makes it less sensitive to a humid suitcase. Fifteen units are enough for a pocket format, and an aluminium blister is the safest option in the tropics.",
  },
  claims: [],
  caution: {
    fr: "Ne pas ouvrir près d’un patient porteur d’un cathéter veineux central. Allergie à la levure, traitement antifongique, immunité affaiblie : ne pas utiliser.",
    en: "Never open near a patient with a central venous catheter. Yeast allergy, antifungal treatment, weakened immunity: do not use.",
  },
};
