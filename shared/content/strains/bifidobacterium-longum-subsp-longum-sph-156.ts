import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-longum-subsp-longum-sph-156",
  type: "probiotique",
  species: "Bifidobacterium longum subsp. longum",
  code: "SPH 156",
  formerName: "Bifidobacterium longum",
  cfu: 200,
  categories: ["Santé mentale", "Sommeil"],
  souche: "Souche VPRO®",
  action: { fr: "Axe intestin-cerveau", en: "Gut-brain axis" },
  technologie: null,
  description: {
    fr: "<b>Un bacille qui fermente les fibres.</b> <i>B. longum</i> subsp. <i>longum</i> est un bacille long, immobile, anaérobie et sans spore. Commensal de l’adulte, il tire son énergie des fibres alimentaires. Il figure dans des boissons lactées japonaises.<br><br><b>Séparée des extraits de plantes.</b> L’enveloppe VPRO® limite l’effet des ouvertures répétées du pilulier et garde la bactérie à l’écart des plantes de la formule. Teneur : 200 milliards par gramme.",
    en: "<b>A fibre-fermenting rod.</b> <i>B. longum</i> subsp. <i>longum</i> is a long, non-motile, anaerobic rod that forms no spore. A commensal of adults, it draws energy from dietary fibre. Some Japanese dairy drinks contain it.<br><br><b>Kept apart from plant extracts.</b> The VPRO® envelope limits the effect of repeated bottle openings and separates the bacterium from the herbs in the formula. Content: 200 billion a gram.",
  },
  bienfaits: [
    {
      titre: { fr: "Protocoles psychométriques", en: "Psychometric protocols" },
      description: {
        fr: "Échelles validées, cortisol salivaire, actimétrie et imagerie sont les outils d’une recherche exploratoire sur l’axe intestin-cerveau et le rythme veille-sommeil. Les résultats varient d’une souche à l’autre.",
        en: "Validated scales, salivary cortisol, actimetry and imaging are the tools of exploratory research on the gut-brain axis and the sleep-wake rhythm. Results vary from one strain to the next.",
      },
    },
    {
      titre: { fr: "Gélule plutôt que stick", en: "Capsule rather than stick" },
      description: {
        fr: "La dose laisse de la place au magnésium sec ou à un extrait de mélisse dans une gélule de taille 0. Le stick convient moins : il laisse sentir le goût des plantes, et les extraits y forment des grumeaux.",
        en: "The amount leaves space for dry magnesium or a lemon balm extract in a size 0 capsule. A stick is less suitable: the taste of the herbs comes through and the extracts form lumps.",
      },
    },
    {
      titre: { fr: "Mélange avec des plantes", en: "Blending with herbs" },
      description: {
        fr: "Un extrait sec dépasse souvent 4 % d’eau : le sécher, le mesurer, puis seulement apporter la souche. Le plan de stabilité simule l’ouverture quotidienne du pilulier pendant un mois.",
        en: "A dry extract often exceeds 4% water: dry it, measure it, and only then bring in the strain. The stability plan mimics daily opening of the bottle over one month.",
      },
    },
  ],
};
