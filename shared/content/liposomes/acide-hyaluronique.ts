import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "acide-hyaluronique",
  type: "liposome",
  nom: { fr: "acide hyaluronique", en: "hyaluronic acid" },
  symbol: "HA",
  categories: ["substance"],
  claimStatus: "none",
  niosome: "acide-hyaluronique",
  description: {
    fr: "<b>Polysaccharide à deux sucres répétés.</b> Acide glucuronique et N-acétylglucosamine alternent par milliers. Le hyaluronate de sodium s’obtient par fermentation, et sa longueur de chaîne se choisit. Le liposome prévient la gélification dans les liquides et empêche la poudre de coller.",
    en: "<b>A polysaccharide of two repeating sugars.</b> Glucuronic acid and N-acetylglucosamine alternate in their thousands. Sodium hyaluronate comes from fermentation, where chain length is a matter of choice. The liposome keeps liquids from gelling and powder from caking.",
  },
  bienfaits: [
    {
      titre: { fr: "Trouvé dans l’œil", en: "Found in the eye" },
      description: {
        fr: "Meyer et Palmer l’isolèrent en 1934 de l’humeur vitrée du bœuf, d’où hyalos, le verre. La fermentation bactérienne a remplacé les tissus animaux et convient aux formules véganes.",
        en: "Meyer and Palmer isolated it in 1934 from the vitreous of cattle eyes, hence hyalos, glass. Bacterial fermentation has replaced animal tissue and suits vegan formulas.",
      },
    },
    {
      titre: { fr: "La masse molaire décide", en: "Molar mass decides" },
      description: {
        fr: "Une chaîne longue épaissit, une chaîne courte coule. L’encapsulation demande des fractions courtes, qui entrent dans la vésicule et laissent au liquide une viscosité de sirop léger.",
        en: "Long chains thicken, short chains flow. Encapsulation calls for short fractions that fit inside the vesicle and leave the liquid as thin as a light syrup.",
      },
    },
    {
      titre: { fr: "Sensible à l’humidité", en: "Sensitive to moisture" },
      description: {
        fr: "Le hyaluronate capte l’humidité de l’air et forme des grumeaux. La coque lipidique ralentit cette reprise ; le conditionnement demande malgré tout une hygrométrie contrôlée et un dessiccant dans le pilulier.",
        en: "Hyaluronate draws moisture from the air and lumps. The lipid coat slows that uptake; packing still needs controlled humidity, and a desiccant in the bottle.",
      },
    },
  ],
  product: { range: "gamme beauté", subName: "hyaluronique" },
  related: ["collagene", "vitamine-c"],
  caution: {
    fr: "Retenez une source de fermentation : l’extrait de crête de coq relève des nouveaux aliments, avec des usages limités. Aucune allégation de santé n’est autorisée pour l’acide hyaluronique.",
    en: "Keep to a fermentation source: rooster comb extract falls under novel foods, with restricted uses. No health claim is authorised for hyaluronic acid.",
  },
};
