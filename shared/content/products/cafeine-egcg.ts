import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 44,
  slug: "cafeine-egcg",
  name: { fr: "Caféine + EGCG", en: "Caffeine + EGCG" },
  symbol: "Ca",
  category_id: 6,
  quantity: null,
  actifs: { fr: "Caféine 10 % + EGCG 2 %", en: "Caffeine 10% + EGCG 2%" },
  bottle: "serum-blue",
  summary: {
    fr: "Sérum aqueux pour le contour des yeux : caféine et EGCG de thé vert en niosomes.",
    en: "Water-based eye contour serum: caffeine and green tea EGCG in niosomes.",
  },
  actives: [
    {
      name: { fr: "Caféine", en: "Caffeine" },
      dose: { fr: "10 %", en: "10%" },
      path: "/niosomes/cafeine",
    },
    {
      name: { fr: "EGCG de thé vert", en: "Green tea EGCG" },
      dose: { fr: "2 %", en: "2%" },
      path: "/niosomes/egcg",
    },
  ],
  perDay: null,
  openMonths: 6,
  portion: {
    fr: "1 goutte pour les deux yeux, matin et soir",
    en: "1 drop for both eyes, morning and evening",
  },
  text: {
    fr: "L’eau froide dissout à peine 2 % de caféine ; les niosomes portent la teneur à 10 %, avec 2 % d’EGCG. Deux populations tiennent séparés l’alcaloïde et la catéchine, qui précipiteraient ensemble. Texture d’eau, sans parfum ni alcool, posée du bout du doigt sur l’os de l’orbite. Le résultat se décrit par l’aspect : regard reposé, poches moins visibles, à prouver sur votre formule finie.",
    en: "Cold water dissolves barely 2% caffeine; niosomes bring the content to 10%, with 2% EGCG. Two populations hold alkaloid and catechin apart, since together they would precipitate. A texture like water, free of fragrance and alcohol, placed with a fingertip along the orbital bone. Results are described by appearance: rested-looking eyes, less visible puffiness, to be proven on your finished formula.",
  },
  claims: [],
  caution: {
    fr: "Éviter l’œil et la paupière mobile ; en cas de contact, rincer à l’eau claire. Ne pas appliquer sur une peau lésée.",
    en: "Avoid the eye itself and the eyelid; on contact, rinse with clear water. Not for broken skin.",
  },
};
