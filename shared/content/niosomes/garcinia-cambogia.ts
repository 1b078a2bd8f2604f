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
    fr: "<b>Tamarinier de Malabar.</b> <i>Garcinia gummi-gutta</i>, autrefois <i>Garcinia cambogia</i>, porte un fruit côtelé comme une petite citrouille. De son écorce séchée vient un extrait riche en acide hydroxycitrique, cousin de l’acide citrique à un hydroxyle près.<br><br><b>Une acidité mise en réserve.</b> Très polaire, l’acide remplit le cœur aqueux, partiellement neutralisé. Rendu par étapes, il mord moins la surface et bouscule moins l’émulsion qu’une addition directe.<br><br><b>Pour la crème.</b> pH final de 4 à 5,5, émulsionnants stables en milieu acide, calcium à surveiller, car il le précipite. L’emploi est cosmétique, exclusivement.",
    en: "<b>The Malabar tamarind.</b> <i>Garcinia gummi-gutta</i>, formerly <i>Garcinia cambogia</i>, bears a fruit ribbed like a small pumpkin. Its dried rind gives an extract rich in hydroxycitric acid, which differs from citric acid by one hydroxyl.<br><br><b>Acidity held in reserve.</b> Highly polar, the acid fills the water core, partly neutralised. Given back in stages, it bites the surface less and upsets the emulsion less than direct addition would.<br><br><b>For the cream.</b> Final pH of 4 to 5.5, emulsifiers that stand acid, and an eye on calcium, which precipitates it. Use is cosmetic, and only cosmetic.",
  },
  bienfaits: [
    {
      titre: { fr: "Un acide de fruit", en: "A fruit acid" },
      description: {
        fr: "Trois carboxyles, deux hydroxyles : la famille des AHA l’accueille sans peine. À faible dose, il accompagne l’éclat d’un soin du corps ; le calcul de l’acidité libre, et non du pourcentage d’extrait, règle la tolérance.",
        en: "Three carboxyls, two hydroxyls: the AHA family takes it in readily. At low dose it goes with radiance in body care; free acidity rather than percentage of extract governs how well skin bears it.",
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
      titre: { fr: "Kudampuli en cuisine", en: "Kudampuli in the kitchen" },
      description: {
        fr: "Au Kerala, l’écorce fumée, dite kudampuli, acidifie traditionnellement les currys de poisson et aide à les garder. Cet usage culinaire inspire un récit de marque sans qu’aucune vertu corporelle soit avancée.",
        en: "In Kerala the smoked rind, known as kudampuli, traditionally sours fish curries and helps them keep. That culinary habit can inspire a brand story without any virtue for the body being put forward.",
      },
    },
    {
      titre: { fr: "Une crème à masser", en: "A cream to massage" },
      description: {
        fr: "Glisse longue, temps de jeu généreux, fini satiné : la texture porte l’expérience. L’effet décrit se limite au geste et à une surface d’aspect lissé, relevée par projection de franges.",
        en: "Long slip, generous play time, satin finish: texture carries the experience. The effect described is confined to the gesture and to a smoother-looking surface, recorded by fringe projection.",
      },
    },
    {
      titre: { fr: "Un nom à manier", en: "A name to handle" },
      description: {
        fr: "Le public associe la plante aux régimes. Nom de produit, visuel et mots-clés de la boutique doivent s’en tenir à la peau ; l’autorité lit l’ensemble, pas seulement l’étiquette.",
        en: "The public links this plant with diets. Product name, pictures and shop keywords must keep to skin, because authorities read the whole presentation and not the label alone.",
      },
    },
  ],
  product: false,
  related: ["cafeine", "cannelle"],
  caution: {
    fr: "Compléments alimentaires à base de cette plante suspendus en France depuis le 18 avril 2025 (prolongation à vérifier) : pas de version orale. Toute allusion à la minceur est à proscrire, même en topique. Acide de fruit : mention solaire à prévoir selon la dose.",
    en: "Food supplements with this plant have been suspended in France since 18 April 2025 (check any extension): no oral version. Any hint at slimming is ruled out, on skin as well. A fruit acid: plan sun wording according to dose.",
  },
};
