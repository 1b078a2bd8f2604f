import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "allantoine",
  type: "niosome",
  nom: { fr: "allantoïne", en: "allantoin" },
  symbol: "All",
  subtitle: { fr: "apaisant & adoucissant", en: "soothing & softening" },
  categories: ["végétal"],
  formes: ["Sérum", "Crème"],
  inci: "ALLANTOIN",
  action: { fr: "douceur, confort", en: "softness, comfort" },
  description: {
    fr: "<b>Une uréide de la consoude.</b> Racine de consoude et germe de blé en renferment ; l’industrie la reproduit à l’identique à partir d’urée et d’acide glyoxylique. L’eau froide n’en dissout qu’un demi pour cent. Le niosome en porte davantage, sans ces paillettes qui grattent au fond du pot.",
    en: "<b>A ureide found in comfrey.</b> Comfrey root and wheat germ contain it; industry makes an identical molecule from urea and glyoxylic acid. Cold water dissolves only half a per cent. Niosomes carry more, without the flakes that scratch at the bottom of a jar.",
  },
  bienfaits: [
    {
      titre: { fr: "Dépasser la saturation", en: "Beyond saturation" },
      description: {
        fr: "Au-delà de 0,5 %, des cristaux se forment au frais. Une fraction logée dans les vésicules porte la teneur plus haut ; un cycle froid-chaud de quatre semaines le confirme.",
        en: "Above 0.5%, crystals form in the cold. A fraction housed in vesicles takes content higher, which a four-week freeze and thaw cycle confirms.",
      },
    },
    {
      titre: { fr: "Le pH large", en: "A broad pH range" },
      description: {
        fr: "De 3 à 8, elle ne change guère. L’allantoïne accompagne aussi bien un exfoliant acide qu’un lait de toilette neutre, et en adoucit le toucher.",
        en: "From 3 to 8 it hardly changes. Allantoin goes with an acidic exfoliant as readily as with a neutral cleansing milk, softening the feel of either.",
      },
    },
    {
      titre: { fr: "Peaux qui tiraillent", en: "Skin that feels tight" },
      description: {
        fr: "On la trouve dans les soins après-rasage, mains et bébé. Elle assouplit les cellules sèches de surface et laisse une impression de confort, sans parfum ni couleur.",
        en: "It appears in aftershave, hand and baby care. It softens dry surface cells and leaves a comfortable feeling, with neither scent nor colour.",
      },
    },
  ],
  product: false,
  related: ["panthenol", "bisabolol"],
  caution: {
    fr: "Aucune mention de cicatrisation ni de brûlure en cosmétique. Ajouter sous 60 °C : au-delà, hydrolyse lente. L’extrait de consoude entier est une autre matière, à alcaloïdes pyrrolizidiniques.",
    en: "No mention of healing or burns in cosmetics. Add below 60 °C, since slow hydrolysis starts above. Whole comfrey extract is a different material, with pyrrolizidine alkaloids.",
  },
};
