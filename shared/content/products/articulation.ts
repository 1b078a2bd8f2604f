import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 12,
  slug: "articulation",
  name: { fr: "Articulation", en: "Joints" },
  symbol: "Ar",
  category_id: 2,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Collagène, boswellia et acide hyaluronique liposomaux, avec vitamine C et manganèse.",
    en: "Liposomal collagen, boswellia and hyaluronic acid, with vitamin C and manganese.",
  },
  actives: [
    {
      name: { fr: "Peptides de collagène marin", en: "Marine collagen peptides" },
      dose: { fr: "300 mg", en: "300 mg" },
      path: "/liposomes/collagene",
    },
    {
      name: { fr: "Boswellia, extrait de résine", en: "Boswellia, resin extract" },
      dose: { fr: "200 mg", en: "200 mg" },
      path: "/liposomes/boswellia",
    },
    {
      name: {
        fr: "Acide hyaluronique (hyaluronate de sodium)",
        en: "Hyaluronic acid (sodium hyaluronate)",
      },
      dose: { fr: "40 mg", en: "40 mg" },
      path: "/liposomes/acide-hyaluronique",
    },
    {
      name: { fr: "Vitamine C", en: "Vitamin C" },
      dose: { fr: "80 mg", en: "80 mg" },
      nutrient: "vitamin-c",
      path: "/liposomes/vitamine-c",
    },
    {
      name: { fr: "Manganèse (bisglycinate)", en: "Manganese (bisglycinate)" },
      dose: { fr: "2 mg", en: "2 mg" },
      nutrient: "manganese",
      path: "/liposomes/manganese",
    },
  ],
  perDay: 2,
  openMonths: null,
  portion: { fr: "2 gélules par jour, matin et soir", en: "2 capsules a day, morning and evening" },
  text: {
    fr: "Cinq actifs en deux gélules. Collagène marin hydrolysé, résine de <i>Boswellia serrata</i> et hyaluronate de sodium font l’essentiel du poids ; la vitamine C et le manganèse, chacun à 100 % de la référence, portent les allégations. La résine colle aux outils ; passée en liposome, elle se comporte comme une poudre sèche. Discrète odeur d’encens, aucune odeur de marée, estragole contrôlé lot par lot.",
    en: "Five actives in two capsules. Hydrolysed marine collagen, <i>Boswellia serrata</i> resin and sodium hyaluronate make up most of the weight; vitamin C and manganese, each at 100% of the reference, bear the claims. Raw resin sticks to tooling, yet behaves like a dry powder once in liposomes. A faint smell of incense, none of the sea, and estragole checked batch by batch.",
  },
  claims: ["vitamin-c/collagen-cartilage", "manganese/connective-tissue-formation"],
  caution: {
    fr: "Allergène : poisson. Boswellia : ni chez l’enfant, ni pendant la grossesse ou l’allaitement. Anticoagulant ou atteinte du foie : pas sans avis médical.",
    en: "Allergen: fish. Boswellia: not for children, pregnancy or breastfeeding. Anticoagulants or liver disease: do not use without medical advice.",
  },
};
