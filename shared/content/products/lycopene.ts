import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 34,
  slug: "lycopene",
  name: { fr: "Lycopène", en: "Lycopene" },
  symbol: "Ly",
  category_id: 4,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Lycopène de tomate en liposomes, cuivre et vitamine E.",
    en: "Tomato lycopene in liposomes, copper and vitamin E.",
  },
  actives: [
    {
      name: { fr: "Lycopène de tomate", en: "Tomato lycopene" },
      dose: { fr: "10 mg", en: "10 mg" },
      path: "/liposomes/lycopene",
    },
    {
      name: { fr: "Cuivre (bisglycinate)", en: "Copper (bisglycinate)" },
      dose: { fr: "0,5 mg", en: "0.5 mg" },
      nutrient: "copper",
      path: "/liposomes/cuivre",
    },
    {
      name: { fr: "Vitamine E (D-alpha-tocophérol)", en: "Vitamin E (D-alpha-tocopherol)" },
      dose: { fr: "6 mg", en: "6 mg" },
      nutrient: "vitamin-e",
      path: "/liposomes/vitamine-e",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: {
    fr: "1 gélule par jour, au repas du soir",
    en: "1 capsule a day, at the evening meal",
  },
  text: {
    fr: "Un carotène rouge dosé à 10 mg, là où la France en tolère 15. Le cuivre, à 50 % de sa valeur de référence, fournit l’allégation sur la pigmentation de la peau ; la vitamine E, au même taux, celle sur le stress oxydatif. Attention aux voisins : le métal accélérerait l’oxydation du carotène, il reste donc derrière sa propre paroi. Couleur vive ; gélule opaque recommandée pour la tenue en rayon.",
    en: "A red carotene at 10 mg, where France tolerates 15. Copper, at 50% of its reference value, supplies the claim on skin pigmentation, and vitamin E, at the same share, the one on oxidative stress. Mind the neighbours: the metal would speed up oxidation of the carotene, so it stays behind a wall of its own. A vivid colour; an opaque shell is recommended for shelf life.",
  },
  claims: ["copper/skin-pigmentation", "vitamin-e/oxidative-stress"],
  caution: {
    fr: "Maximum français : 15 mg de lycopène par jour, autres compléments inclus. Ne convient pas en cas de maladie de Wilson ou de surcharge en cuivre. Allergie à la tomate : vérifier. Dénomination d’étiquette : celle de la liste européenne des nouveaux aliments.",
    en: "French maximum: 15 mg of lycopene a day, other supplements included. Unsuitable in Wilson’s disease or copper overload. Tomato allergy: check first. Name on the label: the one in the European novel food list.",
  },
};
