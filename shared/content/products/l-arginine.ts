import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 25,
  slug: "l-arginine",
  name: { fr: "L-Arginine", en: "L-Arginine" },
  symbol: "Arg",
  category_id: 3,
  quantity: 105,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "L-arginine et L-lysine de fermentation, avec vitamine B6 liposomale.",
    en: "L-arginine and L-lysine from fermentation, with liposomal vitamin B6.",
  },
  actives: [
    {
      name: { fr: "L-arginine (base)", en: "L-arginine (base)" },
      dose: { fr: "900 mg", en: "900 mg" },
      path: "/liposomes/l-arginine",
    },
    {
      name: { fr: "L-lysine (chlorhydrate)", en: "L-lysine (hydrochloride)" },
      dose: { fr: "300 mg", en: "300 mg" },
      path: "/liposomes/l-lysine",
    },
    {
      name: { fr: "Vitamine B6", en: "Vitamin B6" },
      dose: { fr: "1,4 mg", en: "1.4 mg" },
      nutrient: "vitamin-b6",
      path: "/liposomes/vitamineb6",
    },
  ],
  perDay: 3,
  openMonths: null,
  portion: { fr: "3 gélules par jour, entre les repas", en: "3 capsules a day, between meals" },
  text: {
    fr: "Deux acides aminés basiques, issus de la fermentation de sucres végétaux, à trois parts d’arginine pour une de lysine. La base libre, amère et un peu savonneuse, capte le gaz carbonique de l’air ; en vésicules, le goût s’atténue et la poudre ne croûte pas. La vitamine B6, à 1,4 mg, est le seul nutriment qui autorise une allégation. Cent cinq gélules font cinq semaines.",
    en: "Two basic amino acids from fermented plant sugars, three parts arginine to one of lysine. The free base, bitter and slightly soapy, takes up carbon dioxide from the air; inside vesicles the taste softens and no crust forms on the powder. Vitamin B6, at 1.4 mg, is the only nutrient that allows a claim. One hundred and five capsules last five weeks.",
  },
  claims: ["vitamin-b6/fatigue", "vitamin-b6/protein-glycogen"],
  caution: {
    fr: "Infarctus récent, insuffisance rénale, traitement de l’hypertension ou dérivé nitré : pas sans le médecin. À éviter chez la femme enceinte ou qui allaite et avant 18 ans.",
    en: "Recent heart attack, kidney failure, blood pressure treatment or nitrates: not without the doctor. Avoid under 18, in pregnancy and while breastfeeding.",
  },
};
