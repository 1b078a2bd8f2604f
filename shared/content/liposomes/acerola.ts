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
    fr: '<b>Une cerise qui n’en est pas une.</b> <i><span lang="la">Malpighia emarginata</span></i>, arbuste des Malpighiacées, donne aux Antilles et au Brésil des drupes rouges à trois noyaux. Cueillies avant maturité complète, quand la vitamine C est au plus haut, elles sont pressées et le jus séché sur maltodextrine ou fibre d’acacia.<br><br><b>Une poudre qui boit l’air.</b> Sucres et acide malique la rendent collante et brune en peu de temps. Le liposome l’isole de l’humidité : elle s’écoule, se met en stick et livre ensemble l’acide ascorbique et les acides du fruit.<br><br><b>Titrée, pas supposée.</b> Les extraits courants affichent 17 %, 25 % ou davantage de vitamine C. À 25 %, 80 mg de vitamine demandent 320 mg d’extrait, une gélule presque pleine.',
    en: '<b>A cherry that isn’t one.</b> <i><span lang="la">Malpighia emarginata</span></i>, a shrub of the Malpighiaceae, bears red three-stoned drupes in the Caribbean and Brazil. Picked before full ripeness, when vitamin C peaks, they are pressed and the juice dried on maltodextrin or acacia fibre.<br><br><b>A powder that drinks air.</b> Sugars and malic acid soon make it sticky and brown. Liposomes shut out moisture: it flows, goes into sticks and delivers ascorbic acid together with the acids of the fruit.<br><br><b>Assayed, not assumed.</b> Common extracts state 17%, 25% or more vitamin C. At 25%, supplying 80 mg of the vitamin takes 320 mg of extract, close to a full capsule.',
  },
  allegation: {
    fr: "Ces mentions, tirées du règlement (UE) 432/2012, visent la vitamine C de l’acérola : l’extrait en apporte au moins 12 mg par jour.",
    en: "These statements, drawn from Regulation (EU) 432/2012, are about the vitamin C in acerola: the extract brings at least 12 mg of it a day.",
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
      titre: { fr: "L’isotope fait foi", en: "Isotopes tell" },
      description: {
        fr: "Un extrait peut être remonté en acide ascorbique de synthèse, issu de glucose de maïs. Le rapport isotopique du carbone trahit cet ajout, car le maïs et l’acérolier ne fixent pas le carbone de la même façon. L’essai coûte moins qu’un rappel.",
        en: "An extract can be topped up with synthetic ascorbic acid made from maize glucose. Carbon isotope ratios give the addition away, because maize and acerola do not fix carbon the same way. The test costs less than a recall.",
      },
    },
    {
      titre: { fr: "Naturel, avec mesure", en: "Natural, within reason" },
      description: {
        fr: "« Source de vitamine C » se prouve par le titre ; « vitamine C naturelle » suppose qu’aucun acide de synthèse n’entre dans le produit. Associée à la vitamine C pure, l’acérola s’indique à sa juste proportion dans la liste.",
        en: "‘Source of vitamin C’ is proven by assay; ‘natural vitamin C’ presupposes no synthetic acid anywhere in the product. Combined with pure vitamin C, acerola takes its true place in the ingredient list.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamine c+" },
  related: ["vitamine-c", "rutine"],
  caution: {
    fr: "Les allégations appartiennent à la vitamine C, pas au fruit : l’extrait doit en fournir au moins 12 mg par portion journalière, titre vérifié jusqu’à la date de durabilité minimale. À forte dose, mêmes précautions que pour l’acide ascorbique pur.",
    en: "The claims belong to vitamin C, not to the fruit: the extract must supply at least 12 mg of it per daily portion, assayed up to the best-before date. High doses call for the same precautions as pure ascorbic acid.",
  },
};
