import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "manganese",
  nom: { fr: "manganèse", en: "manganese" },
  symbol: "Mn",
  type: "liposome",
  categories: ["minéral"],
  claimStatus: "authorised",
  description: {
    fr: "<b>Le bisglycinate de manganèse</b> est le chélate glyciné d’un oligoélément que l’on trouve dans le thé, les noix et les céréales complètes. Quelques milligrammes se répartissent mal dans un lot de plusieurs centaines de kilos ; en poudre liposomale titrée, le minéral se pèse et se mélange sans étape de trituration.",
    en: "<b>Manganese bisglycinate</b> is the glycine chelate of a trace element found in tea, nuts and whole grains. A few milligrams spread poorly through a batch of several hundred kilos. As a titrated liposomal powder, the mineral is weighed and blended with no separate trituration step.",
  },
  bienfaits: [
    {
      titre: { fr: "Tissus conjonctifs et ossature", en: "Connective tissue and bones" },
      claims: ["manganese/connective-tissue-formation", "manganese/bones"],
    },
    {
      titre: { fr: "Énergie", en: "Energy" },
      claims: ["manganese/energy-metabolism"],
    },
    {
      titre: { fr: "Stress oxydatif", en: "Oxidative stress" },
      claims: ["manganese/oxidative-stress"],
    },
  ],
  product: { range: "gamme bien-être", subName: "articulation" },
  related: ["cuivre", "zinc"],
  caution: {
    fr: "Niveau d’apport jugé sûr par l’EFSA (2023) : 8 mg par jour pour un adulte, alimentation incluse. Prudence en cas d’atteinte hépatique.",
    en: "Intake considered safe by EFSA (2023): 8 mg a day for an adult, food included. Use with care where liver function is impaired.",
  },
};
