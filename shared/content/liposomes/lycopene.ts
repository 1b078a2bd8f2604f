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
    fr: "<b>Le carotène rouge de la tomate.</b> Cette molécule de quarante carbones porte onze doubles liaisons conjuguées, qui expliquent sa couleur comme sa sensibilité à l’air et à la lumière. Le lycopène ne se convertit pas en vitamine A. Le formulateur le reçoit en oléorésine de tomate, en cristaux dispersés dans l’huile ou en poudre de synthèse.<br><br><b>Aligné dans la membrane.</b> Le lycopène se range parmi les chaînes grasses des phospholipides ; le liposome le rend ainsi dispersable dans l’eau, ce qu’une oléorésine ne permet pas. La charge reste modérée : au-delà, il recristallise.<br><br><b>Précautions de fabrication.</b> Azote, lumière jaune, chauffage court. Le bulletin d’analyse du lot donne la couleur, la teneur et la part des isomères Z.",
    en: "<b>The red carotene of tomatoes.</b> This forty-carbon molecule has eleven conjugated double bonds, which account for its colour and for its sensitivity to air and light. Lycopene does not convert into vitamin A. Formulators receive it as tomato oleoresin, as crystals dispersed in oil or as synthetic powder.<br><br><b>Lined up in the membrane.</b> Lycopene takes its place among the fatty chains of the phospholipids; the liposome makes it dispersible in water, which an oleoresin is not. The load is kept moderate: beyond a certain point it recrystallises.<br><br><b>Care in production.</b> Nitrogen, yellow light, brief heating. The batch certificate gives colour, content and the share of Z isomers.",
  },
  bienfaits: [
    {
      titre: { fr: "Une molécule sans cycle", en: "A molecule without rings" },
      description: {
        fr: "Contrairement au bêta-carotène, le lycopène n’a pas de cycle aux extrémités. Droite et rigide, la molécule s’aligne avec les chaînes grasses des phospholipides plutôt que de s’assembler en cristaux, tant que la charge reste faible.",
        en: "Unlike beta-carotene, lycopene has no ring at either end. Straight and rigid, the molecule lines up with the fatty chains of phospholipids rather than packing into crystals, as long as the load stays low.",
      },
    },
    {
      titre: { fr: "À l’abri de l’air et de la lumière", en: "Oxygen and light kept out" },
      description: {
        fr: "Non protégé, un carotène pâlit à l’air. Azote, flacon ambré, vitamine E dans la bicouche : trois protections qui s’additionnent et que l’étude de stabilité de votre produit vient chiffrer.",
        en: "Unprotected, a carotene fades in air. Nitrogen, an amber bottle and vitamin E in the bilayer add up to three protections, which your own stability study then puts into figures.",
      },
    },
    {
      titre: { fr: "Trois origines possibles", en: "Three possible origins" },
      description: {
        fr: "Oléorésine de tomate, champignon <i>Blakeslea trispora</i> ou synthèse : chaque source a ses spécifications et sa dénomination dans la liste européenne des nouveaux aliments. La tomate convient aux marques qui veulent une origine végétale facile à expliquer.",
        en: "Tomato oleoresin, the fungus <i>Blakeslea trispora</i> or synthesis: each has its own specification and label name in the European novel food list. Tomato suits brands that want a plant origin that is easy to explain.",
      },
    },
    {
      titre: { fr: "Isomères E et Z", en: "E and Z isomers" },
      description: {
        fr: "Dans la tomate crue, presque tout le lycopène est linéaire, forme tout-E. La cuisson dans l’huile en convertit une partie en isomères Z, de forme coudée et plus solubles. Une chromatographie sur colonne C30 les sépare et fixe le profil de référence.",
        en: "In raw tomatoes nearly all lycopene is straight, the all-E form. Cooking in oil turns part of it into Z isomers, which are bent and dissolve better. A C30 column separates them and fixes the reference profile.",
      },
    },
    {
      titre: { fr: "Une poudre colorée", en: "A coloured powder" },
      description: {
        fr: "La poudre liposomale garde une teinte tomate bien visible. On peut la montrer dans une gélule transparente, protégée par un blister opaque, ou l’atténuer avec de l’amidon ; en sachet, un arôme de fruits rouges ou de légumes s’y accorde.",
        en: "The liposomal powder keeps a distinct tomato tint. It can be shown in a transparent capsule, protected by an opaque blister, or toned down with starch; in sachets, a vegetable or red-fruit flavour suits it.",
      },
    },
  ],
  product: false,
  related: ["astaxanthine", "vitamine-e"],
  caution: {
    fr: "En France, la portion journalière ne doit pas dépasser 15 mg de lycopène (arrêté du 26 septembre 2016). La dénomination dépend de la source : liste des nouveaux aliments, règlement (UE) 2017/2470. Tenez compte des autres compléments pris dans la journée.",
    en: "In France the daily portion may not exceed 15 mg of lycopene (order of 26 September 2016). The label name depends on the source: novel food list, Regulation (EU) 2017/2470. Allow for other supplements taken the same day.",
  },
};
