import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "lycopene",
  type: "liposome",
  nom: { fr: "lycopène", en: "lycopene" },
  symbol: "Lyc",
  categories: ["antioxydant"],
  claimStatus: "none",
  niosome: "lycopene",
  identity: {
    kind: "molecule",
    inci: "LYCOPENE",
    molecule: {
      name: { fr: "lycopène tout-E", en: "all-E lycopene" },
      cas: "502-65-8",
      smiles: "CC(C)=CCC/C(C)=C/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/C=C(C)/CCC=C(C)C",
      formula: "C40H56",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Le carotène rouge de la tomate.</b> Quarante carbones en ligne et onze doubles liaisons conjuguées : la couleur vient de là, la fragilité aussi. Le lycopène ne se convertit pas en vitamine A. Il arrive en oléorésine de tomate, en cristaux dispersés dans l’huile ou en poudre de synthèse.<br><br><b>Une chaîne dans les chaînes.</b> La membrane liposomale l’aligne avec ses acides gras et le disperse dans l’eau, ce qu’une oléorésine ne permet pas. La charge reste modérée, sinon les cristaux reviennent.<br><br><b>Précautions de fabrication.</b> Azote, lumière jaune, chauffage court ; le bulletin final compare la couleur, la teneur et la part des isomères Z.",
    en: "<b>The red carotene of tomatoes.</b> Forty carbons in a line and eleven conjugated double bonds: the colour comes from there, and so does the fragility. Lycopene does not convert into vitamin A. It arrives as tomato oleoresin, as crystals in oil or as synthetic powder.<br><br><b>A chain among chains.</b> A liposomal membrane lines it up with its fatty acids and disperses it in water, which an oleoresin cannot do. The load is kept moderate, or crystals return.<br><br><b>Care in production.</b> Nitrogen, yellow light, brief heating; the final certificate compares colour, content and the share of Z isomers.",
  },
  bienfaits: [
    {
      titre: { fr: "Une chaîne sans cycle", en: "A chain without rings" },
      description: {
        fr: "Contrairement au bêta-carotène, le lycopène n’a pas de cycle aux extrémités. Droite et rigide, la molécule s’aligne avec les chaînes grasses des phospholipides plutôt que de s’assembler en cristaux, tant que le lipide domine.",
        en: "Unlike beta-carotene, lycopene has no ring at either end. Straight and rigid, the molecule lines up with the fatty chains of phospholipids rather than packing into crystals, so long as lipid is in the majority.",
      },
    },
    {
      titre: { fr: "Oxygène et lumière dehors", en: "Oxygen and light kept out" },
      description: {
        fr: "Un carotène nu pâlit à l’air. Azote, flacon ambré, vitamine E dans la bicouche : trois protections qui s’additionnent et que l’étude de stabilité de votre produit vient chiffrer.",
        en: "A bare carotene fades in air. Nitrogen, an amber bottle and vitamin E in the bilayer add up to three protections, which your own stability study then puts into figures.",
      },
    },
    {
      titre: { fr: "Trois origines possibles", en: "Three possible origins" },
      description: {
        fr: "Oléorésine de tomate, champignon <i>Blakeslea trispora</i> ou synthèse : chaque source a ses spécifications et sa dénomination à la liste européenne. La tomate convient aux marques qui veulent une origine végétale lisible.",
        en: "Tomato oleoresin, the fungus <i>Blakeslea trispora</i> or synthesis: each has its specification and label name in the European list. Tomato suits brands that want a plant origin easy to read.",
      },
    },
    {
      titre: { fr: "Tout-E, puis un peu Z", en: "All-E, then a little Z" },
      description: {
        fr: "Dans la tomate crue, presque tout le lycopène est linéaire, forme tout-E. La cuisson et l’huile en plient une partie en isomères Z, plus solubles. Une chromatographie sur colonne C30 les sépare et fixe le profil de référence.",
        en: "In raw tomatoes nearly all lycopene is straight, the all-E form. Cooking and oil bend part of it into Z isomers, which dissolve better. A C30 column separates them and fixes the reference profile.",
      },
    },
    {
      titre: { fr: "Rouge en gélule claire", en: "Red in a clear capsule" },
      description: {
        fr: "La poudre liposomale garde une teinte tomate qui se voit. On peut en jouer en gélule transparente sous blister opaque, ou l’atténuer par de l’amidon ; en sachet, un arôme légumier ou fruité rouge lui va bien.",
        en: "Liposomal powder keeps a visible tomato tint. It can be played up in a transparent capsule under opaque blister, or toned down with starch; in sachets, a vegetable or red-fruit flavour goes with it well.",
      },
    },
  ],
  product: false,
  related: ["astaxanthine", "vitamine-e"],
  caution: {
    fr: "En France, la portion journalière ne doit pas dépasser 15 mg de lycopène (arrêté du 26 septembre 2016). La dénomination dépend de la source : liste des nouveaux aliments, règlement (UE) 2017/2470. Additionnez les autres compléments de la journée.",
    en: "In France the daily portion may not exceed 15 mg of lycopene (order of 26 September 2016). The label name depends on the source: novel food list, Regulation (EU) 2017/2470. Count in other supplements taken that day.",
  },
};
