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
    fr: "10 mg de carotène rouge, là où la France en tolère 15. Le cuivre, à 50 % de sa référence, fournit l’allégation sur la pigmentation de la peau ; la vitamine E, celle sur le stress oxydatif. Attention aux voisins : le métal oxyderait l’huile de tomate, il reste donc derrière sa propre paroi. Couleur vive, gélule opaque recommandée pour la tenue en rayon.",
    en: "10 mg of red carotene where France tolerates 15. Copper, at 50% of its reference, supplies the claim on skin pigmentation, and vitamin E the one on oxidative stress. Mind the neighbours: the metal would oxidise tomato oil, so it keeps behind a wall of its own. A vivid colour; an opaque shell is recommended for shelf life.",
  },
  claims: ["copper/skin-pigmentation", "vitamin-e/oxidative-stress"],
  caution: {
    fr: "Maximum français : 15 mg de lycopène par jour, compris ceux d’un autre complément. Wilson ou surcharge en cuivre : non. Allergie à la tomate : vérifier.",
    en: "French maximum: 15 mg of lycopene a day, other supplements included. Wilson’s disease or copper overload: no. Tomato allergy: check first.",
  },
};
