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
    en: "Dried acerola cherry juice, titrated in vitamin C and made into liposomes.",
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
    fr: "480 mg de jus de cerise acérola, séché par atomisation puis titré à 17 % : la vitamine C du fruit, 80 mg, sans ascorbique ajouté. La poudre pompe l’humidité et durcit en deux jours à l’air libre. Entourée de phospholipides, elle reste fluide jusqu’au bouchage. Le verre ambré laisse deviner le rose des gélules. Origine du verger inscrite sur le certificat.",
    en: "480 mg of acerola cherry juice, spray-dried then titrated at 17%: the fruit’s own 80 mg of vitamin C, with no ascorbic acid added. The powder drinks moisture and sets hard within two days in open air. Wrapped in phospholipids it still flows at capping. Amber glass hints at the pink of the capsules. The orchard’s origin is on the certificate.",
  },
  claims: ["vitamin-c/fatigue", "vitamin-c/energy-metabolism"],
  caution: {
    fr: "De préférence pas le soir. Allergie au latex : réaction croisée rapportée avec l’acérola, se renseigner avant usage.",
    en: "Preferably not in the evening. Latex allergy: cross-reaction with acerola has been reported, so enquire before use.",
  },
};
