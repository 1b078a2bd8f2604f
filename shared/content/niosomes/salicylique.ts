import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "salicylique",
  type: "niosome",
  nom: { fr: "acide salicylique", en: "salicylic acid" },
  symbol: "Sal",
  subtitle: { fr: "exfoliant & matifiant", en: "exfoliating & mattifying" },
  categories: ["acides"],
  formes: ["Sérum", "Crème"],
  inci: "SALICYLIC ACID",
  action: { fr: "exfoliation, pores moins visibles", en: "exfoliation, less visible pores" },
  description: {
    fr: "<b>Le BHA issu du saule.</b> <i>Salix</i> lui a donné son nom ; la synthèse le fournit depuis 1874. Ce phénol acide aime les corps gras et refuse presque l’eau. Placé dans la paroi du niosome, il se formule dans un gel limpide, sans l’alcool qui tiraille.",
    en: "<b>The BHA that came from willow.</b> <i>Salix</i> gave it a name, and synthesis has supplied it since 1874. This acidic phenol enjoys fats and all but refuses water. Placed in the niosome wall it suits a clear gel, without the alcohol that leaves skin tight.",
  },
  bienfaits: [
    {
      titre: { fr: "Une affinité pour le sébum", en: "At home in sebum" },
      description: {
        fr: "Lipophile, il se plaît là où la surface est grasse. C’est l’exfoliant des peaux mixtes et brillantes, dont il lisse le relief et affine l’aspect des pores.",
        en: "Being lipophilic, it is comfortable where the surface is oily. This is the exfoliant of shiny and combination skin, smoothing its relief and softening the look of pores.",
      },
    },
    {
      titre: { fr: "Un gel sans éthanol", en: "A gel without ethanol" },
      description: {
        fr: "L’eau n’en dissout que 2 g/l environ à température ambiante. Le recours aux bicouches supprime l’alcool et la soude, deux béquilles qui irritent ou qui neutralisent l’actif.",
        en: "Water takes up only about 2 g/l at room temperature. Bilayers do away with alcohol and caustic soda, two crutches that either irritate or neutralise the active.",
      },
    },
    {
      titre: { fr: "Un pH bas assumé", en: "Acidic by design" },
      description: {
        fr: "Son pKa voisin de 3 impose une formule entre 3,2 et 4. Les gommes classiques y perdent de la tenue : xanthane résistante et vésicules neutres s’en accommodent.",
        en: "A pKa close to 3 calls for a formula between 3.2 and 4. Ordinary gums sag there, whereas acid-tolerant xanthan and uncharged vesicles cope well.",
      },
    },
  ],
  product: false,
  related: ["azelaique", "zinc"],
  caution: {
    fr: "Annexe III : 2 % au plus en produit non rincé, 0,5 % en lait corporel, 3 % en capillaire rincé. Pas avant 3 ans ; ni spray ni voie orale. Irritant pour les yeux, écran solaire conseillé.",
    en: "Annex III: at most 2% in leave-on products, 0.5% in body lotion, 3% in rinse-off hair care. Not under 3 years; neither spray nor oral care. Eye irritant; advise sunscreen.",
  },
};
