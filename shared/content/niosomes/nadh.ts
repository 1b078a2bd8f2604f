import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "nadh",
  type: "niosome",
  nom: { fr: "nadh", en: "nadh" },
  symbol: "NADH",
  subtitle: { fr: "éclat & fraîcheur", en: "radiance & freshness" },
  categories: ["coenzyme"],
  formes: ["Sérum", "Gélule"],
  liposome: "nadh",
  inci: "DISODIUM NADH",
  action: { fr: "éclat, aspect reposé", en: "radiance, rested look" },
  identity: {
    kind: "molecule",
    inci: "DISODIUM NADH",
    molecule: {
      name: { fr: "NADH, sel disodique", en: "NADH, disodium salt" },
      cas: "606-68-8",
      smiles:
        "[Na+].[Na+].NC(=O)C1=CN(C=CC1)[C@@H]1O[C@H](COP([O-])(=O)OP([O-])(=O)OC[C@H]2O[C@H]([C@H](O)[C@@H]2O)n2cnc3c(N)ncnc32)[C@@H](O)[C@H]1O",
      formula: "C21H27N7Na2O14P2",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Coenzyme réduit, en sel disodique.</b> Nicotinamide, deux riboses, deux phosphates, une adénine : 709 g/mol d’une poudre jaune pâle très soluble dans l’eau. La voie enzymatique donne la forme bêta, celle que les enzymes reconnaissent.<br><br><b>Un cœur à pH 8.</b> L’acidité usuelle des soins le détruit en peu de temps, et les ions phosphate accélèrent sa perte. La vésicule lui offre un compartiment tamponné sans phosphate, fermé avant l’ajout à une base neutre.<br><br><b>Contraintes.</b> Travaillez au froid, à l’abri de la lumière, sur un temps court. Nous livrons une dispersion réfrigérée, à incorporer sous 25 °C le jour du remplissage, ou un lyophilisat que l’utilisateur reconstitue à la première ouverture.",
    en: "<b>A reduced coenzyme, as disodium salt.</b> Nicotinamide, two riboses, two phosphates and one adenine: 709 g/mol of a pale yellow powder that dissolves readily in water. Enzymatic production gives the beta form, the one enzymes recognise.<br><br><b>A core at pH 8.</b> The usual acidity of skincare destroys it quickly, and phosphate ions hasten the loss. The vesicle provides a phosphate-free buffered compartment, closed before it is added to a neutral base.<br><br><b>Constraints.</b> Work cold, away from light and in a short run. We deliver a chilled dispersion to be blended below 25 °C on filling day, or a freeze-dried cake that users reconstitute at first opening.",
  },
  bienfaits: [
    {
      titre: { fr: "Écart de pH avec la base", en: "A pH gap with the base" },
      description: {
        fr: "Les soins sont plutôt acides, ce coenzyme demande un milieu alcalin. La membrane maintient l’écart assez longtemps pour un sérum en deux temps ; passé quelques jours, les protons la traversent, et la durée d’usage se fixe en conséquence.",
        en: "Skincare tends to be acidic, while this coenzyme needs alkali. The membrane keeps the gap long enough for a two-step serum; after some days protons cross it, and the period of use is set accordingly.",
      },
    },
    {
      titre: { fr: "Contrôle par fluorescence", en: "A fluorescence check" },
      description: {
        fr: "La forme réduite émet en bleu sous lampe UV, la forme oxydée reste sombre. Ce contrôle, fait en une minute sur la ligne, complète le dosage au spectrophotomètre et révèle un lot dégradé.",
        en: "The reduced form glows blue under a UV lamp, the oxidised one stays dark. That check takes a minute on the line, complements the spectrophotometric assay and reveals a degraded batch.",
      },
    },
    {
      titre: { fr: "Ampoules à usage court", en: "Short-use ampoules" },
      description: {
        fr: "Ampoules de 2 ml, stockage au froid, une semaine d’usage : le format tient compte de sa fragilité. L’allégation se limite à l’aspect reposé et lumineux du visage, évalué par photographies avant et après usage.",
        en: "Ampoules of 2 ml, cold storage, one week of use: the format allows for its fragility. The claim is limited to a rested, luminous look, assessed by photographs before and after use.",
      },
    },
    {
      titre: { fr: "Peu d’actifs compatibles", en: "Few compatible actives" },
      description: {
        fr: "Glycérol, hyaluronate et panthénol sont compatibles avec lui. Acides de fruits, acide ascorbique, quinones et peroxydes l’hydrolysent ou l’oxydent. Les conservateurs se choisissent actifs en milieu neutre, ce qui réduit la liste.",
        en: "Glycerol, hyaluronate and panthenol are compatible with it. Fruit acids, ascorbic acid, quinones and peroxides hydrolyse or oxidise it. Preservatives must work at neutral pH, which shortens the list.",
      },
    },
    {
      titre: { fr: "Pureté du coenzyme", en: "Purity of the coenzyme" },
      description: {
        fr: "Le certificat distingue NADH, NAD oxydé, eau et sodium. Une chromatographie à paires d’ions sépare les formes ; le rapport d’absorbance entre 260 nm et 340 nm en donne une première estimation.",
        en: "The certificate tells NADH from oxidised NAD, water and sodium. Ion-pair chromatography separates the forms, and the absorbance ratio between 260 nm and 340 nm gives a first estimate.",
      },
    },
  ],
  product: false,
  related: ["ubiquinol", "niacinamide"],
  caution: {
    fr: "Conserver entre 2 °C et 8 °C, exclure AHA et vitamine C acide. Pas de promesse d’énergie cellulaire. Pour la gélule, vérifier le statut nouvel aliment selon l’origine.",
    en: "Store between 2 °C and 8 °C; exclude AHAs and acidic vitamin C. No promise of cell energy. For capsules, check novel food status according to source.",
  },
};
