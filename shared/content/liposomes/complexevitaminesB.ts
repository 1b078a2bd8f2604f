import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "complexevitaminesB",
  nom: { fr: "complexe vitamines b", en: "b vitamin complex" },
  symbol: "B",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  identity: {
    kind: "complex",
    inci: "THIAMINE HCL, RIBOFLAVIN, NIACINAMIDE, CALCIUM PANTOTHENATE, PYRIDOXAL 5-PHOSPHATE, BIOTIN, CALCIUM L-METHYLFOLATE, METHYLCOBALAMIN",
    components: [
      {
        name: { fr: "B1, thiamine", en: "B1, thiamine" },
        path: "/liposomes/vitamineb1",
      },
      { name: { fr: "B2, riboflavine", en: "B2, riboflavin" } },
      {
        name: { fr: "B3, nicotinamide", en: "B3, nicotinamide" },
        path: "/liposomes/vitamineb3",
      },
      {
        name: { fr: "B5, acide pantothénique", en: "B5, pantothenic acid" },
        path: "/liposomes/vitamineb5",
      },
      {
        name: {
          fr: "B6, pyridoxal-5′-phosphate",
          en: "B6, pyridoxal 5′-phosphate",
        },
        path: "/liposomes/vitamineb6",
      },
      {
        name: { fr: "B8, biotine", en: "B7, biotin" },
        path: "/liposomes/biotine",
      },
      {
        name: { fr: "B9, méthylfolate", en: "B9, methylfolate" },
        path: "/liposomes/vitamineb9",
      },
      {
        name: { fr: "B12, méthylcobalamine", en: "B12, methylcobalamin" },
        path: "/liposomes/vitamineb12",
      },
    ],
    molecule: {
      name: { fr: "riboflavine (vitamine B2)", en: "riboflavin (vitamin B2)" },
      cas: "83-88-5",
      smiles: "Cc1cc2nc3c(=O)[nH]c(=O)nc-3n(C[C@H](O)[C@H](O)[C@H](O)CO)c2cc1C",
      formula: "C17H20N4O6",
      shows: "unit",
      note: {
        fr: "Molécule dessinée : la B2, seule des huit à ne pas avoir sa propre fiche.",
        en: "Molecule drawn: B2, the only one of the eight without a sheet of its own.",
      },
    },
  },
  description: {
    fr: "<b>Huit vitamines, des doses très inégales.</b> De 2,5 µg de B12 à 16 mg de B3, les valeurs de référence varient dans un rapport de un à plus de six mille. B1, B2, B3, B5, B6, B8, B9 et B12 sont toutes hydrosolubles, mais leurs structures chimiques sont très différentes.<br><br><b>Une même taille de particule.</b> Encapsulées puis séchées ensemble, elles forment un grain régulier et ne se séparent plus dans la trémie. L’odeur soufrée de la B1 et l’orange vif de la riboflavine s’atténuent.<br><br><b>Des incompatibilités limitées.</b> Exposée à la lumière, la riboflavine dégrade la B9 et la B12 ; l’aldéhyde de la B6 réagit avec les amines. Une matrice sèche et opaque ralentit ces réactions. Pour une forme à boire, mieux vaut un sachet à dissoudre qu’un flacon prêt à l’emploi.",
    en: "<b>Eight vitamins, very unequal doses.</b> From 2.5 µg of B12 to 16 mg of B3, reference values vary more than six-thousandfold. B1, B2, B3, B5, B6, B7, B9 and B12 all dissolve in water, but their chemical structures are very different.<br><br><b>One particle size.</b> Encapsulated and dried together, they form an even grain and no longer segregate in the hopper. The sulphur smell of B1 and the bright orange of riboflavin are toned down.<br><br><b>Fewer incompatibilities.</b> Exposed to light, riboflavin degrades B9 and B12, while the aldehyde of B6 reacts with amines. A dry, opaque matrix slows these reactions. For drinks, a sachet to dissolve is wiser than a ready-made bottle.",
  },
  allegation: {
    fr: "Chaque vitamine du groupe B porte ses propres allégations, dès 15 % de sa valeur de référence par jour, selon le règlement (UE) 432/2012.",
    en: "Each B vitamin carries its own claims, from 15% of its reference value a day, in line with Regulation (EU) 432/2012.",
  },
  bienfaits: [
    {
      titre: { fr: "Énergie et fatigue", en: "Energy and fatigue" },
      claims: [
        "thiamine/energy-metabolism",
        "riboflavin/energy-metabolism",
        "niacin/energy-metabolism",
        "pantothenic-acid/energy-metabolism",
        "vitamin-b6/energy-metabolism",
        "biotin/energy-metabolism",
        "vitamin-b12/energy-metabolism",
        "riboflavin/fatigue",
        "niacin/fatigue",
        "pantothenic-acid/fatigue",
        "vitamin-b6/fatigue",
        "folate/fatigue",
        "vitamin-b12/fatigue",
      ],
    },
    {
      titre: { fr: "Système nerveux", en: "Nervous system" },
      claims: [
        "thiamine/nervous-system",
        "riboflavin/nervous-system",
        "niacin/nervous-system",
        "vitamin-b6/nervous-system",
        "biotin/nervous-system",
        "vitamin-b12/nervous-system",
      ],
    },
    {
      titre: {
        fr: "Fonctions psychologiques et intellectuelles",
        en: "Psychological function and mental performance",
      },
      claims: [
        "thiamine/psychological-function",
        "niacin/psychological-function",
        "pantothenic-acid/mental-performance",
        "vitamin-b6/psychological-function",
        "biotin/psychological-function",
        "folate/psychological-function",
        "vitamin-b12/psychological-function",
      ],
    },
    {
      titre: { fr: "Peau et muqueuses", en: "Skin and mucous membranes" },
      claims: [
        "riboflavin/skin",
        "riboflavin/mucous-membranes",
        "niacin/skin",
        "niacin/mucous-membranes",
        "biotin/skin",
        "biotin/mucous-membranes",
      ],
    },
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: ["vitamin-b6/immune-system", "folate/immune-system", "vitamin-b12/immune-system"],
    },
    {
      titre: { fr: "Tolérances d’étiquetage", en: "Labelling tolerances" },
      description: {
        fr: "Le guide européen de 2012 admet, pour les vitamines d’un complément, un écart de +50 % à −20 %. Avec une allégation, seule l’incertitude de mesure est tolérée vers le bas. Le surdosage de fabrication se calcule sur ce critère, vitamine par vitamine.",
        en: "The 2012 European guidance allows vitamins in a supplement to deviate by +50% to −20%. With a claim, only measurement uncertainty is tolerated on the low side. Overage is worked out on that basis, vitamin by vitamin.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamines b complex" },
  related: ["vitamineb12", "magnesium"],
  caution: {
    fr: "Additionner les apports de la formule et du reste du régime. B6 : 12 mg par jour au plus (EFSA). Folates ajoutés : 1 000 µg (EFSA). B3 : 450 mg de nicotinamide ou 8 mg d’acide nicotinique (maximum français, adulte). La biotine peut fausser une analyse de sang : signaler la prise. Chaque allégation exige 15 % de la valeur de référence de sa vitamine.",
    en: "Add the formula to the rest of the diet. B6: 12 mg a day at most (EFSA). Added folate: 1,000 µg (EFSA). B3: 450 mg of nicotinamide or 8 mg of nicotinic acid (French maximum, adults). Biotin can distort a blood test: mention intake. Each claim needs 15% of the reference value of its own vitamin.",
  },
};
