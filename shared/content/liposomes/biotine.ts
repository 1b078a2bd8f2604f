import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "biotine",
  nom: { fr: "biotine", en: "biotin" },
  symbol: "B8",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  niosome: "biotine",
  identity: {
    kind: "molecule",
    inci: "BIOTIN",
    molecule: {
      name: { fr: "D-biotine", en: "D-biotin" },
      cas: "58-85-5",
      smiles: "O=C1N[C@H]2CS[C@@H](CCCCC(=O)O)[C@H]2N1",
      formula: "C10H16N2O3S",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Huit isomères, une vitamine.</b> Trois centres asymétriques autorisent huit arrangements de la molécule ; la D-biotine est seule active. Appelée B8 en France et B7 ailleurs, elle soude un cycle azoté, un cycle soufré et une chaîne d’acide valérique. La matière première vient de la synthèse.<br><br><b>Une poignée de microgrammes.</b> Ses cristaux entrent mal dans l’eau froide et se comptent en millionièmes de gramme. Répartie sur des phospholipides au titre connu, la vitamine reste en dispersion dans des gouttes et garde le même dosage d’une gélule à la suivante.<br><br><b>Une molécule solide.</b> Chaleur modérée et air sec ne l’atteignent guère. Les oxydants attaquent le soufre, les acides et bases forts ouvrent le cycle : un pH proche de la neutralité suffit aux liquides.",
    en: "<b>Eight isomers, one vitamin.</b> Three asymmetric centres allow eight arrangements of the molecule, and D-biotin is the sole active one. Known as B7, or B8 in France, it fuses one ring bearing nitrogen with another bearing sulphur, then trails a valeric acid chain. The raw material is synthetic.<br><br><b>A handful of micrograms.</b> Biotin crystals enter cold water reluctantly and are counted in millionths of a gram. Spread over phospholipids of known strength, the vitamin stays dispersed in drops and keeps the same dose from one capsule to the next.<br><br><b>A sturdy molecule.</b> Moderate heat and dry air hardly touch it. Oxidants go for the sulphur, strong acids and bases open the ring, so liquids need little more than a pH near neutral.",
  },
  allegation: {
    fr: "Sept mentions peuvent accompagner la biotine dès 7,5 µg par jour, au titre du règlement (UE) 432/2012.",
    en: "Seven statements may accompany biotin from 7.5 µg a day by virtue of Regulation (EU) 432/2012.",
  },
  bienfaits: [
    {
      titre: {
        fr: "Cheveux, peau et muqueuses",
        en: "Hair, skin and mucous membranes",
      },
      claims: ["biotin/hair", "biotin/skin", "biotin/mucous-membranes"],
    },
    {
      titre: { fr: "Énergie et macronutriments", en: "Energy and macronutrients" },
      claims: ["biotin/energy-metabolism", "biotin/macronutrients"],
    },
    {
      titre: {
        fr: "Système nerveux et fonctions psychologiques",
        en: "Nervous system and psychological function",
      },
      claims: ["biotin/nervous-system", "biotin/psychological-function"],
    },
    {
      titre: {
        fr: "Du microgramme à la balance",
        en: "Micrograms made weighable",
      },
      description: {
        fr: "Un prémélange à 1 % transforme 50 µg, la valeur de référence, en 5 mg de poudre : un poids que la chaîne maîtrise. Les formules capillaires montent souvent à plusieurs milligrammes ; l’avertissement sur les analyses de sang devient alors indispensable.",
        en: "A 1% premix turns 50 µg, the reference value, into 5 mg of powder, a weight the line can manage. Hair formulas often climb to several milligrams, and at that level the warning about blood tests is indispensable.",
      },
    },
    {
      titre: { fr: "Deux façons de la doser", en: "Two ways to assay it" },
      description: {
        fr: 'La chromatographie liquide convient aux prémélanges. Pour quelques microgrammes dans un produit fini, le dosage microbiologique sur <i><span lang="la">Lactiplantibacillus plantarum</span></i> ou la liaison à l’avidine descendent plus bas. La méthode choisie figure au dossier.',
        en: 'Liquid chromatography suits premixes. For a few micrograms in a finished product, a microbiological assay with <i><span lang="la">Lactiplantibacillus plantarum</span></i> or binding to avidin reaches lower. State the chosen method in the file.',
      },
    },
    {
      titre: { fr: "Le quatuor capillaire", en: "A hair quartet" },
      description: {
        fr: "Zinc, sélénium et cuivre portent eux aussi une mention sur les cheveux, chacun avec sa formulation et son seuil. Tous quatre tiennent dans une gélule, puisque leurs masses cumulées restent sous le décigramme.",
        en: "Zinc, selenium and copper have hair statements too, each with its own wording and threshold. All four fit one capsule, since together they weigh less than a tenth of a gram.",
      },
    },
  ],
  product: { range: "gamme beauté", subName: "biotine" },
  related: ["zinc", "vitamineb5"],
  caution: {
    fr: "À forte dose, la biotine fausse certains immunodosages (thyroïde, troponine) : signaler sa consommation avant une prise de sang. Aucune allégation sur les ongles, la fatigue ou le stress oxydatif n’est autorisée.",
    en: "High doses distort certain immunoassays (thyroid, troponin), so intake should be mentioned before a blood test. No claim on nails, fatigue or oxidative stress is authorised.",
  },
};
