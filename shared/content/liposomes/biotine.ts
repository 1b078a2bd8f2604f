import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "biotine",
  nom: { fr: "biotine", en: "biotin" },
  symbol: "B8",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  niosome: "biotine",
  description: {
    fr: "<b>La biotine, ou vitamine B8,</b> associe deux cycles accolés, l’un azoté, l’autre soufré, et une chaîne d’acide valérique. Presque insoluble dans l’eau froide, elle se dose en microgrammes. Répartie sur des liposomes titrés, elle passe de la gélule aux gouttes, et chaque unité contient la quantité annoncée.",
    en: "<b>Biotin, vitamin B7 (B8 in France),</b> fuses a nitrogen ring with a sulphur ring and ends in a valeric acid chain. It hardly dissolves in cold water and is dosed in micrograms. Spread over titrated liposomes, it can move from capsules into drops while every unit carries its declared amount.",
  },
  bienfaits: [
    {
      titre: { fr: "Cheveux, peau et muqueuses", en: "Hair, skin and mucous membranes" },
      claims: ["biotin/hair", "biotin/skin", "biotin/mucous-membranes"],
    },
    {
      titre: { fr: "Énergie et macronutriments", en: "Energy and macronutrients" },
      claims: ["biotin/energy-metabolism", "biotin/macronutrients"],
    },
    {
      titre: {
        fr: "Système nerveux et fonctions psychologiques",
        en: "Nervous system and psychological function",
      },
      claims: ["biotin/nervous-system", "biotin/psychological-function"],
    },
  ],
  product: { range: "gamme beauté", subName: "biotine" },
  related: ["zinc", "vitamineb5"],
  caution: {
    fr: "À forte dose, la biotine fausse certains immunodosages (thyroïde, troponine) : signaler la prise avant une prise de sang. Aucune allégation sur les ongles n’est autorisée.",
    en: "High doses distort certain immunoassays (thyroid, troponin), so intake should be mentioned before a blood test. No nail claim is authorised.",
  },
};
