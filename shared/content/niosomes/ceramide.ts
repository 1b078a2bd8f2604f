import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "ceramide",
  type: "niosome",
  nom: { fr: "céramide", en: "ceramide" },
  symbol: "Cer",
  subtitle: { fr: "hydratation & souplesse", en: "hydration & suppleness" },
  categories: ["lipides"],
  formes: ["Sérum", "Crème"],
  inci: "CERAMIDE NP",
  action: { fr: "confort, peau souple", en: "comfort, supple skin" },
  description: {
    fr: "<b>Le ciment de la couche cornée.</b> La moitié environ des lipides qui séparent les cornéocytes sont des céramides. Le type NP unit une phytosphingosine à un acide gras ; il fond au-dessus de 100 °C et cristallise vite. Une membrane niosomale le garde étalé, sous une forme lamellaire proche de son milieu.",
    en: "<b>The mortar of the horny layer.</b> About half of the lipids lying between corneocytes are ceramides. Type NP joins a phytosphingosine to a fatty acid; it melts above 100 °C and crystallises fast. A niosomal membrane keeps it spread out, in a lamellar form close to its own setting.",
  },
  bienfaits: [
    {
      titre: { fr: "Le trio lamellaire", en: "The lamellar trio" },
      description: {
        fr: "Céramide, stérol et acide gras s’emboîtent. Le niosome contient déjà un stérol : on y ajoute l’acide, et la bicouche mime l’ordre de la surface cutanée.",
        en: "Ceramide, sterol and fatty acid slot together. A niosome already contains a sterol; add the acid and the bilayer mimics the order of the skin surface.",
      },
    },
    {
      titre: { fr: "Sans bain d’huile", en: "No boiling oil phase" },
      description: {
        fr: "D’ordinaire, il faut 90 °C et un alcool gras pour le dissoudre. Livré en dispersion, il rejoint une émulsion tiède, ce qui épargne vitamines et parfum.",
        en: "Normally it takes 90 °C and a fatty alcohol to dissolve it. Delivered as a dispersion it joins a lukewarm emulsion, which spares vitamins and perfume.",
      },
    },
    {
      titre: { fr: "Peau sèche, air sec", en: "Dry skin, dry air" },
      description: {
        fr: "L’hiver, la perte insensible en eau grimpe. Mesurée au vapomètre, elle donne au soin de confort un chiffre, que le panel traduit en douceur et souplesse.",
        en: "In winter, transepidermal water loss climbs. Read with a vapometer, it puts a figure on a comfort cream that panellists translate into softness and suppleness.",
      },
    },
  ],
  product: false,
  related: ["phytosterols", "squalene"],
  caution: {
    fr: "Ne jamais nommer eczéma ni dermatite. Origine à déclarer : levure, synthèse ou blé, ce dernier à écarter pour une gamme sans gluten.",
    en: "Never name eczema or dermatitis. Declare the origin: yeast, synthesis or wheat, the last to be left out of gluten-free ranges.",
  },
};
