import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "lycopene",
  type: "liposome",
  nom: { fr: "lycopène", en: "lycopene" },
  symbol: "Lyc",
  categories: ["antioxydant"],
  niosome: "lycopene",
  claimStatus: "none",
  description: {
    fr: "<b>Le carotène rouge de la tomate.</b> Quarante carbones en ligne et onze doubles liaisons conjuguées : la couleur vient de là, la fragilité aussi. Le lycopène ne se convertit pas en vitamine A. La membrane liposomale le disperse dans l’eau, ce qu’une oléorésine ne permet pas.",
    en: "<b>The red carotene of tomatoes.</b> Forty carbons in a line and eleven conjugated double bonds: the colour comes from there, and so does the fragility. Lycopene does not convert into vitamin A. A liposomal membrane disperses it in water, which an oleoresin cannot do.",
  },
  bienfaits: [
    {
      titre: { fr: "Une chaîne sans cycle", en: "A chain without rings" },
      description: {
        fr: "Contrairement au bêta-carotène, le lycopène n’a pas de cycle aux extrémités. Droite et rigide, la molécule s’aligne avec les chaînes grasses des phospholipides plutôt que de former des cristaux.",
        en: "Unlike beta-carotene, lycopene has no ring at either end. Straight and rigid, the molecule lines up with the fatty chains of phospholipids rather than packing into crystals.",
      },
    },
    {
      titre: { fr: "Oxygène et lumière tenus dehors", en: "Oxygen and light kept out" },
      description: {
        fr: "Un carotène nu pâlit à l’air. Azote, flacon ambré, vitamine E dans la bicouche : trois protections qui s’additionnent et que l’étude de stabilité de votre produit vient chiffrer.",
        en: "A bare carotene fades in air. Nitrogen, an amber bottle and vitamin E in the bilayer add up to three protections, which your own stability study then puts into figures.",
      },
    },
    {
      titre: { fr: "Trois origines possibles", en: "Three possible origins" },
      description: {
        fr: "Oléorésine de tomate, champignon <i>Blakeslea trispora</i> ou synthèse : chaque source a ses spécifications et sa dénomination. La tomate convient aux marques qui veulent une origine végétale lisible.",
        en: "Tomato oleoresin, the fungus <i>Blakeslea trispora</i> or synthesis: each has its own specification and label name. Tomato suits brands that want a plant origin easy to read.",
      },
    },
  ],
  product: false,
  related: ["astaxanthine", "vitamine-e"],
  caution: {
    fr: "En France, la portion journalière ne doit pas dépasser 15 mg de lycopène (arrêté du 26 septembre 2016). La dénomination dépend de la source : liste des nouveaux aliments, règlement (UE) 2017/2470.",
    en: "In France the daily portion may not exceed 15 mg of lycopene (order of 26 September 2016). The label name depends on the source: novel food list, Regulation (EU) 2017/2470.",
  },
};
