import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 14,
  slug: "minceur",
  name: { fr: "Minceur", en: "Slimming" },
  symbol: "Cr",
  category_id: 2,
  quantity: 90,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Glucomannane de tubercule de konjac, complété par du chrome et du zinc liposomaux.",
    en: "Glucomannan from konjac tuber, with liposomal chromium and zinc.",
  },
  actives: [
    {
      name: { fr: "Glucomannane de konjac", en: "Konjac glucomannan" },
      dose: { fr: "3 g", en: "3 g" },
    },
    {
      name: { fr: "Chrome (picolinate)", en: "Chromium (picolinate)" },
      dose: { fr: "25 µg", en: "25 µg" },
      nutrient: "chromium",
      path: "/liposomes/chrome",
    },
    {
      name: { fr: "Zinc (bisglycinate)", en: "Zinc (bisglycinate)" },
      dose: { fr: "5 mg", en: "5 mg" },
      nutrient: "zinc",
      path: "/liposomes/zinc",
    },
  ],
  perDay: 6,
  openMonths: null,
  portion: {
    fr: "6 gélules par jour : 2 avant chacun des trois repas, avec deux grands verres d’eau",
    en: "6 capsules a day: 2 before each of three meals, with two large glasses of water",
  },
  text: {
    fr: "La dose décide ici du format : 3 g de glucomannane remplissent six gélules, et un flacon de quatre-vingt-dix dure quinze jours. Cette fibre de tubercule gonfle dès qu’elle touche l’eau ; l’enveloppe végétale retarde la prise. Chrome et zinc, en liposomes, apportent 63 % et 50 % de leur valeur de référence. Le dossier ne promet ni kilos ni délai : la loi l’interdit.",
    en: "Here the dose sets the format: 3 g of glucomannan fill six capsules, so a bottle of ninety lasts fifteen days. This tuber fibre swells the moment it meets water; the plant-based shell delays it. Chromium and zinc, as liposomes, supply 63% and 50% of their reference values. The file promises neither kilos lost nor a time frame: the law forbids both.",
  },
  claims: ["chromium/macronutrients", "chromium/blood-glucose", "zinc/fatty-acids"],
  caution: {
    fr: "Risque d’étouffement en cas de difficulté à avaler ou de boisson insuffisante : prendre avec beaucoup d’eau, jamais allongé ni juste avant le coucher. Diabète traité : accord du médecin. Médicaments : les prendre deux heures avant ou après. Ni avant 18 ans, ni pendant la grossesse ou l’allaitement.",
    en: "Choking hazard for people who have trouble swallowing, or with too little fluid: take with plenty of water, never lying down or just before bed. Treated diabetes: with a doctor’s agreement. Medicines: take them two hours before or after. Neither under 18 nor during pregnancy or breastfeeding.",
  },
};
