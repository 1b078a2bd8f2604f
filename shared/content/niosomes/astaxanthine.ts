import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "astaxanthine",
  type: "niosome",
  nom: { fr: "astaxanthine", en: "astaxanthin" },
  symbol: "Ax",
  subtitle: { fr: "antioxydant & éclat", en: "antioxidant & radiance" },
  categories: ["antioxydants"],
  formes: ["Sérum", "Crème", "Gélule"],
  liposome: "astaxanthine",
  inci: "ASTAXANTHIN",
  action: { fr: "antioxydant, bonne mine", en: "antioxidant, fresh glow" },
  description: {
    fr: "<b>Xanthophylle rouge corail.</b> Tirée de microalgues vertes qui rougissent au soleil, l’astaxanthine colore une formule à quelques milligrammes pour cent. L’oléorésine tache et sépare. Dispersée dans la paroi niosomale, elle donne une teinte rosée régulière, que l’eau tiède et un savon doux enlèvent.",
    en: "<b>A coral-red xanthophyll.</b> Taken from green microalgae that redden in the sun, astaxanthin tints a formula at a few milligrams per cent. Raw oleoresin stains and separates. Dispersed in the niosome wall it gives an even blush that warm water and mild soap remove.",
  },
  bienfaits: [
    {
      titre: { fr: "Doser sans rougir", en: "Dosing without staining" },
      description: {
        fr: "La limite pratique n’est pas le prix mais la couleur. Une charge basse, répartie finement, laisse un sérum pêche et une taie d’oreiller propre : essai sur coton blanc à prévoir.",
        en: "Colour, not price, is the practical limit. A low, finely spread load leaves a peach serum and a clean pillowcase: plan a trial on white cotton.",
      },
    },
    {
      titre: { fr: "Sous verre opaque", en: "Behind opaque glass" },
      description: {
        fr: "Treize doubles liaisons conjuguées captent l’oxygène excité et la lumière bleue ; elles s’y consument aussi. Le flacon laqué et la pompe sans reprise d’air prolongent la teinte d’origine.",
        en: "Thirteen conjugated double bonds quench excited oxygen and blue light, wearing out as they do so. Lacquered glass and an airless pump prolong the original shade.",
      },
    },
    {
      titre: { fr: "Compagne des huiles", en: "Companion to oils" },
      description: {
        fr: "Elle se marie au squalane, au karité et aux tocophérols, qui la protègent à leur tour. Un soin de jour « bonne mine » sans pigment de maquillage s’écrit ainsi.",
        en: "It blends with squalane, shea and tocopherols, which protect it in return. That is how a fresh-glow day cream without make-up pigment gets written.",
      },
    },
  ],
  product: false,
  related: ["lycopene", "vitamine-e"],
  caution: {
    fr: "Absente des colorants de l’annexe IV : sa fonction déclarée doit être antioxydante. En gélule, règles du nouvel aliment : 8 mg par jour au maximum, dès 14 ans.",
    en: "Absent from the Annex IV colourants, so declare it as an antioxidant. In capsules novel food rules apply: 8 mg daily at most, from age 14.",
  },
};
