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
    fr: "<b>Trois ions calcium, deux citrates.</b> Le citrate tricalcique vient de l’acide citrique de fermentation, neutralisé par une base calcique. Tétrahydraté, il contient environ 21 % de calcium et se dissout dans un milieu moins acide que celui qu’exige le carbonate.<br><br><b>Une texture améliorée.</b> En poudre, un sel de calcium assèche la bouche et crisse sous la dent. Dispersé dans une phosphatidylcholine neutre, il se mouille vite et paraît moins crayeux. Le choix de ce lipide compte : les cations à deux charges agglomèrent les membranes chargées négativement.<br><br><b>Des formats à forte dose.</b> La dose se chiffre en centaines de milligrammes, ce qui oriente vers le sachet, le stick ou la poudre à boire. Les jus riches en oxalates ou en phosphates font précipiter le calcium : une eau aromatisée convient mieux.",
    en: "<b>Three calcium ions to two citrates.</b> Tricalcium citrate starts from citric acid made by fermentation, neutralised with a calcium base. The tetrahydrate contains about 21% calcium and dissolves in a less acidic medium than calcium carbonate requires.<br><br><b>An improved texture.</b> As a powder, calcium salts dry the mouth and feel gritty. Dispersed in neutral phosphatidylcholine, the citrate wets quickly and seems less chalky. The choice of lipid matters, because doubly charged cations make negatively charged membranes clump.<br><br><b>High-dose formats.</b> A dose runs to hundreds of milligrams, which points to sachets, sticks or drinking powders. Juices rich in oxalate or phosphate make calcium precipitate, so flavoured water is a better vehicle.",
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
      titre: { fr: "Calculer en calcium élément", en: "Calculate as elemental calcium" },
      description: {
        fr: "L’étiquette indique le calcium, la balance pèse le citrate. Pour 120 mg de calcium, il faut environ 570 mg de citrate tétrahydraté, sans compter les phospholipides. La valeur de référence, 800 mg, ne tient pas dans une gélule : visez une fraction et indiquez son pourcentage.",
        en: "The label states calcium; the scales weigh citrate. Supplying 120 mg of calcium takes about 570 mg of the tetrahydrate, not counting phospholipids. The 800 mg reference value will not fit in a capsule, so aim for a fraction and state its percentage.",
      },
    },
    {
      titre: { fr: "Association avec D3 et K2", en: "Combined with D3 and K2" },
      description: {
        fr: "Les vitamines D3 et K2 se mélangent à sec avec cette poudre, en fin de procédé. Le fer se prend à un autre moment de la journée. Chaque nutriment garde ses propres allégations, que le dossier d’étiquetage attribue une à une.",
        en: "Vitamins D3 and K2 can be dry-blended into this powder at the end of the process. Iron is taken at another time of day. Each nutrient keeps its own claims, which the labelling file assigns one by one.",
      },
    },
  ],
  product: false,
  related: ["vitaminesk2d3", "magnesium"],
  caution: {
    fr: "Limite supérieure de l’EFSA pour l’adulte : 2 500 mg de calcium par jour, repas compris. À prendre à distance du fer, des hormones thyroïdiennes et de certains antibiotiques (cyclines, quinolones). Avis médical en cas de calculs rénaux ou d’hypercalcémie. Avec la vitamine K2 : avertir les personnes sous antivitamine K.",
    en: "EFSA upper level for adults: 2,500 mg of calcium a day, meals included. Take apart from iron, thyroid hormones and certain antibiotics (tetracyclines, quinolones). Medical advice is needed in case of kidney stones or hypercalcaemia. With vitamin K2: warn people on vitamin K antagonists.",
  },
};
