import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 4,
  slug: "zinc",
  name: { fr: "Zinc", en: "Zinc" },
  symbol: "Zn",
  category_id: 1,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Bisglycinate de zinc en liposomes, sans autre actif.",
    en: "Zinc bisglycinate in liposomes, with no other active.",
  },
  actives: [
    {
      name: { fr: "Zinc (bisglycinate)", en: "Zinc (bisglycinate)" },
      dose: { fr: "10 mg", en: "10 mg" },
      nutrient: "zinc",
      path: "/liposomes/zinc",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: { fr: "1 gélule par jour, au dîner", en: "1 capsule a day, with dinner" },
  text: {
    fr: "Un seul actif, 10 mg de zinc, la valeur de référence exacte. Sous forme de bisglycinate, il pèse une trentaine de milligrammes : une gélule de taille 3 suffit, et se prend sans effort. Le liposome adoucit la note métallique que laissent les sels nus. Formule courte, étiquette courte : la place gagnée revient à votre marque, et le flacon dure deux mois.",
    en: "One active, 10 mg of zinc, exactly the reference value. As bisglycinate it weighs some thirty milligrams, so a small size 3 capsule is enough and easy to take. The liposome softens the metallic note that bare salts leave behind. Short formula, short label: the room saved goes to your brand, and a bottle lasts two months.",
  },
  claims: ["zinc/immune-system", "zinc/skin", "zinc/oxidative-stress"],
  caution: {
    fr: "Ne pas associer à un autre apport de zinc : 25 mg par jour est la limite de l’EFSA, repas inclus. Laisser deux heures entre la gélule et une cycline ou une quinolone.",
    en: "Do not add another zinc source: EFSA’s limit is 25 mg a day, meals included. Leave two hours between the capsule and a tetracycline or quinolone antibiotic.",
  },
};
