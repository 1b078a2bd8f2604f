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
    fr: "<b>Neuf dans l’eau, quatre dans la paroi.</b> Le liposome a deux compartiments ; une formule multivitaminée les occupe tous deux. Groupe B et vitamine C se logent dans le cœur, A, D3, E et K2 parmi les chaînes grasses, où la vitamine E veille sur ses voisines.<br><br><b>Une seule pesée.</b> Ce prémélange regroupe treize certificats en un seul. Sur la ligne, il supprime autant de dosages et le risque d’inversion qui les accompagne ; chaque titre est vérifié sur la poudre livrée.<br><br><b>Sans minéraux d’abord.</b> Fer, cuivre et sels alcalins abrègent la vie de la moitié de la liste. On les ajoute encapsulés eux aussi, ou dans une gélule distincte. Pilulier étanche, dessiccant et durée fixée sur la vitamine la plus fragile terminent le cahier des charges.",
    en: "<b>Nine in water, four in the wall.</b> A liposome has two compartments and a multivitamin occupies both. B vitamins and vitamin C sit in the core; A, D3, E and K2 lie among the fatty chains, where vitamin E watches over the others.<br><br><b>Weighed once.</b> Such a premix gathers thirteen certificates into one. On the line it does away with as many dosing steps, along with the risk of a mix-up, and every strength is verified on the powder supplied.<br><br><b>Minerals later.</b> Iron, copper and alkaline salts shorten the life of half the list. They are added encapsulated in their turn, or in a separate capsule. A tight bottle, a desiccant and a shelf life fixed on the frailest vitamin complete the specification.",
  },
  allegation: {
    fr: "Les allégations se lisent vitamine par vitamine : chacune doit atteindre 15 % de la valeur nutritionnelle de référence du jour, comme le veut le règlement (UE) 432/2012.",
    en: "Claims are read one vitamin at a time: every one must reach 15% of the day’s nutrient reference value, as Regulation (EU) 432/2012 requires.",
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
      titre: { fr: "Choisir ses quinze pour cent", en: "Choosing your 15%" },
      description: {
        fr: "Treize noms sur une étiquette ne donnent pas treize droits : sous 15 % de sa valeur de référence, une vitamine reste un simple ingrédient. Nous partons des mentions que la marque veut imprimer, puis remontons aux doses, dans les limites de l’EFSA.",
        en: "Thirteen names on a label do not bring thirteen rights: below 15% of its reference value a vitamin is an ingredient like any other. We begin with the statements a brand wants to print and work back to doses, within EFSA limits.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "multivitamines" },
  related: ["complexevitaminesB", "zinc"],
  caution: {
    fr: "Contient de la vitamine K (sous AVK : accord médical) et de la vitamine A (grossesse : accord médical). Faire le total avec les aliments enrichis et les autres compléments. Seules les vitamines présentes à 15 % au moins de leur valeur de référence ouvrent droit à leurs allégations.",
    en: "Contains vitamin K (doctor’s agreement for anyone on warfarin or similar) and vitamin A (likewise in pregnancy). Add up fortified foods and other supplements. Only vitamins present at 15% or more of their reference value may carry their claims.",
  },
};
