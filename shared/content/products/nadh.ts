import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 24,
  slug: "nadh",
  name: { fr: "NADH", en: "NADH" },
  symbol: "NAD",
  category_id: 3,
  quantity: 30,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "NADH protégé par liposome, associé à la vitamine B3 dont il dérive.",
    en: "Liposome-protected NADH, together with vitamin B3, its parent vitamin.",
  },
  actives: [
    {
      name: { fr: "NADH (sel disodique)", en: "NADH (disodium salt)" },
      dose: { fr: "10 mg", en: "10 mg" },
      path: "/liposomes/nadh",
    },
    {
      name: { fr: "Vitamine B3 (nicotinamide)", en: "Vitamin B3 (nicotinamide)" },
      dose: { fr: "16 mg", en: "16 mg" },
      nutrient: "niacin",
      path: "/liposomes/vitamineb3",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: {
    fr: "1 gélule par jour, à jeun, au réveil",
    en: "1 capsule a day, on waking, on an empty stomach",
  },
  text: {
    fr: "La molécule et sa vitamine mère : 10 mg de NADH, 16 mg de nicotinamide ; seule la vitamine porte les allégations. Peu d’actifs sont aussi fragiles que le NADH, que défont l’eau, l’acide et la lumière. Liposome sec, gélule résistante à l’acide, verre ambré et dessiccant dans le bouchon forment quatre remparts. Nous remplissons sous 30 % d’humidité relative, le jour même de l’ouverture du fût.",
    en: "The molecule and its parent vitamin: 10 mg of NADH, 16 mg of nicotinamide; only the vitamin bears the claims. Few actives are as fragile as NADH, which water, acid and light undo. Dry liposomes, an acid-resistant capsule, amber glass and a desiccant in the cap make four lines of defence. We fill below 30% relative humidity, on the very day the drum is opened.",
  },
  claims: ["niacin/energy-metabolism", "niacin/fatigue"],
  caution: {
    fr: "Statut de nouvel aliment à confirmer dans le pays de vente. À conserver au sec, sous 25 °C. Données insuffisantes pour l’enfant, la grossesse et l’allaitement : ne pas l’employer.",
    en: "Novel food status to be confirmed in the country of sale. Store dry, below 25°C. Data are lacking for children, pregnancy and breastfeeding: do not use it there.",
  },
};
