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
    fr: "De la vigne, du sophora, un peu d’huile de poisson, et 80 mg de vitamine C, seule à porter l’allégation que réclame le nom. Les tanins de la feuille et du pépin brunissent à l’air et serrent la langue ; derrière la membrane, ils gardent leur couleur. EPA et DHA restent à 60 mg, en dessous du seuil de leur allégation : l’étiquette les nomme, sans plus.",
    en: "Vine, pagoda tree, a little fish oil, and 80 mg of vitamin C, alone in bearing the claim that the name requires. The tannins of leaf and seed brown in air and grip the tongue; behind a membrane they keep their colour. EPA and DHA stay at 60 mg, below the threshold of their claim: the label names them and says no more.",
  },
  claims: ["vitamin-c/collagen-blood-vessels"],
  caution: {
    fr: "Allergène : poisson. Anticoagulant, antiagrégant ou intervention prévue : avis du médecin d’abord. Par prudence, pas pour l’enfant, la femme enceinte ou qui allaite.",
    en: "Allergen: fish. Blood thinners, antiplatelets or planned surgery: doctor’s advice first. As a precaution, not for children, in pregnancy or while breastfeeding.",
  },
};
