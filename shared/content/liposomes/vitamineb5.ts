import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitamineb5",
  nom: { fr: "vitamine b5", en: "vitamin b5" },
  symbol: "B5",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  description: {
    fr: "<b>Le D-pantothénate de calcium</b> est préféré à l’acide pantothénique, liquide visqueux difficile à doser. Ce sel capte l’humidité et supporte mal un pH bas. Enfermé dans des liposomes séchés, il s’écoule mieux dans la doseuse et devient compatible avec une boisson acidulée.",
    en: "<b>Calcium D-pantothenate</b> is preferred to pantothenic acid, a viscous liquid that is awkward to dose. The salt takes up moisture and tolerates low pH badly. Enclosed in dried liposomes, it flows better through the filler and becomes an option for tart, fruit-flavoured drinks.",
  },
  bienfaits: [
    {
      titre: { fr: "Énergie et fatigue", en: "Energy and fatigue" },
      claims: ["pantothenic-acid/energy-metabolism", "pantothenic-acid/fatigue"],
    },
    {
      titre: { fr: "Performances intellectuelles", en: "Mental performance" },
      claims: ["pantothenic-acid/mental-performance"],
    },
    {
      titre: { fr: "Hormones et neurotransmetteurs", en: "Hormones and neurotransmitters" },
      claims: ["pantothenic-acid/steroid-hormones-neurotransmitters"],
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamines b complex" },
  related: ["vitamineb6", "biotine"],
};
