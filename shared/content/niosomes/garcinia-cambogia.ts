import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "garcinia-cambogia",
  type: "niosome",
  nom: { fr: "garcinia cambogia", en: "garcinia cambogia" },
  symbol: "Gc",
  subtitle: { fr: "tonifiant & lissant", en: "toning & smoothing" },
  categories: ["végétal"],
  formes: ["Crème"],
  inci: "GARCINIA CAMBOGIA FRUIT EXTRACT",
  action: { fr: "peau d’aspect lissé", en: "smoother-looking skin" },
  description: {
    fr: "<b>Péricarpe du tamarinier de Malabar.</b> Le Kerala fume cette écorce de fruit pour acidifier ses currys de poisson. Elle concentre l’acide hydroxycitrique, très polaire et très acide. Le niosome l’emmagasine tamponné, à l’intérieur, et délivre en surface un extrait moins mordant. Usage cosmétique exclusivement.",
    en: "<b>Rind of the Malabar tamarind.</b> Kerala smokes this fruit rind to sour its fish curries. It concentrates hydroxycitric acid, highly polar and highly acidic. A niosome stores it buffered on the inside and delivers a less biting extract at the surface. Strictly cosmetic use.",
  },
  bienfaits: [
    {
      titre: { fr: "Un acide de fruit", en: "A fruit acid" },
      description: {
        fr: "L’hydroxycitrique porte trois fonctions acides et deux hydroxyles. À faible dose, il relève l’éclat comme d’autres acides de fruit, dans une crème de corps tonifiante.",
        en: "Hydroxycitric acid bears three acid groups and two hydroxyls. At low content it lifts radiance as other fruit acids do, in a toning body cream.",
      },
    },
    {
      titre: { fr: "Lactone ou sel", en: "Lactone or salt" },
      description: {
        fr: "Chauffé, l’acide se referme en lactone. Les sels de calcium ou de potassium l’en empêchent ; le certificat doit donner les deux formes, séparées par chromatographie.",
        en: "On heating the acid closes into a lactone. Calcium or potassium salts prevent it, and the certificate should give both forms, separated by chromatography.",
      },
    },
    {
      titre: { fr: "Crème de massage", en: "A massage cream" },
      description: {
        fr: "La texture compte plus que la dose : glisse longue, temps de jeu généreux, fini satiné. L’effet revendiqué se limite au geste et au lissage visible de la surface.",
        en: "Texture matters more than content: long slip, generous play time, satin finish. The stated effect is limited to the gesture and to visible smoothing of the surface.",
      },
    },
  ],
  product: false,
  related: ["cafeine", "cannelle"],
  caution: {
    fr: "Compléments alimentaires à base de cette plante suspendus en France depuis le 18 avril 2025 (prolongation à vérifier) : pas de version orale. Toute allusion à la minceur est à proscrire, même en topique.",
    en: "Food supplements with this plant have been suspended in France since 18 April 2025 (check any extension): no oral version. Any hint at slimming is ruled out, on skin as well.",
  },
};
