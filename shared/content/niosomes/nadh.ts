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
    fr: "<b>Coenzyme réduit, en sel disodique.</b> Nicotinamide, deux riboses, deux phosphates, une adénine : 709 g/mol d’une poudre jaune pâle qui se dissout d’emblée. La voie enzymatique donne la forme bêta, celle que les enzymes reconnaissent.<br><br><b>Un cœur à pH 8.</b> L’acidité usuelle des soins le détruit en peu de temps, et les ions phosphate accélèrent sa perte. La vésicule lui ménage un compartiment tamponné sans phosphate, fermé avant sa rencontre avec une base neutre.<br><br><b>Ce que cela demande.</b> Froid, obscurité, fabrication courte. Nous livrons une dispersion réfrigérée, à incorporer sous 25 °C le jour du remplissage, ou un lyophilisat que l’utilisateur reconstitue au premier geste.",
    en: "<b>A reduced coenzyme, as disodium salt.</b> Nicotinamide, two riboses, two phosphates and one adenine: 709 g/mol of a pale yellow powder that dissolves straight away. Enzymatic production gives the beta form, the one enzymes recognise.<br><br><b>A core at pH 8.</b> The usual acidity of skincare destroys it in short order, and phosphate ions hasten the loss. The vesicle affords it a phosphate-free buffered compartment, closed before it ever meets a neutral base.<br><br><b>What it demands.</b> Cold, darkness, a short run. We deliver a chilled dispersion to be blended below 25 °C on filling day, or a freeze-dried cake that users reconstitute at first opening.",
  },
  bienfaits: [
    {
      titre: { fr: "Deux pH en présence", en: "One bottle, two pHs" },
      description: {
        fr: "La peau aime l’acide, le coenzyme l’alcalin. La membrane sépare ces mondes assez longtemps pour un sérum en deux temps ; passé quelques jours, les protons traversent, et la durée d’usage se fixe en conséquence.",
        en: "Skin likes acid, this coenzyme likes alkali. The membrane parts the two worlds long enough for a two-step serum; after some days protons cross over, and the period of use is set accordingly.",
      },
    },
    {
      titre: { fr: "Fluorescent sous lampe", en: "It glows under UV" },
      description: {
        fr: "La forme réduite émet en bleu sous ultraviolet, la forme oxydée reste sombre. Ce contrôle, fait en une minute sur la ligne, complète le dosage au spectrophotomètre et démasque un lot vieilli.",
        en: "The reduced form glows blue under ultraviolet, the oxidised one stays dark. That check takes a minute on the line, complements the spectrophotometric assay and unmasks an aged lot.",
      },
    },
    {
      titre: { fr: "Pour cures courtes", en: "For short courses" },
      description: {
        fr: "Ampoules de 2 ml, stockage au froid, semaine d’usage : le format suit la fragilité. La promesse se limite à l’aspect reposé et lumineux du visage, évalué par photographies avant et après la cure.",
        en: "Ampoules of 2 ml, cold storage, one week of use: the format follows the fragility. The promise is limited to a rested, luminous look, assessed by photographs before and after the course.",
      },
    },
    {
      titre: { fr: "Voisinage restreint", en: "Few neighbours allowed" },
      description: {
        fr: "Glycérol, hyaluronate et panthénol cohabitent avec lui. Acides de fruits, acide ascorbique, quinones et peroxydes l’hydrolysent ou l’oxydent. Les conservateurs se choisissent actifs en milieu neutre, ce qui réduit la liste.",
        en: "Glycerol, hyaluronate and panthenol live alongside it. Fruit acids, ascorbic acid, quinones and peroxides hydrolyse or oxidise it. Preservatives must work at neutral pH, which shortens the list.",
      },
    },
    {
      titre: { fr: "Pureté d’un coenzyme", en: "Purity of a coenzyme" },
      description: {
        fr: "Le certificat distingue NADH, NAD oxydé, eau et sodium. Une chromatographie à paires d’ions sépare les formes ; le rapport d’absorbance entre 260 nm et 340 nm en donne une première image.",
        en: "The certificate tells NADH from oxidised NAD, water and sodium. Ion-pair chromatography separates the forms, and the absorbance ratio between 260 nm and 340 nm gives a first picture.",
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
