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
    fr: "La laine ne se dissout pas ; coupée en peptides courts, elle devient un hydrolysat soluble, riche en cystine, dosé à 500 mg par jour. Les allégations viennent de la biotine, à 200 % de sa valeur de référence, et du zinc, à 50 %. Le soufre de la protéine se sent ; l’encapsulation retient l’odeur et dispense d’arôme. Chaque lot voyage avec son certificat sanitaire et le nom du pays d’élevage.",
    en: "Wool does not dissolve; cut into short peptides it becomes a soluble hydrolysate, rich in cystine, dosed at 500 mg a day. The claims come from biotin, at 200% of its reference value, and zinc, at 50%. The protein’s sulphur can be smelt; encapsulation holds the odour back and makes flavouring unnecessary. Each batch travels with its veterinary certificate and the name of the country where the sheep were reared.",
  },
  claims: ["biotin/hair", "zinc/nails"],
  caution: {
    fr: "Protéine de mouton : hors gammes véganes ; statut de nouvel aliment à vérifier selon le procédé. Allergie à la laine ou à la lanoline : demander conseil. Informer le biologiste de la prise de biotine avant une analyse.",
    en: "A sheep protein: keep it out of vegan ranges, and check novel food status, which depends on the process. Wool or lanolin allergy: ask for advice. When a blood test is due, mention the biotin to the laboratory.",
  },
};
