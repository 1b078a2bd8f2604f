import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 27,
  slug: "hyaluronique",
  name: { fr: "Hyaluronique", en: "Hyaluronic" },
  symbol: "HA",
  category_id: 4,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Hyaluronate de sodium de bas poids moléculaire en liposomes, avec vitamine C.",
    en: "Low molecular weight sodium hyaluronate in liposomes, with vitamin C.",
  },
  actives: [
    {
      name: {
        fr: "Acide hyaluronique (hyaluronate de sodium)",
        en: "Hyaluronic acid (sodium hyaluronate)",
      },
      dose: { fr: "120 mg", en: "120 mg" },
      path: "/liposomes/acide-hyaluronique",
    },
    {
      name: { fr: "Vitamine C", en: "Vitamin C" },
      dose: { fr: "80 mg", en: "80 mg" },
      nutrient: "vitamin-c",
      path: "/liposomes/vitamine-c",
    },
  ],
  perDay: 2,
  openMonths: null,
  portion: { fr: "2 gélules par jour, en une prise", en: "2 capsules a day, taken together" },
  text: {
    fr: "Par voie orale, aucune allégation n’est permise à l’acide hyaluronique ; celle de la peau revient aux 80 mg de vitamine C, et l’étiquette le dit sans confusion. Les 120 mg de hyaluronate, à chaînes courtes, sont obtenus par fermentation. Le polymère boit l’eau et colle aux doseurs ; mis en liposomes, il s’écoule. La même molécule existe en sérum, pour une paire à vendre ensemble.",
    en: "By mouth, hyaluronic acid is allowed no claim; the one on skin belongs to the 80 mg of vitamin C, and the label says so plainly. The 120 mg of hyaluronate, in short chains, are made by fermentation. The polymer drinks water and clings to dosators, yet runs freely once made liposomal. The same molecule exists as a serum, for a pair to sell side by side.",
  },
  claims: ["vitamin-c/collagen-skin"],
  caution: {
    fr: "Par mesure de prudence, non destiné à la femme enceinte ou allaitante. En cas de cancer, ancien ou en cours, demander l’avis du médecin.",
    en: "As a precaution, not intended for use in pregnancy or breastfeeding. Cancer, past or present: seek a doctor’s opinion.",
  },
};
