import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "cuivre",
  nom: { fr: "cuivre", en: "copper" },
  symbol: "Cu",
  type: "liposome",
  categories: ["minéral"],
  niosome: "cuivre",
  claimStatus: "authorised",
  description: {
    fr: "<b>Le bisglycinate de cuivre</b> enserre l’ion métallique entre deux glycines. Libre, le cuivre catalyse l’oxydation de la vitamine C et des huiles. Une double couche de phospholipides met de la distance entre eux : le formulateur peut les réunir dans une même gélule, à des doses de l’ordre du milligramme.",
    en: "<b>Copper bisglycinate</b> clasps the metal ion between two glycines. Free copper speeds up the oxidation of vitamin C and of oils. A double layer of phospholipids puts distance between them, so a formulator can bring all three together in one capsule, at doses of about a milligram.",
  },
  bienfaits: [
    {
      titre: { fr: "Pigmentation : cheveux et peau", en: "Hair and skin pigmentation" },
      claims: ["copper/hair-pigmentation", "copper/skin-pigmentation"],
    },
    {
      titre: { fr: "Tissus conjonctifs", en: "Connective tissues" },
      claims: ["copper/connective-tissues"],
    },
    {
      titre: {
        fr: "Système immunitaire et stress oxydatif",
        en: "Immune system and oxidative stress",
      },
      claims: ["copper/immune-system", "copper/oxidative-stress"],
    },
    {
      titre: { fr: "Énergie et système nerveux", en: "Energy and nervous system" },
      claims: ["copper/energy-metabolism", "copper/nervous-system"],
    },
    {
      titre: { fr: "Transport du fer", en: "Iron transport" },
      claims: ["copper/iron-transport"],
    },
  ],
  product: { range: "gamme beauté", subName: "capillaire" },
  related: ["zinc", "manganese"],
  caution: {
    fr: "À exclure en cas de maladie de Wilson. Un apport élevé et prolongé de zinc fait baisser le cuivre disponible : les deux doses se fixent ensemble.",
    en: "Not for anyone with Wilson’s disease. High zinc intake over time lowers available copper, so the two doses should be set together.",
  },
};
