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
    en: "1 capsule a day, on an empty stomach",
  },
  text: {
    fr: "10 mg de NADH et 16 mg de nicotinamide, la vitamine dont il dérive et qui porte l’allégation. Peu d’actifs sont plus fragiles : eau, acide et lumière le défont. Liposome sec, gélule résistante à l’acide, verre ambré et dessicant dans le bouchon forment quatre remparts. Nous remplissons sous 30 % d’humidité relative, le jour même de l’ouverture du fût.",
    en: "10 mg of NADH and 16 mg of nicotinamide, the vitamin it derives from and the one that bears the claim. Few actives are as fragile: water, acid and light undo it. Dry liposome, acid-resistant capsule, amber glass and a desiccant in the cap make four ramparts. We fill below 30% relative humidity, the very day the drum is opened.",
  },
  claims: ["niacin/energy-metabolism", "niacin/fatigue"],
  caution: {
    fr: "Statut de nouvel aliment à confirmer dans le pays de vente. À conserver au sec, sous 25 °C. Données insuffisantes pour la grossesse : ne pas l’employer.",
    en: "Novel food status to be confirmed in the country of sale. Store dry, below 25°C. Data are lacking for pregnancy: do not use it then.",
  },
};
