import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 22,
  slug: "acerola",
  name: { fr: "Acérola", en: "Acerola" },
  symbol: "Ac",
  category_id: 3,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Jus de cerise acérola séché et titré en vitamine C, mis en liposomes.",
    en: "Dried acerola cherry juice, standardised for vitamin C and made into liposomes.",
  },
  actives: [
    {
      name: { fr: "Acérola, jus de fruit séché", en: "Acerola, dried fruit juice" },
      dose: { fr: "480 mg", en: "480 mg" },
      path: "/liposomes/acerola",
    },
    {
      name: { fr: "Vitamine C de l’acérola", en: "Vitamin C from the acerola" },
      dose: { fr: "80 mg", en: "80 mg" },
      nutrient: "vitamin-c",
      path: "/liposomes/acerola",
    },
  ],
  perDay: 2,
  openMonths: null,
  portion: { fr: "2 gélules par jour, avant midi", en: "2 capsules a day, before noon" },
  text: {
    fr: "Toute la vitamine C vient du fruit : 480 mg de jus séché par atomisation et titré à 17 % en apportent 80 mg, sans acide ascorbique ajouté. Nue, la poudre prend l’humidité et durcit en deux jours à l’air libre ; entourée de phospholipides, elle s’écoule encore au bouchage. Le verre ambré laisse deviner le rose des gélules, et le certificat nomme le verger.",
    en: "All of the vitamin C comes from the fruit: 480 mg of spray-dried juice at 17% supply 80 mg of it, with no ascorbic acid added. Left bare, the powder takes up moisture and sets hard within two days in open air; wrapped in phospholipids, it still flows at capping. Amber glass hints at the pink of the capsules, and the certificate names the orchard.",
  },
  claims: ["vitamin-c/fatigue", "vitamin-c/energy-metabolism"],
  caution: {
    fr: "Allergie au latex : une réaction croisée avec l’acérola a été rapportée, demander un avis médical. Même conseil en cas d’hémochromatose ou de calculs d’oxalate.",
    en: "Latex allergy: cross-reaction with acerola has been reported, so seek medical advice. The same goes for haemochromatosis or oxalate stones.",
  },
};
