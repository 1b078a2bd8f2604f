import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "fer",
  nom: { fr: "fer", en: "iron" },
  symbol: "Fe",
  type: "liposome",
  categories: ["minéral"],
  claimStatus: "authorised",
  description: {
    fr: "<b>Le bisglycinate ferreux</b> apporte du fer divalent, chélaté par deux glycines. Sans protection, ce métal tache, rancit les huiles et laisse une saveur métallique. Une enveloppe lipidique atténue les trois défauts et ouvre les gouttes, ou les poudres orodispersibles, à un minéral difficile à aromatiser.",
    en: "<b>Ferrous bisglycinate</b> brings iron in its divalent state, chelated by two glycines. Left bare, the metal stains, turns oils rancid and tastes of coins. A lipid coat softens all three faults and makes drops, or powders that melt on the tongue, realistic for a mineral few flavourings can hide.",
  },
  bienfaits: [
    {
      titre: { fr: "Énergie et fatigue", en: "Energy and fatigue" },
      claims: ["iron/fatigue", "iron/energy-metabolism"],
    },
    {
      titre: { fr: "Globules rouges et oxygène", en: "Red blood cells and oxygen" },
      claims: ["iron/red-blood-cells", "iron/oxygen-transport"],
    },
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: ["iron/immune-system"],
    },
    {
      titre: { fr: "Division cellulaire", en: "Cell division" },
      claims: ["iron/cell-division"],
    },
  ],
  product: false,
  related: ["vitamine-c", "cuivre"],
  caution: {
    fr: "À réserver aux besoins établis, jamais en cas d’hémochromatose ou de surcharge. Hors de portée des enfants : leur surdosage est grave. Séparer du thé, du café, du calcium et de la lévothyroxine.",
    en: "For established needs only, never with haemochromatosis or iron overload. Keep away from children: an overdose is serious for them. Separate from tea, coffee, calcium and levothyroxine.",
  },
};
