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
    fr: "<b>Fermentaire du côlon.</b> <i>B. longum</i> subsp. <i>longum</i> est un bacille long, immobile et anaérobie, que ne protège aucune spore. Commensal de l’adulte, il tire son énergie des fibres alimentaires. Il figure dans des boissons lactées japonaises.<br><br><b>Isolée des extraits.</b> L’enveloppe VPRO® limite l’effet des ouvertures répétées du pilulier et garde la bactérie à l’écart des plantes de la formule. Teneur : 200 milliards par gramme.",
    en: "<b>A fermenter of the colon.</b> <i>B. longum</i> subsp. <i>longum</i> is a long, non-motile, anaerobic rod with no spore to shelter it. A commensal of adults, it draws energy from dietary fibre. Some Japanese dairy drinks list it.<br><br><b>Set apart from extracts.</b> The VPRO® envelope softens the effect of repeated bottle openings and holds the bacterium clear of the herbs in the formula. Content: 200 billion a gram.",
  },
  bienfaits: [
    {
      titre: { fr: "Protocoles psychométriques", en: "Psychometric protocols" },
      description: {
        fr: "Échelles validées, cortisol salivaire, actimétrie et imagerie composent l’outillage d’une recherche exploratoire sur l’axe intestin-cerveau et le rythme veille-sommeil. Les lectures diffèrent d’une souche à l’autre.",
        en: "Validated scales, salivary cortisol, actimetry and imaging make up the toolbox of exploratory research on the gut-brain axis and the sleep-wake rhythm. Readings differ from one strain to the next.",
      },
    },
    {
      titre: { fr: "Gélule avant stick", en: "Capsule before stick" },
      description: {
        fr: "La dose laisse de la place au magnésium sec ou à un extrait de mélisse dans une taille 0. Le stick convient moins : les plantes y laissent leur goût et leurs grumeaux, que la gélule cache.",
        en: "The amount leaves space for dry magnesium or a lemon balm extract in a size 0. A stick suits it less: herbs leave their taste and their lumps in it, which a capsule hides.",
      },
    },
    {
      titre: { fr: "Voisinage des plantes", en: "Herbs as neighbours" },
      description: {
        fr: "Un extrait sec dépasse souvent 4 % d’eau : le sécher, le mesurer, puis seulement apporter la souche. Le plan de stabilité simule l’ouverture quotidienne du pilulier pendant un mois.",
        en: "A dry extract often exceeds 4% water: dry it, measure it, and only then bring in the strain. The stability plan mimics daily opening of the bottle over one month.",
      },
    },
  ],
  products: ["flore-equilibre"],
};
