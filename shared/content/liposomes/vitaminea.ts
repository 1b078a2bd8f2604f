import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitaminea",
  nom: { fr: "vitamine a", en: "vitamin a" },
  symbol: "A",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  identity: {
    kind: "molecule",
    inci: "RETINYL PALMITATE",
    molecule: {
      name: {
        fr: "palmitate de rétinyle tout-trans",
        en: "all-trans-retinyl palmitate",
      },
      cas: "79-81-2",
      smiles: "CCCCCCCCCCCCCCCC(=O)OC/C=C(C)/C=C/C=C(C)/C=C/C1=C(C)CCCC1(C)C",
      formula: "C36H60O2",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Un rétinol estérifié.</b> L’alcool vitaminique, à vingt carbones et cinq doubles liaisons, est ici lié à l’acide palmitique. L’ester, obtenu par synthèse, tient mieux que le rétinol libre. Fondu, c’est une huile jaune ; au frais, il cristallise.<br><br><b>Dans l’épaisseur de la membrane.</b> Ses deux chaînes grasses s’alignent avec celles des phospholipides. La vitamine passe ainsi en milieu aqueux sans huile rapportée et côtoie, dans la même poudre, des nutriments hydrosolubles.<br><br><b>Trois ennemis.</b> L’air l’oxyde, la lumière le fait basculer vers des isomères <i>cis</i> moins actifs, le fer accélère le tout. Un tocophérol dans la paroi, une fabrication sous éclairage filtré et un titre suivi par chromatographie répondent à chacun.",
    en: "<b>Retinol, esterified.</b> The vitamin alcohol, twenty carbons and five double bonds, is joined here to palmitic acid. Synthetic, the ester lasts longer than free retinol. Warm, it is a yellow oil; in the cold it crystallises.<br><br><b>Through the thickness of the wall.</b> Two fatty chains line up with those of the phospholipids. In this way the vitamin enters water with no oil added, and keeps company with water-soluble nutrients in the same powder.<br><br><b>Three enemies.</b> Air oxidises it, light tips it towards less active <i>cis</i> isomers, iron hastens both. Tocopherol in the wall, manufacture under filtered light and an assay followed by chromatography answer them one by one.",
  },
  allegation: {
    fr: "Avec 120 µg d’équivalents rétinol par jour, la vitamine A satisfait à la condition posée par le règlement (UE) 432/2012.",
    en: "At 120 µg of retinol equivalents a day, vitamin A meets the condition laid down in Regulation (EU) 432/2012.",
  },
  bienfaits: [
    {
      titre: { fr: "Vision", en: "Vision" },
      claims: ["vitamin-a/vision"],
    },
    {
      titre: { fr: "Peau et muqueuses", en: "Skin and mucous membranes" },
      claims: ["vitamin-a/skin", "vitamin-a/mucous-membranes"],
    },
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: ["vitamin-a/immune-system"],
    },
    {
      titre: { fr: "Métabolisme du fer", en: "Iron metabolism" },
      claims: ["vitamin-a/iron-metabolism"],
    },
    {
      titre: { fr: "Spécialisation cellulaire", en: "Cell specialisation" },
      claims: ["vitamin-a/cell-specialisation"],
    },
    {
      titre: { fr: "Trois unités, une dose", en: "Three units, one dose" },
      description: {
        fr: "Un microgramme d’équivalent rétinol correspond à 1,83 µg de palmitate, ou à 3,33 UI. L’étiquette emploie le premier, le certificat d’analyse souvent les dernières. À 800 µg, valeur de référence, comptez 1,5 mg d’ester avant surtitrage.",
        en: "One microgram of retinol equivalent equals 1.83 µg of palmitate, or 3.33 IU. Labels use the first, analysis certificates often the last. For the 800 µg reference value, count 1.5 mg of ester before overage.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "multivitamines" },
  related: ["vitamined3", "vitamine-e"],
  caution: {
    fr: "Limite supérieure de l’EFSA : 3 000 µg d’équivalents rétinol par jour chez l’adulte, foie et autres aliments inclus. Déconseillée pendant la grossesse ou en cas de projet de grossesse, sauf avis médical. Ne pas cumuler les sources.",
    en: "EFSA upper level: 3,000 µg of retinol equivalents a day for adults, liver and other foods included. Not advised during pregnancy or when planning one, unless a doctor agrees. Do not combine several sources.",
  },
};
