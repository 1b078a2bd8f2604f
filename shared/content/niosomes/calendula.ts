import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "calendula",
  type: "niosome",
  nom: { fr: "calendula", en: "calendula" },
  symbol: "Cal",
  subtitle: { fr: "apaisant & adoucissant", en: "soothing & softening" },
  categories: ["végétal"],
  formes: ["Crème"],
  inci: "CALENDULA OFFICINALIS FLOWER EXTRACT",
  action: { fr: "peau apaisée, douceur", en: "soothed skin, softness" },
  identity: {
    kind: "plant",
    inci: "CALENDULA OFFICINALIS FLOWER EXTRACT",
    cas: "84776-23-8",
    latin: "Calendula officinalis",
    part: { fr: "fleur", en: "flower" },
    marker: {
      name: { fr: "faradiol", en: "faradiol" },
      cas: "20554-95-4",
      smiles: "CC1C2C3CCC4C5(C)CCC(O)C(C)(C)C5CCC4(C)C3(C)CC(O)C2(C)CC=C1C",
      formula: "C30H50O2",
      shows: "skeleton",
      note: {
        fr: "Squelette du faradiol, sans stéréochimie ; la fleur le contient sous forme d’esters d’acides gras.",
        en: "Skeleton of faradiol, without stereochemistry; the flower holds it as fatty acid esters.",
      },
    },
  },
  description: {
    fr: "<b>Capitules de souci des jardins.</b> <i>Calendula officinalis</i>, Astéracées, se prête à deux extractions. L’eau et l’alcool extraient les flavonoïdes ; le dioxyde de carbone réunit esters de faradiol et caroténoïdes dans une pâte orange. Cette fiche concerne la seconde.<br><br><b>Un extrait gras dans un lait léger.</b> Dispersés dans les parois, ces esters s’incorporent à une émulsion pauvre en émulsionnant. L’orangé se dilue en ivoire, et la peau ne garde pas de trace colorée.<br><br><b>Repères.</b> Incorporation tiède, pH 5 à 7, antioxydant de la phase grasse. Le titre s’exprime en esters de faradiol, plus parlant qu’un rapport plante-extrait.",
    en: "<b>Flower heads of pot marigold.</b> <i>Calendula officinalis</i>, Asteraceae, lends itself to two extractions. Water and alcohol extract flavonoids; carbon dioxide gathers faradiol esters and carotenoids into an orange paste. This sheet concerns the latter.<br><br><b>An oily extract in a light milk.</b> Dispersed in the walls, these esters blend into an emulsion that holds little emulsifier. Orange thins out to ivory, and skin keeps no coloured trace.<br><br><b>Guide values.</b> Lukewarm incorporation, pH 5 to 7, an antioxidant for the fatty phase. Strength is stated as faradiol esters, which says more than a plant-to-extract ratio.",
  },
  bienfaits: [
    {
      titre: { fr: "Macérât de tradition", en: "A traditional macerate" },
      description: {
        fr: "En Europe, la fleur séchée est traditionnellement mise à macérer plusieurs semaines dans l’huile, au soleil, pour des onguents domestiques. L’extrait au dioxyde de carbone en reprend la fraction grasse, sans huile support.",
        en: "In Europe the dried flower is traditionally steeped in oil for several weeks in the sun, to make household ointments. Carbon dioxide extraction takes up that fatty fraction, without a carrier oil.",
      },
    },
    {
      titre: { fr: "Variété et cueillette", en: "Variety and picking" },
      description: {
        fr: "Les capitules s’ouvrent par vagues de juin à octobre et se cueillent à la main ou au peigne. Ligules orange ou jaunes, fleur entière ou pétales seuls : ces choix modifient la richesse en triterpènes.",
        en: "Heads open in waves from June to October and are picked by hand or by comb. Orange or yellow florets, whole flower or petals alone: such choices change how much triterpene there is.",
      },
    },
    {
      titre: { fr: "Dosage des esters de faradiol", en: "Assaying faradiol esters" },
      description: {
        fr: "Dans la fleur, ce diol triterpénique est estérifié par les acides myristique, palmitique ou laurique. La chromatographie les dose ensemble ; le rapport entre eux aide à reconnaître un extrait coupé.",
        en: "In the flower this triterpene diol is esterified with myristic, palmitic or lauric acid. Chromatography assays them together, and the ratio between them helps to spot an adulterated extract.",
      },
    },
    {
      titre: { fr: "Allégations de confort", en: "Comfort claims" },
      description: {
        fr: "Soin des mains, change, après-soleil : l’extrait y apporte confort et toucher agréable. Peau apaisée, souple, moins rêche sont des termes de surface ; lésion, brûlure et érythème n’en sont pas.",
        en: "Hand care, nappy change, after-sun: there the extract brings comfort and a pleasant touch. Soothed, supple and less rough are surface terms; wound, burn and rash are not.",
      },
    },
    {
      titre: { fr: "Tenue de la couleur", en: "Colour stability" },
      description: {
        fr: "Les caroténoïdes de la fleur se décolorent à la lumière. Un tube opaque suffit ; si la teinte compte pour la marque, une limite de perte, exprimée en valeur b*, s’ajoute au plan de stabilité.",
        en: "The carotenoids of the flower bleach in light. An opaque tube is enough; where the tint matters to the brand, a limit on loss, expressed as a b* value, joins the stability plan.",
      },
    },
  ],
  product: false,
  related: ["centella", "beurre-de-karite"],
  caution: {
    fr: "Astéracée : à déconseiller aux personnes allergiques à l’arnica, à la camomille ou à l’armoise. Extrait glycériné, huileux ou au dioxyde de carbone : préciser le solvant sur la fiche.",
    en: "Asteraceae: advise against it for anyone allergic to arnica, chamomile or mugwort. Glycerin, oil or carbon dioxide extract: state the solvent on the specification.",
  },
};
