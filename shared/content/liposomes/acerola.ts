import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "acerola",
  nom: { fr: "acérola", en: "acerola" },
  symbol: "Ac",
  type: "liposome",
  categories: ["végétal"],
  claimStatus: "authorised",
  description: {
    fr: '<b>L’acérola</b>, fruit de <i><span lang="la">Malpighia emarginata</span></i>, est une petite cerise des Antilles et du Brésil dont le jus séché est titré en vitamine C. Très hygroscopique, cette poudre colle et brunit. Passée en liposomes, elle s’écoule, se conserve au sec et livre ensemble l’acide ascorbique et les acides organiques du fruit.',
    en: '<b>Acerola</b>, the fruit of <i><span lang="la">Malpighia emarginata</span></i>, is a small cherry from the Caribbean and Brazil whose dried juice is standardised in vitamin C. The powder draws moisture, cakes and browns. Turned into liposomes, it flows, keeps dry and delivers ascorbic acid along with the organic acids of the fruit.',
  },
  bienfaits: [
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: ["vitamin-c/immune-system"],
    },
    {
      titre: { fr: "Énergie et fatigue", en: "Energy and fatigue" },
      claims: ["vitamin-c/energy-metabolism", "vitamin-c/fatigue"],
    },
    {
      titre: { fr: "Collagène et peau", en: "Collagen and skin" },
      claims: ["vitamin-c/collagen-skin"],
    },
    {
      titre: { fr: "Stress oxydatif", en: "Oxidative stress" },
      claims: ["vitamin-c/oxidative-stress"],
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamine c+" },
  related: ["vitamine-c", "rutine"],
  caution: {
    fr: "Les allégations appartiennent à la vitamine C, pas au fruit : l’extrait doit en fournir au moins 12 mg par portion journalière, titre vérifié jusqu’à la date de durabilité minimale.",
    en: "The claims belong to vitamin C, not to the fruit: the extract must supply at least 12 mg of it per daily portion, assayed up to the best-before date.",
  },
};
