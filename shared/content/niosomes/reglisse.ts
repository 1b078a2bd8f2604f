import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "reglisse",
  type: "niosome",
  nom: { fr: "réglisse", en: "liquorice" },
  symbol: "Gg",
  subtitle: { fr: "éclat & apaisant", en: "radiance & soothing" },
  categories: ["végétal"],
  formes: ["Sérum", "Crème"],
  inci: "GLYCYRRHIZA GLABRA ROOT EXTRACT",
  action: { fr: "teint uniforme, apaisant", en: "even tone, soothing" },
  description: {
    fr: "<b>Racine douce, <i>Glycyrrhiza glabra</i>.</b> Deux familles y cohabitent : la glycyrrhizine sucrée, qui mousse dans l’eau, et la glabridine, un isoflavane rare que seuls les solvants extraient. La paroi du niosome reçoit la seconde, sans les dérivés pétroliers ni l’alcool des concentrés usuels.",
    en: "<b>Sweet root, <i>Glycyrrhiza glabra</i>.</b> Two families live there: sugary glycyrrhizin, which foams in water, and glabridin, a scarce isoflavan that only solvents extract. The niosome wall takes in the second, without the alcohol or petroleum derivatives of usual concentrates.",
  },
  bienfaits: [
    {
      titre: { fr: "Glabridine comptée", en: "Glabridin by numbers" },
      description: {
        fr: "La racine en livre moins de 1 %, d’où le prix. Une teneur annoncée en glabridine, et non en « extrait », permet de comparer deux fournisseurs.",
        en: "Root yields less than 1% of it, hence the price. Content stated as glabridin, and not as ‘extract’, lets you compare two suppliers.",
      },
    },
    {
      titre: { fr: "Double compartiment utile", en: "Both compartments at work" },
      description: {
        fr: "Isoflavane en membrane, glycyrrhizate en cœur : la vésicule reconstitue la racine sans son goût ni sa couleur. Peu de plantes remplissent ainsi les deux loges.",
        en: "Isoflavan in the membrane, glycyrrhizate in the core: the vesicle rebuilds the root without its taste or colour. Few plants fill both spaces this way.",
      },
    },
    {
      titre: { fr: "Teint et confort", en: "Tone and comfort" },
      description: {
        fr: "Elle sert les soins d’éclat doux, destinés aux peaux qui rougissent avec les acides. Associer au panthénol donne une formule courte, lisible et peu parfumée.",
        en: "It serves gentle radiance products for skin that flushes with acids. Paired with panthenol it makes a short, readable, lightly scented formula.",
      },
    },
  ],
  product: false,
  related: ["alphaarbutine", "curcumine"],
  caution: {
    fr: "Brunissement en milieu alcalin. Ne pas évoquer une action semblable à la cortisone. Vérifier l’absence de résidus de solvants d’extraction.",
    en: "Browns in alkaline media. Do not hint at a cortisone-like action. Check for extraction solvent residues.",
  },
};
