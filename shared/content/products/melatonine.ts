import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 17,
  slug: "melatonine",
  name: { fr: "Mélatonine", en: "Melatonin" },
  symbol: "Mt",
  category_id: 2,
  quantity: 15,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Mélatonine liposomale seule, en format voyage de quinze gélules.",
    en: "Liposomal melatonin on its own, in a travel format of fifteen capsules.",
  },
  actives: [
    {
      name: { fr: "Mélatonine", en: "Melatonin" },
      dose: { fr: "1 mg", en: "1 mg" },
      nutrient: "melatonin",
      path: "/liposomes/melatonine",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: { fr: "1 gélule par jour, au moment du coucher", en: "1 capsule a day, at bedtime" },
  text: {
    fr: "Quinze gélules d’un milligramme : un format de trousse, pensé pour l’aller, le retour et quelques nuits. Sans vitamine, sans plante, la formule tient sur une ligne d’étiquette. La mélatonine est de synthèse, contrôlée par chromatographie, et le liposome l’abrite de la lumière. Un blister de quinze alvéoles remplace le flacon pour les boutiques de gare et d’aéroport.",
    en: "Fifteen capsules of one milligram: a wash-bag format, meant for the way out, the way back and a few nights between. No vitamin, no plant; the formula fits on one line of label. The melatonin is synthetic, checked by chromatography, and liposomes shelter it from light. A fifteen-cavity blister replaces the bottle for station and airport shops.",
  },
  claims: ["melatonin/falling-asleep", "melatonin/jet-lag"],
  caution: {
    fr: "Moins de 2 mg par jour en France, sur une courte durée. Enfants, adolescents, grossesse, allaitement, maladie auto-immune : exclus. Ne pas prendre avant une tâche qui demande de rester vigilant ; signaler tout traitement à son pharmacien.",
    en: "Under 2 mg a day in France, for a short time. Children, teenagers, pregnancy, breastfeeding, autoimmune disease: excluded. Not before a task that calls for alertness; tell the pharmacist about any medicine.",
  },
};
