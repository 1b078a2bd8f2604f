import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "calendula",
  type: "niosome",
  nom: { fr: "calendula", en: "calendula" },
  symbol: "Cal",
  subtitle: { fr: "apaisant & adoucissant", en: "soothing & softening" },
  categories: ["végétal"],
  formes: ["Crème"],
  inci: "CALENDULA OFFICINALIS FLOWER EXTRACT",
  action: { fr: "peau apaisée, douceur", en: "soothed skin, softness" },
  description: {
    fr: "<b>Fleur de souci, <i>Calendula officinalis</i>.</b> Les ligules orangées contiennent des esters de faradiol, des flavonoïdes et des caroténoïdes. L’usage classique est la macération dans l’huile. Un extrait au dioxyde de carbone, vésiculé, place la fraction grasse dans un lait léger, sans trace orange sur la peau.",
    en: "<b>Marigold flower, <i>Calendula officinalis</i>.</b> Its orange petals contain faradiol esters, flavonoids and carotenoids. The classic route is maceration in oil. A carbon dioxide extract made into vesicles puts the fatty fraction into a light milk, leaving no orange trace on skin.",
  },
  bienfaits: [
    {
      titre: { fr: "Souci des jardins", en: "The garden marigold" },
      description: {
        fr: "Cultivée et séchée tête par tête, la fleur se récolte plusieurs fois entre juin et octobre. La variété, l’orange surtout, décide de la richesse en triterpènes.",
        en: "Grown and dried head by head, the flower is picked several times from June to October. Variety, chiefly orange, decides how rich in triterpenes it is.",
      },
    },
    {
      titre: { fr: "Fraction grasse, base légère", en: "Oily fraction, light base" },
      description: {
        fr: "Les esters de faradiol n’aiment que l’huile ; les bébés et les peaux mixtes préfèrent le lait fluide. La vésicule concilie, avec un taux d’émulsionnant réduit.",
        en: "Faradiol esters want only oil; babies and combination skin prefer fluid milks. Vesicles reconcile the two at a lower emulsifier level.",
      },
    },
    {
      titre: { fr: "Douceur revendiquée", en: "Softness on the claim line" },
      description: {
        fr: "Crème pour les mains, change, après-soleil : l’extrait y sert le confort. Le texte décrit une peau apaisée au toucher, sans évoquer lésion ni brûlure.",
        en: "Hand cream, nappy change, after-sun: there the extract serves comfort. Copy describes skin soothed to the touch, without naming wounds or burns.",
      },
    },
  ],
  product: false,
  related: ["centella", "beurre-de-karite"],
  caution: {
    fr: "Astéracée : à déconseiller aux personnes allergiques à l’arnica, à la camomille ou à l’armoise. Extrait glycériné ou gras : préciser le solvant sur la fiche.",
    en: "Asteraceae: advise against it for anyone allergic to arnica, chamomile or mugwort. Glycerin or oil extract: state the solvent on the specification.",
  },
};
