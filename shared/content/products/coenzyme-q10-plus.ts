import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 20,
  slug: "coenzyme-q10-plus",
  name: { fr: "Coenzyme Q10+", en: "Coenzyme Q10+" },
  symbol: "Q+",
  category_id: 3,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Coenzyme Q10 liposomal, accompagné des vitamines B1 et B3.",
    en: "Liposomal coenzyme Q10, together with vitamins B1 and B3.",
  },
  actives: [
    {
      name: { fr: "Coenzyme Q10 (ubiquinone)", en: "Coenzyme Q10 (ubiquinone)" },
      dose: { fr: "100 mg", en: "100 mg" },
      path: "/liposomes/coenzyme-q10",
    },
    {
      name: { fr: "Vitamine B1 (thiamine)", en: "Vitamin B1 (thiamine)" },
      dose: { fr: "1,1 mg", en: "1.1 mg" },
      nutrient: "thiamine",
      path: "/liposomes/vitamineb1",
    },
    {
      name: { fr: "Vitamine B3 (nicotinamide)", en: "Vitamin B3 (nicotinamide)" },
      dose: { fr: "16 mg", en: "16 mg" },
      nutrient: "niacin",
      path: "/liposomes/vitamineb3",
    },
  ],
  perDay: 2,
  openMonths: null,
  portion: { fr: "2 gélules par jour, avec le déjeuner", en: "2 capsules a day, with lunch" },
  text: {
    fr: "Le même coenzyme que dans la version simple, escorté de thiamine et de nicotinamide à 100 % de leur référence : ces deux vitamines ouvrent droit aux allégations. La quinone grasse occupe la membrane, les vitamines le cœur, et la poudre se met en gélule sans prémélange. Deux petites gélules au lieu d’une grosse, pour qui peine à avaler. Le nicotinamide, à la différence de l’acide nicotinique, ne fait pas rougir.",
    en: "The same coenzyme as in the plain version, escorted by thiamine and nicotinamide at 100% of their reference: it is these two vitamins that allow claims. The fatty quinone takes the membrane, the vitamins the core, and the powder goes into capsules without a premix. Two small capsules replace a large one, for people who find swallowing hard. Unlike nicotinic acid, nicotinamide causes no flushing.",
  },
  claims: ["niacin/fatigue", "thiamine/energy-metabolism"],
  caution: {
    fr: "Anticoagulant oral : interaction connue, parler au prescripteur. Enfants, femmes enceintes ou qui allaitent : s’abstenir, faute de données suffisantes.",
    en: "Oral anticoagulants: a known interaction, speak to the prescriber. Children, pregnancy, breastfeeding: do not use, for want of sufficient data.",
  },
};
