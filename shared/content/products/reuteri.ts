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
    fr: "1 gélule par jour, vidée sur la langue",
    en: "1 capsule a day, emptied onto the tongue",
  },
  text: {
    fr: "Un milliard d’UFC d’une seule souche, sur une base de xylitol qui fond en bouche, sans rien à croquer. La gélule se déboîte au-dessus de la langue ; son contenu pèse 300 mg, sans arôme ajouté. Menthe douce ou fruits rouges se choisissent à la commande. Le xylitol absorbe peu l’eau, ce qui aide la bactérie à tenir dix-huit mois entre 2 et 8 °C.",
    en: "One billion CFU of a single strain, on a xylitol base that melts in the mouth, with nothing to crunch. The capsule pulls apart above the tongue; its content weighs 300 mg, with no added flavour. Mild mint or red berries may be chosen when ordering. Xylitol takes up little water, which helps the bacterium last eighteen months between 2 and 8°C.",
  },
  claims: [],
  caution: {
    fr: "Garder au réfrigérateur. Xylitol : toxique pour le chien, ranger hors de sa portée ; une consommation excessive peut avoir des effets laxatifs. Pas pour le jeune enfant. Défenses très diminuées : avis médical.",
    en: "Keep in the refrigerator. Xylitol: toxic to dogs, store out of their reach; excessive consumption may produce laxative effects. Not for young children. Severely weakened immunity: medical advice.",
  },
};
