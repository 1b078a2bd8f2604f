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
    en: "Liposomal iron, vitamin C and folates, in a plant capsule.",
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
    fr: "14 mg de fer, 80 mg de vitamine C, 200 µg de folates : trois nutriments, tous à 100 % de la référence. Fer et acide ascorbique réagissent l’un avec l’autre dans un mélange nu, qui noircit ; deux populations de liposomes les séparent jusqu’au remplissage et au-delà. Pas d’arrière-goût de clou. Le trimestre en un flacon, avec bouchon de sécurité enfant en option conseillée.",
    en: "14 mg of iron, 80 mg of vitamin C, 200 µg of folate: three nutrients, all at 100% of the reference. Iron and ascorbic acid react in a bare blend, which blackens; two liposome populations hold them apart through filling and beyond. No taste of nails. A quarter in one bottle, with a child-resistant cap as the option we recommend.",
  },
  claims: ["iron/fatigue", "iron/red-blood-cells", "vitamin-c/iron-absorption"],
  caution: {
    fr: "Uniquement si le besoin est établi. Hémochromatose : interdit. Un surdosage de fer est grave chez l’enfant. Deux heures d’écart avec lévothyroxine, calcium et antiacides.",
    en: "Only where the need is established. Haemochromatosis: forbidden. Iron overdose is serious in children. Two hours apart from levothyroxine, calcium and antacids.",
  },
};
