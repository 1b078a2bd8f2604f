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
  action: { fr: "Étude du transit", en: "Transit studies" },
  technologie: null,
  description: {
    fr: "<b>Une culture laitière résistante.</b> <i>B. animalis</i> subsp. <i>lactis</i> est un bâtonnet à Gram positif, non sporulé, peu sensible à l’oxygène. L’industrie laitière la cultive depuis les années 1980 ; elle résiste à l’acidité du yaourt jusqu’à sa date limite.<br><br><b>600 milliards, grain stabilisé.</b> À ce titre, 17 mg équivalent à dix milliards d’UFC. L’enveloppe VPRO® aide la cellule à supporter la compression ; dans un comprimé, la couche bactérienne reste mince.",
    en: "<b>A hardy dairy culture.</b> <i>B. animalis</i> subsp. <i>lactis</i> is a Gram-positive rod, non-sporing, not very sensitive to oxygen. The dairy industry has grown it since the 1980s; it withstands the acidity of yoghurt through to the use-by date.<br><br><b>600 billion, stabilised grain.</b> At that count, 17 mg equal ten billion CFU. The VPRO® envelope helps the cell withstand compression; in a tablet, the bacterial layer stays thin.",
  },
  bienfaits: [
    {
      titre: { fr: "Mesures du transit", en: "Measurements of transit" },
      description: {
        fr: "Marqueurs radio-opaques, fréquence, consistance : la sous-espèce est un sujet classique pour les physiologistes de la motricité digestive. La métagénomique suit en outre sa présence dans les selles.",
        en: "Radio-opaque markers, frequency, consistency: the subspecies is a classic subject for physiologists who work on gut motility. Metagenomics now adds the tracking of its presence in stools.",
      },
    },
    {
      titre: { fr: "Comprimé bicouche", en: "Bilayer tablet" },
      description: {
        fr: "Une couche bactérienne peu comprimée, une couche de fibres plus dure : le titre élevé rend ce format crédible. La mini-gélule de taille 4 convient aux gammes compactes, à condition d’un remplisseur précis.",
        en: "A lightly pressed bacterial layer, a harder layer of fibre: the high count makes this format credible. A size 4 mini-capsule suits compact ranges, given a precise filler.",
      },
    },
    {
      titre: { fr: "Contrôle de la compression", en: "Monitoring compression" },
      description: {
        fr: "Dénombrer avant et après compression, à trois forces. Noter la température de la tourelle. Suivre ensemble friabilité et a<sub>w</sub> : une interface humide fait décoller les couches et mourir des cellules.",
        en: "Count before and after compression, at three forces. Note the turret temperature. Follow friability together with a<sub>w</sub>: at a damp interface the layers separate and cells die.",
      },
    },
  ],
};
