import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "bakuchiol",
  type: "niosome",
  nom: { fr: "bakuchiol", en: "bakuchiol" },
  symbol: "Bk",
  subtitle: { fr: "apaisant & régénérateur", en: "soothing & regenerating" },
  categories: ["végétal", "antioxydants"],
  formes: ["Sérum", "Crème"],
  inci: "BAKUCHIOL",
  action: { fr: "peau lissée, confort", en: "smoothed skin, comfort" },
  description: {
    fr: "<b>Un phénol terpénique de psoralée.</b> Les graines de <i>Cullen corylifolium</i>, le babchi indien, le livrent sous forme d’huile ambrée. On le compare au rétinol par l’usage ; la structure n’a rien de commun. Le niosome l’installe dans sa paroi et le disperse dans un gel sans huile.",
    en: "<b>A terpene phenol from babchi.</b> Seeds of <i>Cullen corylifolium</i>, the Indian babchi, yield it as an amber oil. It is compared with retinol for the way it is used; the structures have nothing in common. A niosome seats it in its wall and spreads it through an oil-free gel.",
  },
  bienfaits: [
    {
      titre: { fr: "Stable à la lumière", en: "Steadier in light" },
      description: {
        fr: "La molécule résiste mieux au jour que ne le font les rétinoïdes. Elle admet un usage matin et soir, avec la crème solaire habituelle, et un verre teinté sans plus.",
        en: "This molecule withstands daylight better than retinoids do. Morning and evening use are both possible, with ordinary sunscreen and nothing more than tinted glass.",
      },
    },
    {
      titre: { fr: "Aspect régénéré, mesuré", en: "A renewed look, measured" },
      description: {
        fr: "« Régénérateur » décrit ici l’apparence : grain plus lisse, peau reposée. Relief par projection de franges, panel de douze semaines : deux preuves que le dossier attend.",
        en: "‘Regenerating’ describes appearance here: smoother texture, rested skin. Fringe projection of the relief and a twelve-week panel are the two proofs a file expects.",
      },
    },
    {
      titre: { fr: "Un phénol à couvrir", en: "A phenol to cover" },
      description: {
        fr: "Le groupement phénol rosit au contact du fer et de l’alcali. Vitamine E, chélateur et insertion membranaire se partagent la protection, de la cuve jusqu’au compte-gouttes.",
        en: "Its phenol group turns pink with iron or alkali. Vitamin E, chelator and membrane insertion share the protection, from tank to dropper.",
      },
    },
  ],
  product: false,
  related: ["retinol", "squalene"],
  caution: {
    fr: "Exiger une pureté élevée et un dosage des furocoumarines (psoralène, isopsoralène), phototoxiques. Faute de données suffisantes, prudence pendant la grossesse. Ne pas l’appeler rétinol.",
    en: "Insist on high purity and a furocoumarin assay (psoralen, isopsoralen), as these are phototoxic. For want of data, caution in pregnancy. Never call it retinol.",
  },
};
