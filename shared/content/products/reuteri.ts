import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 38,
  slug: "reuteri",
  name: { fr: "Reuteri", en: "Reuteri" },
  symbol: "Lr",
  category_id: 5,
  quantity: 30,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Limosilactobacillus reuteri SPH 146 en gélule à ouvrir, sur base de xylitol.",
    en: "Limosilactobacillus reuteri SPH 146 in a capsule to open, on a xylitol base.",
  },
  actives: [
    {
      name: {
        fr: "Limosilactobacillus reuteri SPH 146",
        en: "Limosilactobacillus reuteri SPH 146",
      },
      dose: { fr: "1 milliard d’UFC", en: "1 billion CFU" },
      path: "/probiotiques/limosilactobacillus-reuteri-sph-146",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: {
    fr: "1 gélule par jour, ouverte en bouche",
    en: "1 capsule a day, opened in the mouth",
  },
  text: {
    fr: "Un milliard d’UFC d’une seule souche, sur une base de xylitol qui fond sans croquer. La gélule se déboîte au-dessus de la langue ; le contenu pèse 300 mg, sans arôme ajouté. Une menthe douce ou un fruit rouge se choisit à la commande. Le xylitol absorbe peu l’eau, ce qui aide la bactérie à tenir dix-huit mois entre 2 et 8 °C.",
    en: "One billion CFU of a single strain, on a xylitol base that melts without crunch. The capsule pulls apart above the tongue; its content weighs 300 mg, with no added flavour. Mild mint or a red berry may be chosen when ordering. Xylitol takes up little water, which helps the bacterium last eighteen months between 2 and 8°C.",
  },
  claims: [],
  caution: {
    fr: "Xylitol : toxique pour le chien, ranger hors de sa portée ; une consommation excessive peut avoir un effet laxatif. Pas pour le jeune enfant.",
    en: "Xylitol: toxic to dogs, store beyond their reach; excessive consumption may produce laxative effects. Not for young children.",
  },
};
