import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "vitamine-a-uree",
  type: "niosome",
  nom: { fr: "vitamine a + urée", en: "vitamin a + urea" },
  symbol: "AU",
  subtitle: { fr: "hydratation & souplesse", en: "hydration & suppleness" },
  categories: ["vitamines"],
  formes: ["Crème"],
  inci: "RETINYL PALMITATE, UREA",
  action: { fr: "hydratation, peau lissée", en: "hydration, smoothed skin" },
  description: {
    fr: "<b>Un ester et un humectant dans une seule vésicule.</b> Le palmitate de rétinyle, huileux, occupe la paroi ; l’urée, très soluble, remplit le cœur. L’un appartient à la famille des rétinoïdes, l’autre au facteur naturel d’hydratation. Les deux arrivent ensemble, dans un rapport fixe.",
    en: "<b>An ester and a humectant in one vesicle.</b> Retinyl palmitate, an oil, occupies the wall; urea, extremely soluble, fills the core. One belongs to the retinoid family, the other to the natural moisturising factor. Both arrive together, in a fixed ratio.",
  },
  bienfaits: [
    {
      titre: { fr: "Deux loges, un geste", en: "Two rooms, one step" },
      description: {
        fr: "Peu de supports portent à la fois un actif gras et un actif aqueux. Ce couple exploite les deux compartiments du niosome et simplifie la fabrication d’une crème de nuit.",
        en: "Few carriers bear an oily active and a watery one at once. This pairing uses both compartments of a niosome and simplifies the making of a night cream.",
      },
    },
    {
      titre: { fr: "L’urée bien gardée", en: "Urea under watch" },
      description: {
        fr: "Chaude ou alcaline, une solution d’urée libère de l’ammoniac et son pH grimpe. Une phase ajoutée sous 40 °C, tamponnée au lactate, garde la formule à sa valeur de départ.",
        en: "Warm or alkaline, a urea solution gives off ammonia and its pH climbs. A phase added below 40 °C and buffered with lactate holds the formula at its starting value.",
      },
    },
    {
      titre: { fr: "Zones rugueuses", en: "Rough areas" },
      description: {
        fr: "Coudes, talons, mains : l’urée assouplit la kératine sèche pendant que l’ester lisse l’aspect. Le gain se lit par cornéométrie et par empreinte de surface.",
        en: "On elbows, heels and hands, urea softens dry keratin while the ester smooths the look. Corneometry and surface replicas put numbers on the gain.",
      },
    },
  ],
  product: false,
  related: ["retinol", "lactique"],
  caution: {
    fr: "Même plafond légal que le rétinol, converti en équivalents : 0,05 % en lotion pour le corps, 0,3 % ailleurs, avec l’avertissement vitamine A de l’annexe III. Urée : éviter sur peau irritée, picotements possibles.",
    en: "Same legal ceiling as retinol, converted into equivalents: 0.05% in body lotion, 0.3% elsewhere, plus the vitamin A warning of Annex III. Urea: avoid on irritated skin, where it can sting.",
  },
};
