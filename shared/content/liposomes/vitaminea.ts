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
    fr: "<b>Un rétinol estérifié.</b> Le rétinol, alcool à vingt carbones et cinq doubles liaisons, est ici lié à l’acide palmitique. L’ester, obtenu par synthèse, se conserve mieux que le rétinol libre. Tiède, c’est une huile jaune ; au froid, il cristallise.<br><br><b>Dans l’épaisseur de la membrane.</b> La molécule, longue et grasse, s’aligne avec les chaînes des phospholipides. La vitamine se disperse ainsi dans l’eau sans huile ajoutée et peut accompagner, dans une même poudre, des nutriments hydrosolubles.<br><br><b>Air, lumière et fer.</b> L’air l’oxyde, la lumière le convertit en isomères <i>cis</i> moins actifs, le fer accélère l’oxydation. Nous y répondons par un tocophérol dans la paroi, un éclairage filtré en fabrication et un suivi du titre par chromatographie.",
    en: "<b>An ester of retinol.</b> Retinol, an alcohol with twenty carbons and five double bonds, is joined here to palmitic acid. The ester, which is synthetic, keeps better than free retinol. Warm, it is a yellow oil; in the cold it crystallises.<br><br><b>Within the wall.</b> Long and fatty, the molecule lines up with the chains of the phospholipids. In this way the vitamin disperses in water with no oil added, and can share one powder with water-soluble nutrients.<br><br><b>Air, light and iron.</b> Air oxidises it, light converts it to less active <i>cis</i> isomers, and iron speeds up oxidation. Our answer is tocopherol in the wall, filtered light during manufacture and an assay tracked by chromatography.",
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
      titre: { fr: "Trois unités pour une dose", en: "Three units for one dose" },
      description: {
        fr: "Un microgramme d’équivalent rétinol correspond à 1,83 µg de palmitate, ou à 3,33 UI. L’étiquette emploie l’équivalent rétinol, le certificat d’analyse souvent les UI. Pour 800 µg, valeur de référence, comptez 1,5 mg d’ester avant surtitrage.",
        en: "One microgram of retinol equivalent equals 1.83 µg of palmitate, or 3.33 IU. Labels use retinol equivalents, certificates of analysis often IU. For the 800 µg reference value, allow 1.5 mg of ester before overage.",
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
