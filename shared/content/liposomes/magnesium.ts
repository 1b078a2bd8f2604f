import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "magnesium",
  nom: { fr: "magnésium", en: "magnesium" },
  symbol: "Mg",
  type: "liposome",
  categories: ["minéral"],
  niosome: "magnesium",
  claimStatus: "authorised",
  identity: {
    kind: "mineral",
    inci: "MAGNESIUM BISGLYCINATE",
    salt: { fr: "bisglycinate de magnésium", en: "magnesium bisglycinate" },
    molecule: {
      name: { fr: "bisglycinate de magnésium", en: "magnesium bisglycinate" },
      cas: "14783-68-7",
      smiles: "[Mg+2].NCC([O-])=O.NCC([O-])=O",
      formula: "C4H8MgN2O4",
      shows: "whole",
      note: {
        fr: "Sel représenté en ions ; dans le chélate, l’azote de la glycine se lie aussi au magnésium.",
        en: "Drawn as ions; in the chelate, glycine nitrogen also binds magnesium.",
      },
    },
  },
  description: {
    fr: "<b>Un minéral qui prend de la place.</b> Le bisglycinate unit un ion Mg<sup>2+</sup> à deux anions glycinate, soit 14,1 % de magnésium pour le sel pur et sec. La poudre est blanche, amère, et sa solution franchement alcaline.<br><br><b>Isolé du reste de la formule.</b> À ce pH, la vitamine C et la thiamine se dégradent dès que le mélange prend l’humidité. Entouré de phospholipides, le sel a moins de contact avec elles. L’amertume diminue et la poudre, plus coulante, passe aussi bien en doseuse à sticks qu’en géluleuse.<br><br><b>Raisonner en portions.</b> La valeur de référence de 375 mg demanderait près de 2,7 g de sel. Une formule n’en apporte d’ordinaire qu’une fraction, répartie sur deux ou trois prises. En stick, un arôme d’agrume acidulé masque le goût alcalin.",
    en: "<b>A bulky mineral.</b> Bisglycinate joins one Mg<sup>2+</sup> ion to two glycinate anions, which makes 14.1% magnesium in the pure dry salt. The powder is white and bitter, its solution distinctly alkaline.<br><br><b>Kept apart in the blend.</b> At that pH, vitamin C and thiamine break down as soon as the blend picks up moisture. Surrounded by phospholipids, the salt has less contact with them. Bitterness is reduced and the powder, which flows better, suits a stick packer as readily as a capsule line.<br><br><b>Think in portions.</b> The 375 mg reference value would call for nearly 2.7 g of salt. A formula generally brings a fraction of it, spread over two or three servings. In sticks, a tart citrus flavour masks the alkaline taste.",
  },
  allegation: {
    fr: "Le magnésium dispose de dix allégations, permises à partir de 56,25 mg par portion journalière (règlement (UE) 432/2012).",
    en: "Magnesium has ten authorised claims, allowed from 56.25 mg per daily portion under Regulation (EU) 432/2012.",
  },
  bienfaits: [
    {
      titre: { fr: "Énergie et fatigue", en: "Energy and fatigue" },
      claims: ["magnesium/fatigue", "magnesium/energy-metabolism"],
    },
    {
      titre: {
        fr: "Système nerveux et fonctions psychologiques",
        en: "Nervous system and psychological function",
      },
      claims: ["magnesium/nervous-system", "magnesium/psychological-function"],
    },
    {
      titre: { fr: "Muscles et protéines", en: "Muscles and proteins" },
      claims: ["magnesium/muscle-function", "magnesium/protein-synthesis"],
    },
    {
      titre: { fr: "Ossature et dentition", en: "Bones and teeth" },
      claims: ["magnesium/bones", "magnesium/teeth"],
    },
    {
      titre: { fr: "Électrolytes et cellules", en: "Electrolytes and cells" },
      claims: ["magnesium/electrolyte-balance", "magnesium/cell-division"],
    },
    {
      titre: { fr: "Vrai chélate ou mélange tamponné", en: "True chelate or buffered blend" },
      description: {
        fr: "Au-dessus de 14,1 % de magnésium, un « bisglycinate » contient autre chose, le plus souvent de l’oxyde. Le dosage de l’azote, 16,2 % en théorie, et le spectre infrarouge révèlent cet ajout. Demandez les deux avec le certificat d’analyse.",
        en: "Above 14.1% magnesium, a so-called bisglycinate contains something else, oxide in most cases. A nitrogen assay, 16.2% in theory, and an infrared spectrum reveal the addition. Ask for both with the certificate of analysis.",
      },
    },
  ],
  product: { range: "gamme bien-être", subName: "anti-stress" },
  related: ["vitamineb6", "calcium"],
  caution: {
    fr: "Sels facilement dissociables : 250 mg de magnésium ajouté par jour au plus (avis européen de 2001), un effet laxatif étant possible au-delà. Avis médical en cas d’insuffisance rénale. Ni le sommeil ni l’effet « anti-stress » ne figurent parmi ses allégations autorisées.",
    en: "Readily dissociable salts: no more than 250 mg of added magnesium a day (European opinion of 2001), as a laxative effect may appear above it. Medical advice in case of kidney failure. Neither sleep nor an ‘anti-stress’ effect is among its authorised claims.",
  },
};
