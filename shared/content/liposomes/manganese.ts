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
        fr: "Sel représenté en ions séparés ; dans le chélate, chaque glycine forme un cycle avec le métal.",
        en: "Drawn as separate ions; in the chelate each glycine forms a ring with the metal.",
      },
    },
  },
  description: {
    fr: "<b>Un oligo-élément présent dans le thé.</b> Thé, fruits à coque et céréales complètes sont les principales sources alimentaires de manganèse. Le formulateur l’emploie sous forme de chélate : deux glycines par ion manganèse (II), soit 27 % de métal.<br><br><b>Une poudre prête à doser.</b> Deux milligrammes de manganèse correspondent à 7,4 mg de chélate, à répartir dans plusieurs centaines de milligrammes de mélange. La matière liposomale, livrée à un titre connu, remplace la dilution en plusieurs étapes par un seul ajout.<br><br><b>Peu réactif au sec.</b> Le manganèse catalyse moins que le cuivre ou le fer l’oxydation de la vitamine C. En milieu alcalin et aéré, il s’oxyde lui-même et brunit : une poudre sèche, sous film barrière, évite ces conditions.",
    en: "<b>A trace element found in tea.</b> Tea, nuts and whole grains are the main dietary sources of manganese. Formulators use it as a chelate: two glycines to each manganese(II) ion, which makes 27% metal.<br><br><b>A powder ready to weigh.</b> Two milligrams of manganese correspond to 7.4 mg of chelate, to be spread through several hundred milligrams of blend. The liposomal material, supplied at a known strength, replaces stepwise dilution with a single addition.<br><br><b>Little reactivity when dry.</b> Manganese catalyses the oxidation of vitamin C less than copper or iron do. In alkaline, aerated media it oxidises in turn and browns; a dry powder under barrier film avoids those conditions.",
  },
  allegation: {
    fr: "Apporté à raison de 0,3 mg par jour au moins, le manganèse permet les allégations suivantes, dans les termes du règlement (UE) 432/2012.",
    en: "Supplied at 0.3 mg a day or more, manganese may carry the following claims, in the words of Regulation (EU) 432/2012.",
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
        fr: "La valeur de référence est de 2 mg ; l’EFSA situe le niveau sûr à 8 mg, alimentation comprise. Un grand buveur de thé en absorbe déjà plusieurs milligrammes. Nous conseillons donc de rester entre 0,3 mg, seuil des allégations, et 2 mg.",
        en: "The reference value is 2 mg, whereas EFSA places the safe level at 8 mg with food counted. A heavy tea drinker already takes in several milligrams. We therefore advise staying between 0.3 mg, the claim threshold, and 2 mg.",
      },
    },
    {
      titre: { fr: "Pour une gamme articulaire", en: "For a joint range" },
      description: {
        fr: "Le cuivre (tissus conjonctifs) et la vitamine C (collagène des cartilages) ajoutent leurs allégations aux siennes. Un nom de gamme « articulation » doit s’appuyer sur l’une d’elles, imprimée dans le même champ visuel : ni le collagène ni le boswellia n’ont d’allégation autorisée.",
        en: "Copper (connective tissues) and vitamin C (collagen in cartilage) add claims to its own. A range named after joints must rest on one of these, printed in the same field of vision, since neither collagen nor boswellia has an authorised claim.",
      },
    },
    {
      titre: { fr: "Titre et impuretés", en: "Assay and impurities" },
      description: {
        fr: "La spectrométrie (ICP) dose le manganèse, puis recherche les traces de plomb, d’arsenic, de cadmium et de mercure. La teneur en eau, qui conditionne l’écoulement, et la granulométrie de la poudre complètent le bulletin d’analyse.",
        en: "ICP spectrometry assays the manganese, then looks for traces of lead, arsenic, cadmium and mercury. Water content, which governs flow, and the particle size of the powder complete the certificate of analysis.",
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
