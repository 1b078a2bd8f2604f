import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "acerola",
  nom: { fr: "acérola", en: "acerola" },
  symbol: "Ac",
  type: "liposome",
  categories: ["végétal"],
  claimStatus: "authorised",
  identity: {
    kind: "plant",
    inci: "MALPIGHIA EMARGINATA FRUIT EXTRACT",
    latin: "Malpighia emarginata",
    part: { fr: "fruit (jus séché)", en: "fruit (dried juice)" },
    marker: {
      name: {
        fr: "acide L-ascorbique (vitamine C)",
        en: "L-ascorbic acid (vitamin C)",
      },
      cas: "50-81-7",
      smiles: "OC[C@H](O)[C@H]1OC(=O)C(O)=C1O",
      formula: "C6H8O6",
      shows: "whole",
    },
  },
  description: {
    fr: '<b>Le fruit de l’acérolier.</b> <i><span lang="la">Malpighia emarginata</span></i>, arbuste des Malpighiacées cultivé aux Antilles et au Brésil, donne des drupes rouges à trois noyaux, semblables à des cerises. Cueillies avant maturité complète, quand la vitamine C est au plus haut, elles sont pressées, puis le jus est séché sur maltodextrine ou fibre d’acacia.<br><br><b>Une poudre très hygroscopique.</b> Riche en sucres et en acide malique, la poudre nue colle et brunit vite à l’air. L’enveloppe de phospholipides freine la reprise d’humidité : la poudre s’écoule mieux et convient au stick comme à la gélule.<br><br><b>Une teneur à vérifier.</b> Les extraits courants titrent 17 % ou 25 % de vitamine C. À 25 %, il faut 320 mg d’extrait pour 80 mg de vitamine, soit presque toute une gélule.',
    en: '<b>The fruit of a West Indian shrub.</b> <i><span lang="la">Malpighia emarginata</span></i>, of the family Malpighiaceae, is grown in the Caribbean and Brazil for its red, cherry-like drupes with three stones. Picked before full ripeness, when vitamin C peaks, the fruit is pressed and the juice dried on maltodextrin or acacia fibre.<br><br><b>A highly hygroscopic powder.</b> Rich in sugars and malic acid, the bare powder soon turns sticky and brown in air. A phospholipid coat slows moisture uptake, so the powder flows better and suits sticks as well as capsules.<br><br><b>Strength to be verified.</b> Common extracts contain 17% or 25% vitamin C. At 25%, supplying 80 mg of the vitamin takes 320 mg of extract, close to a full capsule.',
  },
  allegation: {
    fr: "Ces mentions du règlement (UE) 432/2012 visent la vitamine C de l’acérola, à condition que l’extrait en apporte au moins 12 mg par jour.",
    en: "These statements from Regulation (EU) 432/2012 are about the vitamin C in acerola, provided the extract supplies at least 12 mg of it a day.",
  },
  bienfaits: [
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: ["vitamin-c/immune-system"],
    },
    {
      titre: { fr: "Énergie et fatigue", en: "Energy and fatigue" },
      claims: ["vitamin-c/energy-metabolism", "vitamin-c/fatigue"],
    },
    {
      titre: { fr: "Collagène et peau", en: "Collagen and skin" },
      claims: ["vitamin-c/collagen-skin"],
    },
    {
      titre: { fr: "Stress oxydatif", en: "Oxidative stress" },
      claims: ["vitamin-c/oxidative-stress"],
    },
    {
      titre: { fr: "Contrôle isotopique", en: "Isotope testing" },
      description: {
        fr: "Certains extraits sont enrichis en acide ascorbique de synthèse, souvent issu de glucose de maïs. Le rapport isotopique du carbone révèle cet ajout, car le maïs et l’acérolier ne fixent pas le carbone de la même façon. L’essai est à prévoir à chaque changement de source.",
        en: "Some extracts are topped up with synthetic ascorbic acid, often made from maize glucose. Carbon isotope ratios reveal the addition, because maize and acerola do not fix carbon in the same way. Plan the test whenever the source changes.",
      },
    },
    {
      titre: { fr: "La mention « naturelle »", en: "Using the word ‘natural’" },
      description: {
        fr: "« Source de vitamine C » suppose au moins 12 mg par portion journalière ; « vitamine C naturelle », qu’aucun acide ascorbique de synthèse n’entre dans le produit. En mélange avec la vitamine C pure, étiquetez la part réelle de chacune.",
        en: "‘Source of vitamin C’ requires at least 12 mg per daily portion; ‘natural vitamin C’ requires that no synthetic ascorbic acid enters the product. When acerola is blended with pure vitamin C, label the true share of each.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamine c+" },
  related: ["vitamine-c", "rutine"],
  caution: {
    fr: "Les allégations appartiennent à la vitamine C, pas au fruit : l’extrait doit en fournir au moins 12 mg par portion journalière jusqu’à la date de durabilité minimale. À forte dose de vitamine C, troubles digestifs possibles ; avis médical en cas d’antécédents de calculs d’oxalate ou d’hémochromatose.",
    en: "The claims belong to vitamin C, not to the fruit: the extract must supply at least 12 mg of it per daily portion up to the best-before date. High doses of vitamin C may upset digestion; medical advice for anyone with a history of oxalate stones or with haemochromatosis.",
  },
};
