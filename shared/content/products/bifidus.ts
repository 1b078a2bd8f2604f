import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 39,
  slug: "bifidus",
  name: { fr: "Bifidus", en: "Bifidus" },
  symbol: "Bb",
  category_id: 5,
  quantity: 30,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Trois bifidobactéries, B. bifidum, B. breve et B. lactis, avec fibre d’acacia.",
    en: "Three bifidobacteria, B. bifidum, B. breve and B. lactis, with acacia fibre.",
  },
  actives: [
    {
      name: { fr: "Bifidobacterium bifidum SPH 159", en: "Bifidobacterium bifidum SPH 159" },
      dose: { fr: "2 milliards d’UFC", en: "2 billion CFU" },
      path: "/probiotiques/bifidobacterium-bifidum-sph-159",
    },
    {
      name: { fr: "Bifidobacterium breve SPH 158", en: "Bifidobacterium breve SPH 158" },
      dose: { fr: "3 milliards d’UFC", en: "3 billion CFU" },
      path: "/probiotiques/bifidobacterium-breve-sph-158",
    },
    {
      name: {
        fr: "Bifidobacterium animalis subsp. lactis SPH 155",
        en: "Bifidobacterium animalis subsp. lactis SPH 155",
      },
      dose: { fr: "5 milliards d’UFC", en: "5 billion CFU" },
      path: "/probiotiques/bifidobacterium-animalis-subsp-lactis-sph-155",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: { fr: "1 gélule par jour, avant le repas", en: "1 capsule a day, before food" },
  text: {
    fr: "Trois espèces d’un même genre : 2, 3 et 5 milliards d’UFC. Bifidum est la plus exigeante, strictement anaérobie ; nous la pesons en dernier, à 18 °C, en air sec. La fibre d’acacia sert de diluant, et l’étiquette ne la dit pas prébiotique. Une marque qui vend déjà des lactobacilles trouve ici un second produit, sans espèce en commun avec le premier.",
    en: "Three species of one genus: 2, 3 and 5 billion CFU. Bifidum is the most demanding, a strict anaerobe; we weigh it last, at 18 °C, in dry air. Acacia fibre serves as a diluent, and the label does not call it a prebiotic. A brand that already sells lactobacilli finds a second product here, with no species in common with the first.",
  },
  claims: [],
  caution: {
    fr: "Ne pas donner aux prématurés ni aux personnes très affaiblies. Ballonnements possibles les premiers jours. Réfrigérer si la pièce dépasse 25 °C.",
    en: "Not for premature infants or very frail people. Bloating is possible in the first days. Refrigerate if the room exceeds 25 °C.",
  },
};
