import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 13,
  slug: "circulation",
  name: { fr: "Circulation", en: "Circulation" },
  symbol: "Ci",
  category_id: 2,
  quantity: 60,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Feuille de vigne rouge, rutine, OPC de pépins de raisin et EPA-DHA, avec vitamine C liposomale.",
    en: "Red vine leaf, rutin, grape seed OPC and EPA-DHA, with liposomal vitamin C.",
  },
  actives: [
    {
      name: { fr: "Vigne rouge, extrait de feuille", en: "Red vine, leaf extract" },
      dose: { fr: "200 mg", en: "200 mg" },
      path: "/liposomes/vignerouge",
    },
    {
      name: { fr: "Rutine", en: "Rutin" },
      dose: { fr: "60 mg", en: "60 mg" },
      path: "/liposomes/rutine",
    },
    {
      name: { fr: "OPC de pépins de raisin", en: "Grape seed OPC" },
      dose: { fr: "60 mg", en: "60 mg" },
      path: "/liposomes/opc",
    },
    {
      name: { fr: "EPA et DHA", en: "EPA and DHA" },
      dose: { fr: "60 mg", en: "60 mg" },
      nutrient: "epa-dha",
      path: "/liposomes/epadha",
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
  portion: { fr: "2 gélules par jour, au réveil", en: "2 capsules a day, on waking" },
  text: {
    fr: "Trois extraits de la vigne et du sophora, un peu d’huile de poisson, et 80 mg de vitamine C, seule à porter l’allégation que réclame le nom. Feuille rouge, pépin et rutine brunissent à l’air et serrent la langue ; encapsulés, ils gardent leur couleur derrière la membrane. EPA et DHA restent à 60 mg, en dessous du seuil d’une allégation, et rien n’en est dit.",
    en: "Three extracts from vine and pagoda tree, a little fish oil, and 80 mg of vitamin C, alone in bearing the claim that the name requires. Red leaf, grape seed and rutin brown in air and grip the tongue; behind a membrane they keep their colour. EPA and DHA stay at 60 mg, below the threshold of any claim, so nothing is said of them.",
  },
  claims: ["vitamin-c/collagen-blood-vessels"],
  caution: {
    fr: "Allergène : poisson. Anticoagulant, antiagrégant ou intervention prévue : avis du médecin d’abord. Par prudence, pas pendant la grossesse.",
    en: "Allergen: fish. Blood thinners, antiplatelets or planned surgery: doctor’s advice first. As a precaution, not during pregnancy.",
  },
};
