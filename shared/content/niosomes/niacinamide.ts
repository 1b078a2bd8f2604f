import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "niacinamide",
  type: "niosome",
  nom: { fr: "niacinamide", en: "niacinamide" },
  symbol: "Nia",
  subtitle: { fr: "matifiant & teint uniforme", en: "mattifying & even tone" },
  categories: ["vitamines"],
  formes: ["Sérum", "Crème"],
  inci: "NIACINAMIDE",
  action: { fr: "matité, teint uniforme", en: "matt finish, even tone" },
  identity: {
    kind: "molecule",
    inci: "NIACINAMIDE",
    molecule: {
      name: { fr: "niacinamide", en: "niacinamide" },
      cas: "98-92-0",
      smiles: "NC(=O)c1cccnc1",
      formula: "C6H6N2O",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Amide de la vitamine B3.</b> Une pyridine et une fonction amide, 122 g/mol : petite, blanche, inodore, la molécule se dissout à plusieurs centaines de grammes par litre. Sa mise en solution ne pose donc pas de difficulté.<br><br><b>Pourquoi l’encapsuler.</b> Pour étaler sa libération et pour la séparer d’un acide voisin qui l’hydrolyserait. Si petite, elle finit par s’équilibrer entre dedans et dehors : le taux retenu dans les vésicules doit donc se mesurer.<br><br><b>Mode d’ajout.</b> À tout moment de la phase aqueuse, entre pH 5 et 7 ; elle supporte la chaleur. La niacinamide épaissit peu, n’apporte ni couleur ni odeur ; à 10 %, elle peut cristalliser sur le goulot d’un flacon mal fermé.",
    en: "<b>The amide of vitamin B3.</b> A pyridine ring and one amide group, 122 g/mol: small, white and odourless, the molecule dissolves at several hundred grams a litre. Getting it into water needs no help.<br><br><b>Why encapsulate it.</b> To spread its release over time, and to separate it from a neighbouring acid that would hydrolyse it. Being so small it ends up evenly shared between inside and outside, so the retained fraction is measured, not assumed.<br><br><b>How to add it.</b> Add it at any stage of the water phase, from pH 5 to 7; heat does it no harm. Niacinamide hardly thickens, colours or smells, though at 10% it may crystallise around the neck of a loosely closed bottle.",
  },
  bienfaits: [
    {
      titre: { fr: "Stable de pH 5 à 7", en: "Stable from pH 5 to 7" },
      description: {
        fr: "Entre ces valeurs, l’amide est stable. Plus bas, il s’hydrolyse lentement en acide nicotinique, responsable de rougeurs passagères. La vésicule tamponnée retarde cette hydrolyse lorsqu’un acide exfoliant partage le flacon.",
        en: "Between those values the amide is stable. Lower down it slowly hydrolyses to nicotinic acid, known for fleeting redness. A buffered vesicle delays this hydrolysis when an exfoliating acid shares the bottle.",
      },
    },
    {
      titre: { fr: "Brillance et pores", en: "Shine and pores" },
      description: {
        fr: "Les marques la choisissent pour les zones qui brillent et les pores marqués. À mesurer sur votre produit : sébumétrie, cliché en lumière croisée, auto-évaluation à quatre et huit semaines, face au placebo.",
        en: "Brands pick it for shiny areas and marked pores. To be measured on your product: sebumetry, cross-polarised images and self-assessment at four and eight weeks, set against placebo.",
      },
    },
    {
      titre: { fr: "Doses usuelles", en: "Usual strengths" },
      description: {
        fr: "De 2 % à 4 % pour une crème quotidienne, jusqu’à 10 % pour un sérum court en ingrédients. Au-delà, le confort baisse sans bénéfice établi. À forte teneur, la mise en vésicules peut adoucir la chaleur ressentie par certaines peaux.",
        en: "Use 2% to 4% in a daily cream and up to 10% in a serum with a short ingredient list. Beyond that comfort falls with no established gain. At high strength, vesicles may soften the warmth some people describe.",
      },
    },
    {
      titre: { fr: "Traces d’acide nicotinique", en: "Nicotinic acid traces" },
      description: {
        fr: "Deux poudres au même titre se distinguent par cette impureté. Nous la dosons par chromatographie, à réception puis après vieillissement à 40 °C : c’est elle, plus que l’actif, qui décide du confort.",
        en: "Two powders of equal assay differ by this impurity. We measure it by chromatography on receipt and again after ageing at 40 °C, because it decides comfort more than the active does.",
      },
    },
    {
      titre: { fr: "Associations faciles", en: "Easy combinations" },
      description: {
        fr: "PCA de zinc pour la matité, hyaluronate pour le rebond, acide tranexamique pour le teint, céramides pour le confort : toutes ces associations conviennent. Seuls les acides forts et les bases demandent une phase à part.",
        en: "Zinc PCA for a matt finish, hyaluronate for bounce, tranexamic acid for tone, ceramides for comfort: all these combinations work. Only strong acids and alkalis call for a phase of their own.",
      },
    },
  ],
  product: false,
  related: ["zinc", "azelaique"],
  caution: {
    fr: "Demander une matière à teneur limitée en acide nicotinique. Ne pas formuler sous pH 4,5. À 10 %, des rougeurs restent possibles : prévoir un test d’usage sous contrôle dermatologique.",
    en: "Ask for a grade with capped nicotinic acid. Do not formulate below pH 4.5. At 10% redness remains possible, so plan a use test under dermatological control.",
  },
};
