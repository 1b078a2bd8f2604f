import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitamineb12",
  nom: { fr: "vitamine b12", en: "vitamin b12" },
  symbol: "B12",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  description: {
    fr: "<b>La méthylcobalamine</b> porte un atome de cobalt au centre d’un noyau corrine ; c’est la plus grosse des vitamines, d’un rouge franc, que la lumière décompose. La dose utile tient dans quelques microgrammes : fixée sur liposomes, elle est diluée dès la matière première et soustraite à l’éclairage de l’atelier.",
    en: "<b>Methylcobalamin</b> carries a cobalt atom at the centre of a corrin ring. It is the largest of the vitamins, a clear red, and light takes it apart. A dose is only a few micrograms: bound to liposomes, it is diluted from the raw material onwards and screened from workshop lighting.",
  },
  bienfaits: [
    {
      titre: { fr: "Énergie et fatigue", en: "Energy and fatigue" },
      claims: ["vitamin-b12/energy-metabolism", "vitamin-b12/fatigue"],
    },
    {
      titre: {
        fr: "Système nerveux et fonctions psychologiques",
        en: "Nervous system and psychological function",
      },
      claims: ["vitamin-b12/nervous-system", "vitamin-b12/psychological-function"],
    },
    {
      titre: { fr: "Globules rouges et homocystéine", en: "Red blood cells and homocysteine" },
      claims: ["vitamin-b12/red-blood-cells", "vitamin-b12/homocysteine"],
    },
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: ["vitamin-b12/immune-system"],
    },
    {
      titre: { fr: "Division cellulaire", en: "Cell division" },
      claims: ["vitamin-b12/cell-division"],
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamines b12" },
  related: ["vitamineb9", "complexevitaminesB"],
};
