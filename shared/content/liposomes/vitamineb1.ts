import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitamineb1",
  nom: { fr: "vitamine b1", en: "vitamin b1" },
  symbol: "B1",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  description: {
    fr: "<b>Le chlorhydrate de thiamine</b> relie un noyau pyrimidine à un noyau thiazole, porteur de soufre. L’odeur est forte, et la molécule se dégrade en présence de sulfites ou en milieu alcalin. L’enveloppe de phospholipides contient l’odeur et fait écran aux ingrédients incompatibles, deux points qui comptent dans une poudre à boire.",
    en: "<b>Thiamine hydrochloride</b> links a pyrimidine ring to a sulphur-bearing thiazole ring. It has a strong smell and breaks down with sulphites or at alkaline pH. A phospholipid envelope contains the odour and screens the molecule from incompatible ingredients, two points that matter in a drinking powder.",
  },
  bienfaits: [
    {
      titre: { fr: "Métabolisme énergétique", en: "Energy metabolism" },
      claims: ["thiamine/energy-metabolism"],
    },
    {
      titre: {
        fr: "Système nerveux et fonctions psychologiques",
        en: "Nervous system and psychological function",
      },
      claims: ["thiamine/nervous-system", "thiamine/psychological-function"],
    },
    {
      titre: { fr: "Fonction cardiaque", en: "Heart function" },
      claims: ["thiamine/heart"],
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamines b complex" },
  related: ["vitamineb3", "complexevitaminesB"],
};
