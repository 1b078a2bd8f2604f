import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "complexevitaminesB",
  nom: { fr: "complexe vitamines b", en: "b vitamin complex" },
  symbol: "B",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  description: {
    fr: "<b>Huit vitamines B</b> (B1, B2, B3, B5, B6, B8, B9 et B12) sont réunies à des doses qui vont du microgramme à la dizaine de milligrammes. Cet écart complique le mélange. Encapsulées ensemble, elles ont le même grain ; l’odeur soufrée de la B1 s’efface et la riboflavine échappe à la lumière.",
    en: "<b>Eight B vitamins</b> (B1, B2, B3, B5, B6, B7, B9 and B12) come together at doses from a microgram to tens of milligrams. That spread complicates mixing. Encapsulated together they share one particle size, the sulphur smell of B1 fades and riboflavin is kept out of the light.",
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
  ],
  product: { range: "gamme les essentiels", subName: "vitamines b complex" },
  related: ["vitamineb12", "magnesium"],
  caution: {
    fr: "Additionner les apports de la formule et du reste du régime : pour la B6, 12 mg par jour au plus ; pour les folates ajoutés, 1 000 µg (EFSA). La biotine peut perturber une analyse sanguine. Chaque allégation exige 15 % de la valeur de référence de sa vitamine.",
    en: "Add the formula to the rest of the diet: B6 within 12 mg a day, added folate within 1,000 µg (EFSA). Biotin can disturb a blood test. Each claim needs 15% of the reference value of its own vitamin.",
  },
};
