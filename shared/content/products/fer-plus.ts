import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 21,
  slug: "fer-plus",
  name: { fr: "Fer+", en: "Iron+" },
  symbol: "Fe",
  category_id: 3,
  quantity: 90,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Fer liposomal, vitamine C et folates, en gélule végétale.",
    en: "Liposomal iron, vitamin C and folate, in a plant capsule.",
  },
  actives: [
    {
      name: { fr: "Fer (bisglycinate)", en: "Iron (bisglycinate)" },
      dose: { fr: "14 mg", en: "14 mg" },
      nutrient: "iron",
      path: "/liposomes/fer",
    },
    {
      name: { fr: "Vitamine C", en: "Vitamin C" },
      dose: { fr: "80 mg", en: "80 mg" },
      nutrient: "vitamin-c",
      path: "/liposomes/vitamine-c",
    },
    {
      name: { fr: "Vitamine B9 (folates)", en: "Vitamin B9 (folate)" },
      dose: { fr: "200 µg", en: "200 µg" },
      nutrient: "folate",
      path: "/liposomes/vitamineb9",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: { fr: "1 gélule par jour, loin du thé", en: "1 capsule a day, away from tea" },
  text: {
    fr: "Fer, vitamine C, folates : trois nutriments, tous à 100 % de la référence. Le métal et l’acide ascorbique réagissent l’un avec l’autre dans un mélange nu, qui fonce ; deux populations de liposomes les séparent jusqu’au remplissage et au-delà. Pas d’arrière-goût de clou rouillé. Un flacon tient un trimestre ; nous conseillons le bouchon de sécurité enfant.",
    en: "Iron, vitamin C, folate: three nutrients, all at 100% of the reference. The metal and ascorbic acid react with each other in a bare blend, which darkens; two liposome populations hold them apart through filling and beyond. No aftertaste of rusty nails. One bottle lasts three months, and we recommend a child-resistant cap with it.",
  },
  claims: ["iron/fatigue", "iron/red-blood-cells", "vitamin-c/iron-absorption"],
  caution: {
    fr: "Uniquement si le besoin est établi. Hémochromatose : interdit. Un surdosage de fer est grave chez l’enfant. Au moins deux heures d’écart avec lévothyroxine, calcium et antiacides.",
    en: "Only where the need is established. Haemochromatosis: do not take. Iron overdose is serious in children. At least two hours apart from levothyroxine, calcium and antacids.",
  },
};
