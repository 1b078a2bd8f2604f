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
  identity: {
    kind: "plant",
    inci: "GARCINIA CAMBOGIA FRUIT EXTRACT",
    cas: "90045-23-1",
    latin: "Garcinia gummi-gutta",
    part: { fr: "écorce du fruit", en: "fruit rind" },
    marker: {
      name: { fr: "acide (–)-hydroxycitrique", en: "(–)-hydroxycitric acid" },
      cas: "27750-10-3",
      smiles: "OC(=O)C[C@](O)([C@H](O)C(O)=O)C(O)=O",
      formula: "C6H8O8",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Tamarinier de Malabar.</b> <i>Garcinia gummi-gutta</i>, autrefois <i>Garcinia cambogia</i>, porte un fruit côtelé comme une petite citrouille. De son écorce séchée vient un extrait riche en acide hydroxycitrique, cousin de l’acide citrique à un hydroxyle près.<br><br><b>Une acidité contenue.</b> Très polaire, l’acide remplit le cœur aqueux, partiellement neutralisé. Libéré peu à peu, il pique moins et déstabilise moins l’émulsion que par addition directe.<br><br><b>Pour la crème.</b> pH final de 4 à 5,5, émulsionnants stables en milieu acide, calcium à surveiller, car il précipite l’acide. L’emploi est cosmétique, exclusivement.",
    en: "<b>The Malabar tamarind.</b> <i>Garcinia gummi-gutta</i>, formerly <i>Garcinia cambogia</i>, bears a fruit ribbed like a small pumpkin. Its dried rind gives an extract rich in hydroxycitric acid, which differs from citric acid by one hydroxyl.<br><br><b>Acidity held in the core.</b> Highly polar, the acid fills the water core, partly neutralised. Released gradually, it stings less and destabilises the emulsion less than direct addition would.<br><br><b>For the cream.</b> Final pH of 4 to 5.5, acid-stable emulsifiers, and an eye on calcium, which precipitates the acid. Use is cosmetic, and only cosmetic.",
  },
  bienfaits: [
    {
      titre: { fr: "Un acide de fruit", en: "A fruit acid" },
      description: {
        fr: "Trois carboxyles, deux hydroxyles : l’acide appartient à la famille des AHA. À faible dose, il convient à un soin du corps axé sur l’éclat ; la tolérance dépend de l’acidité libre, non du pourcentage d’extrait.",
        en: "Three carboxyls, two hydroxyls: the acid belongs to the AHA family. At low dose it suits body care aimed at radiance; free acidity rather than percentage of extract governs how well skin tolerates it.",
      },
    },
    {
      titre: { fr: "Acide, lactone, sel", en: "Acid, lactone, salt" },
      description: {
        fr: "Chauffé ou séché, l’acide se referme en lactone. Les sels de potassium le maintiennent ouvert ; ceux de calcium le rendent peu soluble. La chromatographie donne chaque forme, et le certificat doit les nommer.",
        en: "Heated or dried, the acid closes into a lactone. Potassium salts keep it open; calcium salts make it poorly soluble. Chromatography gives each form, and the certificate should name them.",
      },
    },
    {
      titre: { fr: "Usage culinaire au Kerala", en: "Culinary use in Kerala" },
      description: {
        fr: "Au Kerala, l’écorce fumée, dite kudampuli, acidifie traditionnellement les currys de poisson et aide à les garder. Cet usage culinaire peut nourrir un récit de marque, sans avancer d’effet sur le corps.",
        en: "In Kerala the smoked rind, known as kudampuli, traditionally sours fish curries and helps them keep. That culinary habit can inspire a brand story without claiming any effect on the body.",
      },
    },
    {
      titre: { fr: "Crème de massage", en: "Massage cream" },
      description: {
        fr: "Glissant durable, temps de travail long, fini satiné : la texture fait l’intérêt du soin. L’effet décrit se limite au massage et à une surface d’aspect lissé, relevée par projection de franges.",
        en: "Lasting slip, long playtime, satin finish: texture makes the product. The effect described is confined to the massage and to a smoother-looking surface, recorded by fringe projection.",
      },
    },
    {
      titre: { fr: "Limites de communication", en: "Limits on communication" },
      description: {
        fr: "Le public associe la plante aux régimes. Nom de produit, visuel et mots-clés de la boutique doivent s’en tenir à la peau ; l’autorité juge la présentation entière, pas seulement l’étiquette.",
        en: "The public links this plant with diets. Product name, pictures and shop keywords must keep to skin, because authorities judge the whole presentation and not the label alone.",
      },
    },
  ],
  product: false,
  related: ["cafeine", "cannelle"],
  caution: {
    fr: "Compléments alimentaires à base de cette plante suspendus en France depuis le 18 avril 2025 (prolongation à vérifier) : pas de version orale. Toute allusion à la minceur est à proscrire, même en application cutanée. Acide de fruit : mention solaire à prévoir selon la dose.",
    en: "Food supplements with this plant have been suspended in France since 18 April 2025 (check any extension): no oral version. Any hint at slimming is ruled out, for skin products as well. A fruit acid: plan sun wording according to dose.",
  },
};
