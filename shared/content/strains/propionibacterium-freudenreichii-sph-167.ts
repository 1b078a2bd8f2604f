import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "propionibacterium-freudenreichii-sph-167",
  type: "probiotique",
  species: "Propionibacterium freudenreichii",
  code: "SPH 167",
  formerName: "Propionibacterium shermanii",
  cfu: 50,
  categories: ["Santé gastro-intestinale", "Articulations"],
  souche: "Souche VPRO®",
  action: { fr: "Flore intestinale", en: "Intestinal flora" },
  technologie: null,
  description: {
    fr: "<b>Les trous de l’emmental.</b> <i>P. freudenreichii</i> change le lactate en propionate, acétate et gaz carbonique, d’où les yeux du fromage. Bâtonnet irrégulier, Gram positif, sans spore, adapté aux milieux pauvres en oxygène, il fabrique de la vitamine B12.<br><br><b>Une culture lente, stabilisée.</b> VPRO® livre 50 milliards par gramme d’une bactérie qui met des jours à pousser. La note lactée reste perceptible en sachet fruité.",
    en: "<b>The holes of Emmental.</b> <i>P. freudenreichii</i> turns lactate into propionate, acetate and carbon dioxide, hence the eyes of the cheese. An irregular Gram-positive rod, without spores, fond of low oxygen, it makes vitamin B12.<br><br><b>A slow culture, stabilised.</b> VPRO® supplies 50 billion a gram of a bacterium that takes days to grow. Its dairy note can be noticed in a fruit-flavoured sachet.",
  },
  bienfaits: [
    {
      titre: { fr: "Propionate et vésicules", en: "Propionate and vesicles" },
      description: {
        fr: "Une substance bifidogène, le propionate, les protéines de surface et les vésicules extracellulaires sont décrits, à Rennes notamment. Les travaux sur l’articulation restent précliniques, sans allégation possible.",
        en: "A bifidogenic substance, propionate, surface proteins and extracellular vesicles are described, in Rennes notably. Work on joints remains preclinical, and no claim is possible.",
      },
    },
    {
      titre: { fr: "Avec des bifidobactéries", en: "With bifidobacteria" },
      description: {
        fr: "Le duo se loge en gélule de taille 0, fibre d’acacia comprise. Le sachet appelle vanille ou nature, pas d’agrumes. Comprimé possible : l’espèce supporte chaleur modérée et pression.",
        en: "The duo fits a size 0 capsule, acacia fibre included. Sachets call for vanilla or no flavour, and no citrus. Tablets are possible: the species stands moderate heat and pressure.",
      },
    },
    {
      titre: { fr: "Comptage en six jours", en: "A six-day count" },
      description: {
        fr: "Gélose au lactate de sodium, anaérobiose, 30 °C, six jours : prévoir ce délai avant libération, ou valider une cytométrie. La vitamine formée ne se déclare pas sans dosage. Stocker sous 15 °C.",
        en: "Sodium lactate agar, no oxygen, 30 °C, six days: allow for that delay before release, or validate cytometry. The vitamin formed is not declared without an assay. Store under 15 °C.",
      },
    },
  ],
};
