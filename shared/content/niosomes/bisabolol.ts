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
  identity: {
    kind: "molecule",
    inci: "BISABOLOL",
    molecule: {
      name: { fr: "(–)-alpha-bisabolol", en: "(–)-alpha-bisabolol" },
      cas: "23089-26-1",
      smiles: "CC1=CC[C@H](CC1)[C@@](C)(O)CCC=C(C)C",
      formula: "C15H26O",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Un alcool sesquiterpénique.</b> L’(–)-alpha-bisabolol, quinze carbones et un hydroxyle tertiaire, est une huile limpide au parfum à peine fleuri. Camomille allemande, bois de candeia ou fermentation livrent cette forme lévogyre ; la synthèse classique, un mélange d’isomères.<br><br><b>Dans la bicouche.</b> L’huile s’insère à froid parmi les chaînes et les rend plus mobiles. Un complément de cholestérol, calculé, redonne de la tenue : charge en actif et composition de la paroi se décident ensemble.<br><br><b>Vers le produit fini.</b> Gel, brume sans alcool ou crème pour peaux sensibles reçoivent la dispersion en fin de fabrication, sans le solubilisant que demanderait l’huile nue.",
    en: "<b>A sesquiterpene alcohol.</b> With fifteen carbons and a tertiary hydroxyl, (–)-alpha-bisabolol is a clear oil whose scent is barely floral. German chamomile, candeia wood or fermentation deliver this laevorotatory form; classic synthesis, a mixture of isomers.<br><br><b>Within the bilayer.</b> The oil slips in cold among the chains and makes them more mobile. A calculated supplement of cholesterol restores firmness, so active load and wall composition are decided together.<br><br><b>Towards the finished product.</b> Gels, alcohol-free mists and creams for sensitive skin take the dispersion at the end of manufacture, without the solubiliser that bare oil would require.",
  },
  bienfaits: [
    {
      titre: { fr: "Trois origines possibles", en: "Three possible origins" },
      description: {
        fr: "Le candeia brésilien exige une preuve de gestion forestière ; la camomille a un faible rendement ; la voie fermentaire évite l’abattage. Hormis le prix, les trois donnent le même énantiomère : l’origine devient un choix de marque.",
        en: "Brazilian candeia needs proof of forest management, chamomile yields little, fermentation avoids felling. Price aside, all three give the same enantiomer, so origin becomes a brand decision.",
      },
    },
    {
      titre: { fr: "Le farnésol à surveiller", en: "Farnesol to watch" },
      description: {
        fr: "Certaines qualités naturelles contiennent du farnésol, allergène à étiqueter passé les seuils réglementaires. Chromatographie en phase gazeuse, rotation optique et indice de réfraction composent le contrôle d’entrée.",
        en: "Some natural grades contain farnesol, an allergen that must be labelled above the regulatory thresholds. Gas chromatography, optical rotation and refractive index make up incoming control.",
      },
    },
    {
      titre: { fr: "Régler la paroi", en: "Adjusting the wall" },
      description: {
        fr: "Au-delà d’une certaine charge, le bisabolol ramollit la vésicule, qui fuit. Phytostérol ou cholestérol la raffermissent ; taille et taux d’encapsulation, relevés à 25 °C et à 40 °C, fixent la charge maximale.",
        en: "Past a certain load bisabolol softens the vesicle, which then leaks. Phytosterol or cholesterol firms it up; size and entrapment, recorded at 25 °C and 40 °C, fix the highest load that lasts.",
      },
    },
    {
      titre: { fr: "Après rasage ou acides", en: "After shaving or acids" },
      description: {
        fr: "Une teneur de 0,1 % suffit souvent à un soin de confort, après le rasage ou un exfoliant acide. Peau détendue, rougeurs d’aspect moins vif, fini sec : trois observations à inscrire dans le questionnaire des volontaires.",
        en: "A level of 0.1% is often enough for a comfort product, after shaving or an acid exfoliant. Relaxed skin, redness that looks less vivid, a dry finish: three observations to put in the volunteers’ questionnaire.",
      },
    },
    {
      titre: { fr: "Compatibilité des plastiques", en: "Compatibility with plastics" },
      description: {
        fr: "Libre, le bisabolol migre dans certains élastomères et gonfle les joints de pompe. Logé en paroi, il y accède moins ; un essai de compatibilité à 40 °C, pesée du joint comprise, reste nécessaire.",
        en: "When free, bisabolol migrates into some elastomers and swells pump gaskets. Held in a wall it has less access to them; compatibility testing at 40 °C, including gasket weight, remains necessary.",
      },
    },
  ],
  product: false,
  related: ["allantoine", "calendula"],
  caution: {
    fr: "Source candeia : demander le certificat de légalité du bois. Allergie de contact possible chez les personnes sensibles aux Astéracées. Tester la compatibilité des plastiques souples.",
    en: "Candeia source: ask for proof of legal timber. Contact allergy may occur in people sensitive to Asteraceae. Test compatibility with soft plastics.",
  },
};
