import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-animalis-subsp-lactis-sph-154",
  type: "probiotique",
  species: "Bifidobacterium animalis subsp. lactis",
  code: "SPH 154",
  formerName: "Bifidobacterium lactis",
  cfu: 600,
  categories: ["Santé gastro-intestinale"],
  souche: "Souche VPRO®",
  action: { fr: "Confort du transit", en: "Transit comfort" },
  technologie: null,
  description: {
    fr: "<b>Lactis à 600 milliards.</b> Bifidobactérie aérotolérante employée dans les produits laitiers depuis les années 1980. Le couple titre élevé et VPRO® autorise un comprimé bicouche ou une gélule minuscule.",
    en: "<b>Lactis at 600 billion.</b> An aerotolerant bifidobacterium used in dairy products since the 1980s. The pairing of high count and VPRO® allows a bilayer tablet or a tiny capsule.",
  },
  bienfaits: [
    {
      titre: { fr: "Temps de passage", en: "Passage time" },
      description: {
        fr: "Le temps de transit, mesuré par marqueurs, et le confort perçu sont les deux critères habituels des protocoles de cette sous-espèce.",
        en: "Transit time, measured with markers, and perceived comfort are the two usual criteria in protocols on this subspecies.",
      },
    },
    {
      titre: { fr: "Comprimé bicouche", en: "Bilayer tablet" },
      description: {
        fr: "Une couche bactérienne pressée doucement, une couche de fibres plus dure : l’interface se surveille au test de friabilité et à l’humidité.",
        en: "One bacterial layer pressed gently, one harder layer of fibre: watch the interface through friability and moisture tests.",
      },
    },
  ],
};
