import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 31,
  slug: "keratine",
  name: { fr: "Kératine", en: "Keratin" },
  symbol: "Ke",
  category_id: 4,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Kératine hydrolysée de laine, biotine et zinc sous forme liposomale.",
    en: "Hydrolysed wool keratin, biotin and zinc in liposomal form.",
  },
  actives: [
    {
      name: { fr: "Kératine hydrolysée de laine", en: "Hydrolysed wool keratin" },
      dose: { fr: "500 mg", en: "500 mg" },
      path: "/liposomes/keratine",
    },
    {
      name: { fr: "Biotine (vitamine B8)", en: "Biotin (vitamin B8)" },
      dose: { fr: "100 µg", en: "100 µg" },
      nutrient: "biotin",
      path: "/liposomes/biotine",
    },
    {
      name: { fr: "Zinc (bisglycinate)", en: "Zinc (bisglycinate)" },
      dose: { fr: "5 mg", en: "5 mg" },
      nutrient: "zinc",
      path: "/liposomes/zinc",
    },
  ],
  perDay: 2,
  openMonths: null,
  portion: { fr: "2 gélules par jour, pendant le repas", en: "2 capsules a day, during the meal" },
  text: {
    fr: "500 mg d’hydrolysat de laine, coupé assez court pour se dissoudre, riche en cystine. Biotine à 200 % et zinc à 50 % de leur référence portent seuls les allégations du produit. Le soufre de la protéine se sent : encapsulation d’abord, arôme inutile ensuite. Chaque lot voyage avec son certificat sanitaire et le pays d’élevage du mouton.",
    en: "500 mg of wool hydrolysate, cut short enough to dissolve and rich in cystine. Biotin at 200% and zinc at 50% of their reference are alone in bearing the product’s claims. The sulphur in the protein can be smelt: once encapsulated, no flavour is needed. Each batch travels with its health certificate and the country where the sheep were raised.",
  },
  claims: ["biotin/hair", "zinc/nails"],
  caution: {
    fr: "Protéine de mouton : hors gammes véganes. Allergie à la laine ou à la lanoline : demander conseil. Informer le biologiste de la prise de biotine.",
    en: "A sheep protein: keep out of vegan ranges. Wool or lanolin allergy: ask for advice. Let the biologist know about the biotin.",
  },
};
