import type { Serum } from "#shared/content/content-types.ts";

export const entry: Serum = {
  slug: "niacinamide-zinc",
  type: "niosomeProduct",
  nom: { fr: "niacinamide + zinc", en: "niacinamide + zinc" },
  symbol: "N10",
  subtitle: { fr: "matifiant & teint uniforme", en: "mattifying & even tone" },
  categories: ["vitamines", "minéral"],
  formes2: ["Sérum"],
  action: { fr: "matité, teint uniforme", en: "matt finish, even tone" },
  contains: ["niacinamide", "zinc"],
  identity: {
    kind: "complex",
    inci: "NIACINAMIDE, ZINC PCA",
    components: [
      { name: { fr: "niacinamide 10 %", en: "niacinamide 10%" }, path: "/niosomes/niacinamide" },
      { name: { fr: "PCA de zinc 1 %", en: "zinc PCA 1%" }, path: "/niosomes/zinc" },
    ],
    molecule: {
      name: { fr: "niacinamide", en: "niacinamide" },
      cas: "98-92-0",
      smiles: "NC(=O)c1cccnc1",
      formula: "C6H6N2O",
      shows: "whole",
      note: { fr: "L’actif majoritaire du sérum.", en: "The serum’s main active." },
    },
  },
  description: {
    fr: "<b>Niacinamide 10 %, PCA de zinc 1 %.</b> Une phase aqueuse sans huile, réglée entre pH 5,5 et 6. La vitamine B3 se partage entre les vésicules et l’eau qui les entoure ; le sel de zinc, enfermé, reste séparé du gélifiant.<br><br><b>Texture.</b> Un gel fluide, incolore, à peine opalin, qui sèche vite et sans voile. Fini mat, ni craie ni collant : il passe sous un fond de teint comme sous un écran solaire.<br><br><b>Pour quelle marque.</b> Celle qui s’adresse aux peaux mixtes, adolescentes comme adultes. Flacon compte-gouttes de 30 ml, formule sans pigment, étiquette courte, décor libre.",
    en: "<b>Niacinamide 10%, zinc PCA 1%.</b> A water phase with no oil, set between pH 5.5 and 6. Vitamin B3 is shared by the vesicles and the water around them; the zinc salt, enclosed, stays apart from the gelling agent.<br><br><b>Feel.</b> A fluid gel, colourless and barely opalescent, that dries quickly, without a veil. The finish is matt, neither chalky nor tacky, and goes under foundation as well as under sunscreen.<br><br><b>For which brand.</b> One that speaks to combination skin, in teenagers and adults alike. A 30 ml dropper bottle, a pigment-free formula, a short label and decoration of your own.",
  },
  bienfaits: [
    {
      titre: { fr: "Un rapport fixe", en: "A fixed ratio" },
      description: {
        fr: "Le rapport est fixé : dix parts de niacinamide pour une de PCA de zinc. L’encapsulation évite la chute de viscosité que cause un cation ; chaque lot sort avec ses deux dosages et sa viscosité.",
        en: "The ratio is set: ten parts of niacinamide to one of zinc PCA. Encapsulation spares the gel the viscosity loss a cation causes, and every batch leaves with both assays and its viscosity.",
      },
    },
    {
      titre: { fr: "Teint et brillance", en: "Tone and shine" },
      description: {
        fr: "Cible visuelle : teint plus homogène, zone T moins luisante, pores d’aspect resserré. Le chiffre à imprimer vient de votre étude d’usage ; nous fournissons le protocole et le placebo.",
        en: "Visual targets: more uniform tone, a less shiny T-zone, pores that look tighter. Your own use study supplies the figure to print; we provide protocol and placebo.",
      },
    },
    {
      titre: { fr: "Gestes et fréquence", en: "Use and frequency" },
      description: {
        fr: "Trois gouttes matin et soir, après le nettoyage, avant la crème. Les peaux sujettes aux rougeurs débutent un soir sur deux. La notice prévoit un essai au pli du coude, une ligne simple à imprimer.",
        en: "Three drops morning and evening, after cleansing, ahead of cream. Skin that flushes starts every other evening. Directions include a trial in the crook of the elbow, one simple line to print.",
      },
    },
    {
      titre: { fr: "Prêt pour la marque", en: "Ready for your label" },
      description: {
        fr: "Éléments du dossier d’information produit, stabilité, challenge test et rapport de sécurité accompagnent la livraison. Parfum, teinte du verre et étui restent à votre choix, dans la limite des essais déjà faits.",
        en: "Product information file documents, stability, challenge test and safety report come with delivery. Scent, glass tint and carton remain yours to choose, within what the tests already cover.",
      },
    },
    {
      titre: { fr: "Place dans un rituel", en: "Its place in a routine" },
      description: {
        fr: "Le sérum hyaluronique B5 le suit ; la vitamine C s’applique un autre matin. L’exfoliant au glycolique se réserve au lendemain, car la niacinamide s’hydrolyse en milieu acide.",
        en: "Hyaluronic B5 serum follows it, and vitamin C is used on alternate mornings. The glycolic exfoliant is kept for the next day, since niacinamide hydrolyses in acid.",
      },
    },
  ],
  product: false,
  related: ["acide-glycolique-bakuchiol", "cafeine-egcg"],
  caution: {
    fr: "Sels de zinc : environ 0,2 % exprimés en métal, sous la limite légale. Ne pas superposer à un acide fort. Rougeur ou chaleur passagère : réduire la fréquence.",
    en: "Zinc salts: about 0.2% expressed as metal, under the legal limit. Do not layer over a strong acid. Passing redness or warmth: use less often.",
  },
};
