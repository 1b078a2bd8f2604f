import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "huile-onagre",
  type: "niosome",
  nom: { fr: "huile d’onagre", en: "evening primrose oil" },
  symbol: "ω6",
  subtitle: { fr: "nourrissant & souplesse", en: "nourishing & suppleness" },
  categories: ["lipides", "végétal"],
  formes: ["Sérum", "Crème"],
  inci: "OENOTHERA BIENNIS OIL",
  action: { fr: "nutrition, confort", en: "nourishment, comfort" },
  description: {
    fr: "<b>Huile riche en oméga-6.</b> Les graines de l’onagre, fleur d’Amérique du Nord qui s’ouvre au crépuscule, donnent environ 70 % d’acide linoléique et 9 % d’acide gamma-linolénique. Plus l’huile est insaturée, plus elle rancit. Une paroi niosomale vitaminée la met à couvert et lui ouvre les gels aqueux.",
    en: "<b>An oil rich in omega-6.</b> Seeds of the evening primrose, a North American flower that opens at dusk, give about 70% linoleic acid and 9% gamma-linolenic acid. The more unsaturated an oil, the sooner it turns rancid. A vitamin-enriched niosome wall shelters it and lets it into water gels.",
  },
  bienfaits: [
    {
      titre: { fr: "Linoléique, lipide familier", en: "Linoleic, a familiar lipid" },
      description: {
        fr: "L’acide linoléique entre dans certains céramides de la couche cornée. L’huile en apporte à la surface, avec un toucher sec que la pression à froid préserve.",
        en: "Linoleic acid is built into certain ceramides of the horny layer. The oil brings some to the surface, with a dry touch that cold pressing preserves.",
      },
    },
    {
      titre: { fr: "Rancissement repoussé", en: "Rancidity postponed" },
      description: {
        fr: "Sous courant d’air chaud, on compare le temps d’induction de l’huile nue et de l’huile vésiculée avec du tocophérol. Ce test accéléré oriente le choix de l’antioxydant avant la stabilité réelle.",
        en: "In a hot air stream, compare the induction time of bare oil with that of oil vesiculated with tocopherol. This accelerated test steers the antioxidant choice ahead of real-time stability.",
      },
    },
    {
      titre: { fr: "Soins du soir", en: "Night-time textures" },
      description: {
        fr: "Crème émolliente, baume fluide, sérum biphasé : elle y assouplit les peaux sèches et fines. L’odeur herbacée disparaît presque, sans désodorisation poussée.",
        en: "Emollient cream, fluid balm, two-phase serum: there it softens dry, fine skin. Its grassy smell nearly vanishes, with no heavy deodorising.",
      },
    },
  ],
  product: false,
  related: ["squalene", "vitamine-e"],
  caution: {
    fr: "Conserver entre 2 °C et 8 °C avant usage. Indice de peroxyde sous 10 à réception. Ni cycle ni eczéma : ces thèmes sortent du cosmétique.",
    en: "Keep between 2 °C and 8 °C before use. Peroxide value under 10 on receipt. Neither cycle nor eczema: both topics lie outside cosmetics.",
  },
};
