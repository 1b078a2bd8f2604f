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
    en: "Liposomal coenzyme Q10 supplied together with vitamins B1 and B3.",
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
    fr: "Le même coenzyme que dans la version simple, mais escorté de thiamine et de nicotinamide à 100 % de leur référence : ce sont elles qui autorisent une allégation. La quinone grasse occupe la membrane, les deux vitamines le cœur, et la poudre se remplit sans prémélange. Deux gélules plus petites au lieu d’une grosse, pour un public qui avale mal. Nicotinamide, donc sans rougeur.",
    en: "The same coenzyme as in the plain version, escorted by thiamine and nicotinamide at 100% of their reference: these two are what allows a claim. The fatty quinone takes the membrane, both vitamins the core, and the powder fills without a premix. Two smaller capsules replace a large one for people who swallow with difficulty. Nicotinamide, hence no flushing.",
  },
  claims: ["niacin/fatigue", "thiamine/energy-metabolism"],
  caution: {
    fr: "Anticoagulant oral : interaction connue, parler au prescripteur. Femmes enceintes, enfants : s’abstenir faute de données suffisantes.",
    en: "Oral anticoagulants: a known interaction, speak to the prescriber. Pregnant women, children: abstain, for want of sufficient data.",
  },
};
