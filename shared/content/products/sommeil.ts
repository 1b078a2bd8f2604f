import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 10,
  slug: "sommeil",
  name: { fr: "Sommeil", en: "Sleep" },
  symbol: "Zz",
  category_id: 2,
  quantity: 30,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Mélatonine liposomale et vitamine B6, en petite gélule du soir.",
    en: "Liposomal melatonin and vitamin B6, in a small evening capsule.",
  },
  actives: [
    {
      name: { fr: "Mélatonine", en: "Melatonin" },
      dose: { fr: "1 mg", en: "1 mg" },
      nutrient: "melatonin",
      path: "/liposomes/melatonine",
    },
    {
      name: { fr: "Vitamine B6", en: "Vitamin B6" },
      dose: { fr: "1,4 mg", en: "1.4 mg" },
      nutrient: "vitamin-b6",
      path: "/liposomes/vitamineb6",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: { fr: "1 gélule par jour, avant le coucher", en: "1 capsule a day, before bedtime" },
  text: {
    fr: "Un milligramme de mélatonine : le dosage qu’exige l’allégation d’endormissement, sous le plafond français de 2 mg. Dilué dans une poudre liposomale titrée, il reste constant d’une gélule à l’autre. La vitamine B6 l’accompagne à 100 % de sa valeur de référence. Petite gélule, sans arôme ni sucre, pour une table de nuit. Trente unités ne veulent pas dire trente soirs de suite : la notice invite à l’usage ponctuel.",
    en: "One milligram of melatonin: the dose that the claim on falling asleep demands, and under the French ceiling of 2 mg. Diluted in a liposomal powder of known strength, it stays constant from capsule to capsule. Vitamin B6 goes with it at 100% of its reference value. A small capsule, no flavour, no sugar, for a bedside table. Thirty units do not mean thirty evenings running: the leaflet suggests occasional use.",
  },
  claims: ["melatonin/falling-asleep"],
  caution: {
    fr: "Déconseillé aux femmes enceintes ou qui allaitent, aux moins de 18 ans, en cas de maladie inflammatoire ou auto-immune, et avant de conduire ou d’utiliser une machine. Épilepsie, asthme, troubles de l’humeur ou du comportement, traitement en cours : voir un médecin.",
    en: "Not advised in pregnancy or breastfeeding, under 18, with inflammatory or autoimmune disease, nor before driving or using machinery. Epilepsy, asthma, mood or behaviour disorders, any ongoing treatment: see a doctor.",
  },
};
