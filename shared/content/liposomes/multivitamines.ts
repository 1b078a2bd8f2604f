import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "multivitamines",
  nom: { fr: "multivitamines", en: "multivitamins" },
  symbol: "A–Z",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  description: {
    fr: "<b>Treize vitamines, deux compartiments.</b> Les hydrosolubles (groupe B et vitamine C) occupent le cœur aqueux du liposome ; les liposolubles (A, D3, E et K2), sa paroi. Cette séparation limite les réactions entre elles, et un prémélange unique remplace treize pesées par une seule sur la ligne.",
    en: "<b>Thirteen vitamins, two compartments.</b> The water-soluble ones (B group and vitamin C) occupy the liposome’s aqueous core; the fat-soluble ones (A, D3, E and K2) its wall. Keeping them apart limits reactions between them, and a single premix replaces thirteen weighings with one on the line.",
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
  ],
  product: { range: "gamme les essentiels", subName: "multivitamines" },
  related: ["complexevitaminesB", "zinc"],
  caution: {
    fr: "Contient de la vitamine K (sous AVK : accord médical) et de la vitamine A (grossesse : accord médical). Faire le total avec les aliments enrichis et les autres compléments. Seules les vitamines présentes à 15 % au moins de leur valeur de référence ouvrent droit à leurs allégations.",
    en: "Contains vitamin K (doctor’s agreement for anyone on warfarin or similar) and vitamin A (likewise in pregnancy). Add up fortified foods and other supplements. Only vitamins present at 15% or more of their reference value may carry their claims.",
  },
};
