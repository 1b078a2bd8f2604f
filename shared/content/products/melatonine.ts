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
    fr: "Quinze gélules d’un milligramme : un format de trousse, pensé pour l’aller, le retour et quelques nuits sur place. Sans vitamine ni plante, la formule tient sur une ligne d’étiquette. La mélatonine est de synthèse, contrôlée par chromatographie ; la lumière l’altère, le flacon est donc opaque. Pour les boutiques de gare et d’aéroport, un blister aluminium de quinze alvéoles le remplace.",
    en: "Fifteen one-milligram capsules: a wash-bag format, meant for the way out, the way back and a few nights in between. With neither vitamin nor plant, the formula fits on one line of the label. The melatonin is synthetic, checked by chromatography; light spoils it, so the bottle is opaque. For station and airport shops, a fifteen-cavity aluminium blister takes its place.",
  },
  claims: ["melatonin/falling-asleep", "melatonin/jet-lag"],
  caution: {
    fr: "Moins de 2 mg par jour en France, sur une courte durée. Exclus : enfants, adolescents, grossesse, allaitement, maladie inflammatoire ou auto-immune. Ne pas prendre avant une tâche qui demande de rester vigilant. Épilepsie, asthme, trouble de l’humeur ou médicament en cours : avis médical d’abord.",
    en: "Under 2 mg a day in France, for a short time. Excluded: children, teenagers, pregnancy, breastfeeding, inflammatory or autoimmune disease. Not before a task that calls for alertness. Epilepsy, asthma, a mood disorder or any medicine being taken: medical advice first.",
  },
};
