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
        fr: "L’une des huit : celle qui n’a pas de fiche à elle.",
        en: "One of the eight, the one without a sheet of its own.",
      },
    },
  },
  description: {
    fr: "<b>Huit vitamines, quatre ordres de grandeur.</b> De 2,5 µg de B12 à 16 mg de B3, les valeurs de référence s’échelonnent dans un rapport de un à six mille. B1, B2, B3, B5, B6, B8, B9 et B12 sont toutes hydrosolubles, mais la ressemblance s’arrête là.<br><br><b>Un grain commun.</b> Encapsulées puis séchées ensemble, elles prennent la même taille de particule et ne ségrègent plus dans la trémie. L’odeur soufrée de la B1 s’estompe, l’orange vif de la riboflavine aussi.<br><br><b>Des incompatibilités désamorcées.</b> La riboflavine excitée par la lumière abîme la B9 et la B12 ; l’aldéhyde de la B6 cherche des amines. Une matrice sèche et opaque ralentit ces rencontres. Pour un liquide, mieux vaut un sachet à dissoudre qu’un flacon prêt à l’emploi.",
    en: "<b>Eight vitamins, four orders of magnitude.</b> From 2.5 µg of B12 to 16 mg of B3, reference values span a ratio of one to six thousand. B1, B2, B3, B5, B6, B7, B9 and B12 all dissolve in water, and there the likeness ends.<br><br><b>One common grain.</b> Encapsulated and dried together, they take on the same particle size and no longer segregate in the hopper. The sulphur odour of B1 fades, and so does the bright orange of riboflavin.<br><br><b>Incompatibilities defused.</b> Riboflavin excited by light damages B9 and B12, while the aldehyde of B6 looks for amines. A dry, opaque matrix slows such encounters. For liquids, a sachet to dissolve is wiser than a ready-made bottle.",
  },
  allegation: {
    fr: "Chaque vitamine du groupe B porte ses mentions pour son propre compte, dès 15 % de sa valeur de référence par jour, selon le règlement (UE) 432/2012.",
    en: "Each B vitamin carries its statements on its own account, from 15% of its daily reference value, in line with Regulation (EU) 432/2012.",
  },
  bienfaits: [
    {
      titre: { fr: "Énergie et fatigue", en: "Energy and fatigue" },
      claims: [
        "thiamine/energy-metabolism",
        "riboflavin/energy-metabolism",
        "niacin/energy-metabolism",
        "pantothenic-acid/energy-metabolism",
        "biotin/energy-metabolism",
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
      titre: { fr: "Fonctions psychologiques", en: "Psychological function" },
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
        fr: "Le guide européen de 2012 admet pour les vitamines d’un complément un écart de +50 % à −20 %. Une allégation change la donne : vers le bas, seule l’incertitude de mesure reste tolérée. Le surtitrage se calcule vitamine par vitamine, sur ce critère.",
        en: "The 2012 European guidance lets vitamins in a supplement deviate by +50% to −20%. A claim alters this: downwards, measurement uncertainty alone is tolerated. Overage is worked out vitamin by vitamin, against that criterion.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamines b complex" },
  related: ["vitamineb12", "magnesium"],
  caution: {
    fr: "Additionner les apports de la formule et du reste du régime : pour la B6, 12 mg par jour au plus ; pour les folates ajoutés, 1 000 µg (EFSA). La biotine peut perturber une analyse sanguine. Chaque allégation exige 15 % de la valeur de référence de sa vitamine.",
    en: "Add the formula to the rest of the diet: B6 within 12 mg a day, added folate within 1,000 µg (EFSA). Biotin can disturb a blood test. Each claim needs 15% of the reference value of its own vitamin.",
  },
};
