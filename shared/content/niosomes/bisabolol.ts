import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "bisabolol",
  type: "niosome",
  nom: { fr: "bisabolol", en: "bisabolol" },
  symbol: "Bis",
  subtitle: { fr: "apaisant & confort", en: "soothing & comfort" },
  categories: ["végétal", "lipides"],
  formes: ["Sérum", "Crème"],
  inci: "BISABOLOL",
  action: { fr: "peau apaisée, confort", en: "soothed skin, comfort" },
  description: {
    fr: "<b>L’alcool sesquiterpénique de la camomille.</b> Huile claire au parfum fleuri et léger, l’alpha-bisabolol provient de <i>Matricaria</i>, du bois de candéia ou de la synthèse. Il surnage dans l’eau. Inséré dans la bicouche, il s’y dissout à froid et fluidifie la membrane, ce dont la composition doit tenir compte.",
    en: "<b>Chamomile’s sesquiterpene alcohol.</b> A clear oil with a faint floral scent, alpha-bisabolol comes from <i>Matricaria</i>, candeia wood or synthesis. On water it floats. Slipped into the bilayer it dissolves cold and loosens the membrane, something the composition must allow for.",
  },
  bienfaits: [
    {
      titre: { fr: "Bois ou laboratoire", en: "Wood or laboratory" },
      description: {
        fr: "Le candéia brésilien demande une preuve de gestion forestière ; la voie fermentaire évite la coupe. Pureté optique et origine s’inscrivent au certificat, à côté du titre.",
        en: "Brazilian candeia calls for proof of forest management, while fermentation avoids felling. Optical purity and origin appear on the certificate beside the assay.",
      },
    },
    {
      titre: { fr: "Membrane à raidir", en: "A wall to stiffen" },
      description: {
        fr: "Au-delà d’une certaine charge, l’alcool ramollit la paroi. Du cholestérol ou un phytostérol la resserre ; la perte au stockage se suit par ultrafiltration.",
        en: "Past a certain load the alcohol softens the wall. Cholesterol or a phytosterol tightens it, and storage loss is followed by ultrafiltration.",
      },
    },
    {
      titre: { fr: "Après l’exfoliant", en: "After the exfoliant" },
      description: {
        fr: "Un pour mille suffit souvent à signer un soin confort, après rasage ou acide. Peau détendue, rougeurs d’aspect moins vif, fini sec : trois observations de panel.",
        en: "One part in a thousand often marks out a comfort product, after shaving or acids. Relaxed skin, less vivid redness, dry finish: three panel observations.",
      },
    },
  ],
  product: false,
  related: ["allantoine", "calendula"],
  caution: {
    fr: "Source candéia : demander le certificat de légalité du bois. Allergie de contact possible chez les personnes sensibles aux Astéracées. Tester la compatibilité des plastiques souples.",
    en: "Candeia source: ask for proof of legal timber. Contact allergy may occur in people sensitive to Asteraceae. Test compatibility with soft plastics.",
  },
};
