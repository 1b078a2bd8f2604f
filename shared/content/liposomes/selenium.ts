import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "selenium",
  nom: { fr: "sélénium", en: "selenium" },
  symbol: "Se",
  type: "liposome",
  categories: ["minéral"],
  claimStatus: "authorised",
  description: {
    fr: "<b>La L-sélénométhionine</b> est une méthionine dont le soufre est remplacé par du sélénium, forme majeure des céréales et des levures enrichies. Entre la dose utile et la dose maximale, l’écart est étroit. Un liposome titré autorise un dosage au microgramme près et retient l’odeur alliacée.",
    en: "<b>L-selenomethionine</b> is methionine with selenium in place of sulphur, the main form in cereals and in enriched yeast. The gap between a useful dose and the upper limit is narrow. A titrated liposome allows dosing to the microgram and holds back the garlic-like smell.",
  },
  bienfaits: [
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: ["selenium/immune-system"],
    },
    {
      titre: { fr: "Cheveux et ongles", en: "Hair and nails" },
      claims: ["selenium/hair", "selenium/nails"],
    },
    {
      titre: { fr: "Thyroïde", en: "Thyroid" },
      claims: ["selenium/thyroid-function"],
    },
    {
      titre: { fr: "Stress oxydatif", en: "Oxidative stress" },
      claims: ["selenium/oxidative-stress"],
    },
    {
      titre: { fr: "Spermatogenèse", en: "Spermatogenesis" },
      claims: ["selenium/spermatogenesis"],
    },
  ],
  product: { range: "gamme vitalité", subName: "immunité" },
  related: ["zinc", "vitamine-e"],
  caution: {
    fr: "Plafond fixé par l’EFSA en 2023 : 255 µg par jour chez l’adulte, toutes sources réunies. Compter aussi ce qu’apporte une levure ou un autre complément.",
    en: "Ceiling set by EFSA in 2023: 255 µg a day for adults, from all sources. Count what a yeast or another supplement already provides.",
  },
};
