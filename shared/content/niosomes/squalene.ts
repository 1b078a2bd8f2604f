import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "squalene",
  type: "niosome",
  nom: { fr: "squalène", en: "squalene" },
  symbol: "Sq",
  subtitle: { fr: "hydratation & souplesse", en: "hydration & suppleness" },
  categories: ["lipides"],
  formes: ["Sérum", "Crème"],
  inci: "SQUALENE",
  action: { fr: "douceur, film souple", en: "softness, supple film" },
  description: {
    fr: "<b>Triterpène du sébum.</b> Trente carbones, six doubles liaisons : notre peau en produit, l’olive et l’amarante aussi. Fluide et proche de la surface cutanée, il s’oxyde à l’air, au contraire du squalane saturé. Le niosome l’emprisonne avec du tocophérol pour limiter cette oxydation.",
    en: "<b>A triterpene of sebum.</b> Thirty carbons, six double bonds: our skin makes it, and so do olive and amaranth. Fluid and akin to the skin surface, it oxidises in air, unlike saturated squalane. A niosome shuts it in with tocopherol to limit that.",
  },
  bienfaits: [
    {
      titre: { fr: "Du requin à l’olive", en: "From shark to olive" },
      description: {
        fr: "Tsujimoto le découvrit au Japon dans le foie de squale, d’où son nom. L’huile d’olive, la canne fermentée et l’amarante l’ont remplacé ; l’isotopie du carbone authentifie la source.",
        en: "Tsujimoto discovered it in Japan in shark liver, hence the name. Olive oil, fermented sugar cane and amaranth have replaced it, and carbon isotopes authenticate the source.",
      },
    },
    {
      titre: { fr: "Indice de peroxyde bas", en: "Low peroxide value" },
      description: {
        fr: "Un squalène oxydé sent le rance et gêne les peaux mixtes. Remplissage inerté, membrane dense, antioxydant huileux : l’indice se contrôle à la fabrication et à trois mois.",
        en: "Oxidised squalene smells rancid and bothers combination skin. Inert filling, a dense membrane and an oily antioxidant: the value is checked at manufacture and at three months.",
      },
    },
    {
      titre: { fr: "Un émollient qui file", en: "An emollient that glides" },
      description: {
        fr: "Il s’étale en film mince et ne colle pas. Dans un sérum à base d’eau, la vésicule le livre sans voile gras, ce qui plaît aux peaux normales comme sèches.",
        en: "It spreads as a thin film and does not cling. In a water-based serum the vesicle brings it without a greasy veil, which pleases normal and dry skin alike.",
      },
    },
  ],
  product: false,
  related: ["vitamine-e", "huile-onagre"],
  caution: {
    fr: "Vérifier l’étiquette : squalène et squalane portent deux noms INCI. Origine végétale à certifier pour une gamme végane. Craint le fer, le cuivre, l’air et la lumière.",
    en: "Check the label: squalene and squalane bear two INCI names. Certify plant origin for vegan ranges. Fears iron, copper, air and light.",
  },
};
