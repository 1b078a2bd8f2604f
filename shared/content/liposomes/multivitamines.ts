import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "multivitamines",
  nom: { fr: "multivitamines", en: "multivitamins" },
  symbol: "A–Z",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  identity: {
    kind: "complex",
    inci: "ASCORBIC ACID, NIACINAMIDE, TOCOPHEROL, CALCIUM PANTOTHENATE, PYRIDOXAL 5-PHOSPHATE, RETINYL PALMITATE, RIBOFLAVIN, THIAMINE HCL, CALCIUM L-METHYLFOLATE, MENAQUINONE-7, BIOTIN, CHOLECALCIFEROL, METHYLCOBALAMIN",
    components: [
      {
        name: { fr: "vitamine A", en: "vitamin A" },
        path: "/liposomes/vitaminea",
      },
      {
        name: { fr: "vitamine B1", en: "vitamin B1" },
        path: "/liposomes/vitamineb1",
      },
      {
        name: { fr: "vitamine B2 (riboflavine)", en: "vitamin B2 (riboflavin)" },
      },
      {
        name: { fr: "vitamine B3", en: "vitamin B3" },
        path: "/liposomes/vitamineb3",
      },
      {
        name: { fr: "vitamine B5", en: "vitamin B5" },
        path: "/liposomes/vitamineb5",
      },
      {
        name: { fr: "vitamine B6", en: "vitamin B6" },
        path: "/liposomes/vitamineb6",
      },
      {
        name: { fr: "biotine (B8)", en: "biotin (B7)" },
        path: "/liposomes/biotine",
      },
      {
        name: { fr: "vitamine B9", en: "vitamin B9" },
        path: "/liposomes/vitamineb9",
      },
      {
        name: { fr: "vitamine B12", en: "vitamin B12" },
        path: "/liposomes/vitamineb12",
      },
      {
        name: { fr: "vitamine C", en: "vitamin C" },
        path: "/liposomes/vitamine-c",
      },
      {
        name: { fr: "vitamine D3", en: "vitamin D3" },
        path: "/liposomes/vitamined3",
      },
      {
        name: { fr: "vitamine E", en: "vitamin E" },
        path: "/liposomes/vitamine-e",
      },
      {
        name: { fr: "vitamine K2", en: "vitamin K2" },
        path: "/liposomes/vitaminesk2d3",
      },
    ],
    molecule: {
      name: {
        fr: "acide ascorbique (vitamine C)",
        en: "ascorbic acid (vitamin C)",
      },
      cas: "50-81-7",
      smiles: "OC[C@H](O)[C@H]1OC(=O)C(O)=C1O",
      formula: "C6H8O6",
      shows: "unit",
      note: {
        fr: "Une vitamine sur treize, la première par la masse.",
        en: "One vitamin in thirteen, the first by mass.",
      },
    },
  },
  description: {
    fr: "<b>Neuf dans l’eau, quatre dans la paroi.</b> Le liposome a deux compartiments ; une formule multivitaminée les occupe tous deux. Les vitamines B et C se logent dans le cœur aqueux ; A, D3, E et K2, parmi les chaînes grasses de la membrane, que la vitamine E protège de l’oxydation.<br><br><b>Une seule pesée.</b> Le prémélange remplace treize matières premières par une seule, avec un seul certificat. Sur la ligne, il réduit le nombre de pesées et donc le risque d’erreur ; chaque titre est vérifié sur la poudre livrée.<br><br><b>Les minéraux à part.</b> Fer, cuivre et sels alcalins dégradent plusieurs de ces vitamines. On les ajoute sous forme encapsulée, ou dans une gélule distincte. Pilulier étanche, dessiccant et durée de conservation fixée sur la vitamine la plus fragile complètent le cahier des charges.",
    en: "<b>Nine in water, four in the wall.</b> A liposome has two compartments and a multivitamin occupies both. Vitamins B and C sit in the watery core; A, D3, E and K2 lie among the fatty chains of the membrane, which vitamin E protects from oxidation.<br><br><b>A single weighing.</b> The premix replaces thirteen raw materials with one, under a single certificate. On the line it cuts the number of weighings, and so the risk of error; every strength is verified on the powder supplied.<br><br><b>Minerals kept apart.</b> Iron, copper and alkaline salts degrade several of these vitamins. They are added in encapsulated form, or in a separate capsule. An airtight bottle, a desiccant and a shelf life set by the least stable vitamin complete the specification.",
  },
  allegation: {
    fr: "Les allégations s’obtiennent vitamine par vitamine : chacune doit atteindre 15 % de la valeur nutritionnelle de référence du jour, comme le veut le règlement (UE) 432/2012.",
    en: "Claims are earned one vitamin at a time: each must reach 15% of the day’s nutrient reference value, as Regulation (EU) 432/2012 requires.",
  },
  bienfaits: [
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: [
        "vitamin-a/immune-system",
        "vitamin-c/immune-system",
        "vitamin-d/immune-system",
        "vitamin-b6/immune-system",
        "folate/immune-system",
        "vitamin-b12/immune-system",
      ],
    },
    {
      titre: { fr: "Énergie et fatigue", en: "Energy and fatigue" },
      claims: [
        "vitamin-c/fatigue",
        "riboflavin/fatigue",
        "niacin/fatigue",
        "pantothenic-acid/energy-metabolism",
        "thiamine/energy-metabolism",
      ],
    },
    {
      titre: { fr: "Ossature et coagulation", en: "Bones and blood clotting" },
      claims: ["vitamin-d/bones", "vitamin-k/bones", "vitamin-k/blood-clotting"],
    },
    {
      titre: { fr: "Peau et vision", en: "Skin and vision" },
      claims: ["vitamin-a/vision", "vitamin-a/skin", "riboflavin/vision", "biotin/skin"],
    },
    {
      titre: { fr: "Stress oxydatif", en: "Oxidative stress" },
      claims: [
        "vitamin-c/oxidative-stress",
        "vitamin-e/oxidative-stress",
        "riboflavin/oxidative-stress",
      ],
    },
    {
      titre: { fr: "Partir des allégations voulues", en: "Start from the claims" },
      description: {
        fr: "Citer treize vitamines ne donne pas droit à toutes leurs allégations : sous 15 % de sa valeur de référence, une vitamine n’en porte aucune. Nous partons des allégations que la marque veut imprimer pour fixer les doses, dans les limites de sécurité de l’EFSA.",
        en: "Naming thirteen vitamins does not open the way to all their claims: below 15% of its reference value a vitamin carries none. We begin with the claims a brand wants to print and work back to the doses, within EFSA safety limits.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "multivitamines" },
  related: ["complexevitaminesB", "zinc"],
  caution: {
    fr: "Contient de la vitamine K, déconseillée sous antivitamine K (AVK) sauf accord du médecin, et de la vitamine A, déconseillée pendant la grossesse sauf avis médical. Tenir compte des aliments enrichis et des autres compléments. Seules les vitamines présentes à 15 % au moins de leur valeur de référence ouvrent droit à leurs allégations.",
    en: "Contains vitamin K, not for people on vitamin K antagonists such as warfarin unless a doctor agrees, and vitamin A, not advised in pregnancy without medical advice. Allow for fortified foods and other supplements. Only vitamins present at 15% or more of their reference value may carry their claims.",
  },
};
