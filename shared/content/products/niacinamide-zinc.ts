import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 48,
  slug: "niacinamide-zinc",
  name: { fr: "Niacinamide + zinc", en: "Niacinamide + zinc" },
  symbol: "N10",
  category_id: 10,
  quantity: null,
  actifs: { fr: "Niacinamide 10 % + zinc PCA 1 %", en: "Niacinamide 10% + zinc PCA 1%" },
  bottle: "serum-clear",
  summary: {
    fr: "Sérum à phase aqueuse : niacinamide et sel de zinc de l’acide pyrrolidone carboxylique.",
    en: "A water-phase serum: niacinamide and the zinc salt of pyrrolidone carboxylic acid.",
  },
  actives: [
    {
      name: { fr: "Niacinamide", en: "Niacinamide" },
      dose: { fr: "10 %", en: "10%" },
      path: "/niosomes/niacinamide",
    },
    {
      name: { fr: "Zinc PCA", en: "Zinc PCA" },
      dose: { fr: "1 %", en: "1%" },
      path: "/niosomes/zinc",
    },
  ],
  perDay: null,
  openMonths: 12,
  portion: {
    fr: "3 gouttes sur peau propre, matin et soir",
    en: "3 drops on clean skin, morning and evening",
  },
  text: {
    fr: "Réglé à pH 5,8, le sérum tient ses 10 % de niacinamide loin de l’acidité qui les changerait en acide nicotinique et ferait rougir. Le PCA de zinc, à 1 %, romprait un gel anionique ; au cœur des vésicules, il en épargne la viscosité. Sans huile, fini mat. Teint d’apparence unifiée, zone T moins brillante : deux critères simples à mesurer pour votre dossier d’allégations.",
    en: "Set at pH 5.8, the serum keeps its 10% niacinamide far from the acidity that would turn it into nicotinic acid and cause flushing. Zinc PCA, at 1%, would break an anionic gel; in the core of vesicles it spares the viscosity. Oil-free, matt finish. A more even-looking tone and a less shiny T-zone: two criteria that are simple to measure for your claims file.",
  },
  claims: [],
  caution: {
    fr: "Chaleur ou rougeur passagère : espacer les applications. Ne pas superposer à un acide fort ni à de la vitamine C pure.",
    en: "Passing warmth or redness: apply less often. Do not layer over strong acids or pure vitamin C.",
  },
};
