import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "glutathion",
  type: "niosome",
  nom: { fr: "glutathion", en: "glutathione" },
  symbol: "GSH",
  subtitle: { fr: "éclat & antioxydant", en: "radiance & antioxidant" },
  categories: ["antioxydants", "peptides"],
  formes: ["Sérum", "Gélule"],
  liposome: "glutathion",
  inci: "GLUTATHIONE",
  action: { fr: "antioxydant, teint lumineux", en: "antioxidant, luminous complexion" },
  identity: {
    kind: "molecule",
    inci: "GLUTATHIONE",
    molecule: {
      name: { fr: "L-glutathion réduit", en: "reduced L-glutathione" },
      cas: "70-18-8",
      smiles: "N[C@@H](CCC(=O)N[C@@H](CS)C(=O)NCC(O)=O)C(O)=O",
      formula: "C10H17N3O6S",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Un tripeptide à fonction thiol.</b> Une levure cultivée produit le glutathion réduit, poudre blanche acidulée, très soluble. Sa liaison gamma entre glutamate et cystéine résiste à bien des enzymes ; son thiol, lui, s’oxyde à l’air en quelques jours de solution.<br><br><b>Dans le cœur aqueux.</b> Eau désaérée, pH bas et chélateur sont enfermés avec l’actif. L’oxydation ralentit, et la paroi retient une part de l’odeur soufrée, limite habituelle de la teneur d’un sérum.<br><br><b>Formule et conditionnement.</b> pH de 4 à 5, ni cuivre ni peroxyde, remplissage sous azote. Préférez un flacon-pompe à une pipette, qui fait entrer l’air à chaque geste.",
    en: "<b>A tripeptide with a thiol group.</b> Cultured yeast makes reduced glutathione, a sourish white powder that dissolves with ease. Its gamma bond between glutamate and cysteine resists many enzymes; the thiol, though, oxidises in air after a few days in solution.<br><br><b>In the water core.</b> Deaerated water, low pH and a chelator are enclosed with the active. Oxidation slows, and the wall holds back part of the sulphur smell that usually limits the content of a serum.<br><br><b>Formula and pack.</b> pH from 4 to 5, neither copper nor peroxide, filling under nitrogen. Prefer a pump to a dropper, which lets in air with every use.",
  },
  bienfaits: [
    {
      titre: { fr: "L’odeur, premier critère", en: "Smell comes first" },
      description: {
        fr: "Une faible teneur suffit à donner une odeur à un gel neutre. Vésicules et matière fraîche la limitent ; un jury olfactif note l’ouverture du flacon, puis la peau après dix minutes, face au placebo.",
        en: "A low content is enough to give a plain gel a smell. Vesicles and fresh material limit it; a trained panel rates the opened bottle, then skin after ten minutes, against placebo.",
      },
    },
    {
      titre: { fr: "Forme réduite, forme oxydée", en: "Reduced and oxidised forms" },
      description: {
        fr: "Deux molécules réduites (GSH) s’unissent en un disulfure inodore (GSSG). Dosées ensemble en HPLC, elles donnent un rapport plus parlant qu’une teneur totale : fixez un minimum de forme réduite à douze mois.",
        en: "Two reduced molecules (GSH) unite into an odourless disulphide (GSSG). Assayed together by HPLC they give a ratio that says more than total content: set a minimum of the reduced form at twelve months.",
      },
    },
    {
      titre: { fr: "Avec la vitamine C", en: "With vitamin C" },
      description: {
        fr: "Chimiquement, le thiol régénère la vitamine C oxydée. Dans un sérum d’éclat, chacun occupe sa vésicule, pour que l’un ne consomme pas l’autre pendant le stockage ; la peau reçoit les deux à l’application.",
        en: "Chemically, the thiol regenerates oxidised vitamin C. In a radiance serum each occupies its own vesicle, so that neither consumes the other in storage; both reach skin on application.",
      },
    },
    {
      titre: { fr: "Éclat, pas éclaircissement", en: "Radiance, not lightening" },
      description: {
        fr: "Hors d’Europe, des publicités promettent d’éclaircir la peau. En Europe, votre texte reste sur la luminosité et l’uniformité d’aspect, photographies d’un panel varié à l’appui, mots-clés de la boutique compris.",
        en: "Advertising outside Europe promises lighter skin. In Europe your copy stays with luminosity and even appearance, backed by photographs of a varied panel, and that includes shop keywords.",
      },
    },
    {
      titre: { fr: "Origine et pureté", en: "Origin and purity" },
      description: {
        fr: "Souche, pureté optique, solvants, métaux : quatre lignes à lire avant l’achat. La voie fermentaire convient aux gammes véganes, une fois le milieu de culture vérifié ; la pesée se fait en atmosphère sèche.",
        en: "Strain, optical purity, solvents, metals: four lines to read before buying. Fermentation suits vegan ranges once the culture medium has been checked, and weighing is done in dry air.",
      },
    },
  ],
  product: { range: "gamme beauté", subName: "glutathion" },
  related: ["vitamine-c", "tripeptide-1-cuivre"],
  caution: {
    fr: "Ne jamais promettre une peau plus claire : rester sur l’éclat. Ni injection ni perfusion, pratiques hors cadre cosmétique. Voie orale : aucune allégation de santé autorisée.",
    en: "Never promise lighter skin; stay with radiance. Neither injection nor infusion, which fall outside cosmetics. Oral route: no authorised health claim.",
  },
};
