import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 16,
  slug: "omega-3",
  name: { fr: "Oméga 3", en: "Omega 3" },
  symbol: "EPA",
  category_id: 2,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Acides gras EPA et DHA en poudre liposomale, avec vitamine E.",
    en: "EPA and DHA fatty acids as a liposomal powder, with vitamin E.",
  },
  actives: [
    {
      name: { fr: "EPA et DHA", en: "EPA and DHA" },
      dose: { fr: "250 mg", en: "250 mg" },
      nutrient: "epa-dha",
      path: "/liposomes/epadha",
    },
    {
      name: { fr: "Vitamine E (D-alpha-tocophérol)", en: "Vitamin E (D-alpha-tocopherol)" },
      dose: { fr: "6 mg", en: "6 mg" },
      nutrient: "vitamin-e",
      path: "/liposomes/vitamine-e",
    },
  ],
  perDay: 2,
  openMonths: null,
  portion: { fr: "2 gélules par jour, au cours du dîner", en: "2 capsules a day, during dinner" },
  text: {
    fr: "L’allégation impose 250 mg d’EPA et de DHA : ils y sont, et sans capsule molle. L’huile devient une poudre liposomale, qui remplit une gélule sèche. Six milligrammes de vitamine E retardent le rancissement ; l’indice de peroxyde est mesuré à la libération du lot. Peu de retour de goût, pas de gélatine si l’enveloppe est en HPMC. Une version d’algue se formule à la demande.",
    en: "The claim requires 250 mg of EPA and DHA: they are here, and without a softgel. The oil becomes a liposomal powder that fills a dry capsule. Six milligrams of vitamin E slow rancidity, and the peroxide value is measured at batch release. Little aftertaste, and no gelatine when the shell is HPMC. An algal version can be formulated on request.",
  },
  claims: ["epa-dha/heart", "vitamin-e/oxidative-stress"],
  caution: {
    fr: "Allergène : poisson. Sous traitement fluidifiant le sang, demander conseil. Au total, 5 g par jour d’EPA et de DHA au plus, tous compléments confondus.",
    en: "Allergen: fish. On blood-thinning treatment, ask for advice. In all, no more than 5 g of EPA and DHA a day from supplements.",
  },
};
