import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "manganese",
  nom: { fr: "manganèse", en: "manganese" },
  symbol: "Mn",
  type: "liposome",
  categories: ["minéral"],
  claimStatus: "authorised",
  identity: {
    kind: "mineral",
    inci: "MANGANESE BISGLYCINATE",
    salt: {
      fr: "bisglycinate de manganèse (II)",
      en: "manganese(II) bisglycinate",
    },
    molecule: {
      name: { fr: "bisglycinate de manganèse", en: "manganese bisglycinate" },
      cas: "14281-77-7",
      smiles: "[Mn+2].NCC([O-])=O.NCC([O-])=O",
      formula: "C4H8MnN2O4",
      shows: "whole",
      note: {
        fr: "Ions figurés à distance ; le chélate, lui, les referme en cycles.",
        en: "Ions shown at a distance; the chelate closes them into rings.",
      },
    },
  },
  description: {
    fr: "<b>Le métal du thé et des noix.</b> L’alimentation fournit le manganèse par le thé, les fruits à coque et les céréales complètes. Le formulateur l’introduit sous forme de chélate glyciné : deux glycines par atome, 27 % de métal, au degré d’oxydation +II.<br><br><b>Une poudre prête à doser.</b> Deux milligrammes à loger dans une gélule, c’est sept milligrammes de chélate noyés dans plusieurs centaines de milligrammes d’excipient. La matière liposomale, titrée, remplace la trituration en plusieurs étapes par un seul ajout.<br><br><b>Un voisin assez calme.</b> Face à l’acide ascorbique, le manganèse se montre moins réactif que le cuivre ou le fer. Il craint en revanche les milieux alcalins et aérés, où il brunit en s’oxydant. Une poudre sèche, sous film barrière, ne lui en laisse guère l’occasion.",
    en: "<b>The metal of tea and nuts.</b> Diet provides manganese through tea, nuts and whole grains. Formulators bring it in as a glycine chelate: two glycines an atom, 27% metal, in oxidation state +II.<br><br><b>Ready for the scales.</b> Two milligrams in a capsule means seven milligrams of chelate lost among several hundred of excipient. A liposomal material of stated strength swaps stepwise trituration for a single addition.<br><br><b>A fairly quiet neighbour.</b> Faced with ascorbic acid, manganese reacts less than copper or iron. What it dislikes are alkaline, aerated media, in which it oxidises and browns. Dry powder under barrier film gives it little opportunity.",
  },
  allegation: {
    fr: "Le manganèse, apporté à raison de 0,3 mg par jour ou plus, donne accès aux mentions que voici ; leur texte est celui du règlement (UE) 432/2012.",
    en: "Supplied at 0.3 mg a day or more, manganese gives access to the following statements, whose text is that of Regulation (EU) 432/2012.",
  },
  bienfaits: [
    {
      titre: {
        fr: "Tissus conjonctifs et ossature",
        en: "Connective tissue and bones",
      },
      claims: ["manganese/connective-tissue-formation", "manganese/bones"],
    },
    {
      titre: { fr: "Énergie", en: "Energy" },
      claims: ["manganese/energy-metabolism"],
    },
    {
      titre: { fr: "Stress oxydatif", en: "Oxidative stress" },
      claims: ["manganese/oxidative-stress"],
    },
    {
      titre: { fr: "Une marge étroite", en: "A narrow margin" },
      description: {
        fr: "La valeur de référence est de 2 mg ; l’EFSA situe le niveau sûr à 8 mg, repas compris. Un buveur de thé en reçoit déjà plusieurs. La plupart des formules se tiennent donc entre 0,3 et 2 mg.",
        en: "The reference value is 2 mg, whereas EFSA places the safe level at 8 mg with meals counted. A tea drinker already takes in several. Hence most formulas stay between 0.3 and 2 mg.",
      },
    },
    {
      titre: { fr: "Pour une gamme articulaire", en: "For a joint range" },
      description: {
        fr: "Le cuivre (tissus conjonctifs) et la vitamine C (collagène des cartilages) ajoutent leurs mentions aux siennes. Un nom de gamme « articulation » s’appuie sur l’une d’elles, imprimée dans le même champ visuel : ni collagène ni boswellia n’en offrent.",
        en: "Copper (connective tissues) and vitamin C (collagen in cartilage) add statements to its own. A range named after joints leans on one of these, printed in the same field of vision, since neither collagen nor boswellia offers any.",
      },
    },
    {
      titre: { fr: "Titre et impuretés", en: "Assay and impurities" },
      description: {
        fr: "L’ICP-MS donne en une injection le manganèse, le plomb, l’arsenic et le cadmium. La teneur en eau, qui conditionne la coulabilité, et la granulométrie de la poudre séchée complètent le bulletin.",
        en: "One ICP-MS run yields manganese, lead, arsenic and cadmium. Water content, which governs flow, and the particle size of the dried powder are added to the release sheet.",
      },
    },
  ],
  product: { range: "gamme bien-être", subName: "articulation" },
  related: ["cuivre", "zinc"],
  caution: {
    fr: "Niveau d’apport jugé sûr par l’EFSA (2023) : 8 mg par jour pour un adulte, alimentation incluse. Prudence en cas d’atteinte hépatique.",
    en: "Intake considered safe by EFSA (2023): 8 mg a day for an adult, food included. Use with care where liver function is impaired.",
  },
};
