import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "calcium",
  nom: { fr: "calcium", en: "calcium" },
  symbol: "Ca",
  type: "liposome",
  categories: ["minéral"],
  claimStatus: "authorised",
  identity: {
    kind: "mineral",
    inci: "CALCIUM CITRATE",
    salt: {
      fr: "citrate tricalcique, qualité tétrahydratée",
      en: "tricalcium citrate, tetrahydrate grade",
    },
    molecule: {
      name: { fr: "citrate de calcium", en: "calcium citrate" },
      cas: "813-94-5",
      smiles:
        "[Ca+2].[Ca+2].[Ca+2].OC(CC([O-])=O)(CC([O-])=O)C([O-])=O.OC(CC([O-])=O)(CC([O-])=O)C([O-])=O",
      formula: "C12H10Ca3O14",
      shows: "whole",
      note: {
        fr: "Sel anhydre ; la matière première porte en plus quatre molécules d’eau.",
        en: "Anhydrous salt; the raw material carries four water molecules as well.",
      },
    },
  },
  description: {
    fr: "<b>Deux citrates, trois calciums.</b> Le citrate tricalcique vient de l’acide citrique de fermentation, neutralisé par une base calcique. Tétrahydraté, il renferme environ 21 % de calcium et se dissout dans un milieu moins acide que celui qu’exige le carbonate.<br><br><b>Une texture à corriger.</b> En poudre, un sel de calcium assèche la bouche et crisse sous la dent. Dispersé dans une phosphatidylcholine neutre, il se mouille vite et perd sa note crayeuse. Le choix de ce lipide compte : les cations à deux charges agglomèrent les membranes chargées.<br><br><b>Des formats généreux.</b> La dose se chiffre en centaines de milligrammes, ce qui oriente vers le sachet, le stick ou la poudre à boire. Les jus riches en oxalates ou en phosphates font précipiter l’ion : une eau aromatisée convient mieux.",
    en: "<b>Two citrates to three calcium ions.</b> Tricalcium citrate starts from citric acid made by fermentation, neutralised with a calcium base. The tetrahydrate holds about 21% calcium and needs a less acidic medium to dissolve than calcium carbonate does.<br><br><b>Texture to put right.</b> Dry calcium salts pull moisture from the mouth and grate between the teeth. Dispersed in neutral phosphatidylcholine, the citrate wets quickly and sheds its chalky note. Lipid choice matters here, because doubly charged cations make charged membranes clump.<br><br><b>Roomy formats.</b> A dose runs to hundreds of milligrams, which points to sachets, sticks and drinking powders. Juices loaded with oxalate or phosphate will throw the ion out of solution, so flavoured water is the safer vehicle.",
  },
  allegation: {
    fr: "Chaque mention vise le calcium, pour une portion journalière d’au moins 120 mg ; elle figure à l’annexe du règlement (UE) 432/2012.",
    en: "Each statement concerns calcium, for a daily portion of 120 mg or more, and appears in the annex to Regulation (EU) 432/2012.",
  },
  bienfaits: [
    {
      titre: { fr: "Ossature et dentition", en: "Bones and teeth" },
      claims: ["calcium/bones", "calcium/teeth"],
    },
    {
      titre: {
        fr: "Muscles et neurotransmission",
        en: "Muscles and neurotransmission",
      },
      claims: ["calcium/muscle-function", "calcium/neurotransmission"],
    },
    {
      titre: {
        fr: "Énergie et enzymes digestives",
        en: "Energy and digestive enzymes",
      },
      claims: ["calcium/energy-metabolism", "calcium/digestive-enzymes"],
    },
    {
      titre: { fr: "Coagulation et cellules", en: "Blood clotting and cells" },
      claims: ["calcium/blood-clotting", "calcium/cell-division"],
    },
    {
      titre: { fr: "Compter en élément", en: "Count the element" },
      description: {
        fr: "L’étiquette annonce du calcium, la balance pèse du citrate. Pour 120 mg de l’élément, il faut environ 570 mg de sel tétrahydraté, phospholipides en sus. La valeur de référence, 800 mg, dépasse ce que loge une gélule : mieux vaut viser une fraction et l’écrire.",
        en: "Labels state calcium while scales weigh citrate. Reaching 120 mg of the element takes about 570 mg of the tetrahydrate, phospholipids not included. The 800 mg reference value is more than any capsule can hold, so aim for a fraction of it and say so.",
      },
    },
    {
      titre: { fr: "Avec D3 et K2", en: "With D3 and K2" },
      description: {
        fr: "Les deux vitamines liposolubles se mélangent à sec avec cette poudre, en fin de procédé. Le fer attendra un autre moment de la journée. Chaque nutriment conserve ses propres mentions : le dossier d’étiquetage dit laquelle revient à qui.",
        en: "Both fat-soluble vitamins can be dry-blended into this powder at the end of the process. Iron belongs at another time of day. Every nutrient keeps its own wording, and the labelling file records which statement goes with which.",
      },
    },
  ],
  product: false,
  related: ["vitaminesk2d3", "magnesium"],
  caution: {
    fr: "Limite supérieure de l’EFSA pour l’adulte : 2 500 mg de calcium par jour, repas compris. À prendre à distance du fer, des hormones thyroïdiennes et de certains antibiotiques (cyclines, quinolones). Avis médical en cas de calculs rénaux ou d’hypercalcémie.",
    en: "EFSA upper level for adults: 2,500 mg of calcium a day, meals included. Keep apart from iron, thyroid hormones and certain antibiotics (tetracyclines, quinolones). Medical advice is needed in case of kidney stones or hypercalcaemia.",
  },
};
