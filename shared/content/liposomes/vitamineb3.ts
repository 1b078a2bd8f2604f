import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitamineb3",
  nom: { fr: "vitamine b3", en: "vitamin b3" },
  symbol: "B3",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  identity: {
    kind: "molecule",
    inci: "NIACINAMIDE",
    molecule: {
      name: { fr: "nicotinamide", en: "nicotinamide" },
      cas: "98-92-0",
      smiles: "NC(=O)c1cccnc1",
      formula: "C6H6N2O",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>L’amide plutôt que l’acide.</b> La niacine existe sous deux formes. L’acide nicotinique provoque des bouffées de rougeur ; son amide, non, et c’est lui que l’on encapsule. Cette petite molécule, une pyridine et une fonction amide, pèse 122 g/mol.<br><br><b>Le goût avant la stabilité.</b> Chaleur, air et lumière laissent le nicotinamide presque intact : l’intérêt du liposome est ailleurs. Dissous dans le cœur aqueux, il se fait oublier en bouche, et une poudre à boire à 16 mg demande moins d’édulcorant.<br><br><b>Un cristal qui prend en masse.</b> La vitamine brute forme des mottes au stockage. Séchée avec les phospholipides, elle reste coulante si l’on tient l’humidité relative de l’atelier sous contrôle.",
    en: "<b>Amide rather than acid.</b> Niacin exists in two forms. Nicotinic acid brings on flushing and its amide does not, so the amide is what we encapsulate. A small molecule, pyridine plus amide group, it weighs 122 g/mol.<br><br><b>Taste before stability.</b> Heat, air and light leave nicotinamide almost untouched, so the point of a liposome lies elsewhere. Dissolved in the aqueous core, it is forgotten by the palate, and a 16 mg drinking powder calls for less sweetener.<br><br><b>Crystals that cake.</b> Left neat, the vitamin forms lumps in storage. Dried along with phospholipids, it goes on flowing provided the relative humidity of the workshop is controlled.",
  },
  allegation: {
    fr: "La niacine ouvre droit à six mentions dès 2,4 mg par jour ; le règlement (UE) 432/2012 en fixe les termes.",
    en: "At 2.4 mg a day, niacin becomes entitled to six statements, in the terms set by Regulation (EU) 432/2012.",
  },
  bienfaits: [
    {
      titre: { fr: "Énergie et fatigue", en: "Energy and fatigue" },
      claims: ["niacin/energy-metabolism", "niacin/fatigue"],
    },
    {
      titre: {
        fr: "Système nerveux et fonctions psychologiques",
        en: "Nervous system and psychological function",
      },
      claims: ["niacin/nervous-system", "niacin/psychological-function"],
    },
    {
      titre: { fr: "Peau et muqueuses", en: "Skin and mucous membranes" },
      claims: ["niacin/skin", "niacin/mucous-membranes"],
    },
    {
      titre: { fr: "Le nom sur l’étiquette", en: "The name to print" },
      description: {
        fr: "Le tableau nutritionnel indique « niacine », en milligrammes d’équivalents niacine ; la liste des ingrédients écrit « nicotinamide ». Les allégations reprennent « niacine » : vitamine B3 ou PP peut suivre entre parenthèses.",
        en: "Nutrition tables show ‘niacin’, in milligrams of niacin equivalents, and ingredient lists show ‘nicotinamide’. Claims use ‘niacin’ as well; vitamin B3 may follow in brackets.",
      },
    },
    {
      titre: { fr: "Pureté de l’amide", en: "How pure an amide" },
      description: {
        fr: "L’hydrolyse libère un peu d’acide nicotinique, dont le maximum journalier en France n’est que de 8 mg. Sa recherche par chromatographie se justifie surtout dans les liquides acides gardés plusieurs mois.",
        en: "Hydrolysis releases some nicotinic acid, for which the French daily maximum is only 8 mg. Testing for it by chromatography makes sense above all in acidic liquids kept for months.",
      },
    },
    {
      titre: { fr: "Dans la cellule", en: "Inside the cell" },
      description: {
        fr: "Le nicotinamide fait partie de la structure du NAD et du NADP, deux coenzymes d’oxydoréduction. Ce lien de parenté explique qu’on le trouve auprès du NADH dans un catalogue ; il ne constitue pas une mention à imprimer.",
        en: "Nicotinamide is built into NAD and NADP, two redox coenzymes. That kinship explains its place near NADH in a catalogue. It is not a statement to print.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamines b complex" },
  related: ["vitamineb1", "vitamineb5"],
  caution: {
    fr: "Maximum en France pour l’adulte : 450 mg par jour de nicotinamide, 8 mg d’acide nicotinique. La forme employée doit figurer au cahier des charges.",
    en: "French maximum for adults: 450 mg a day of nicotinamide, 8 mg of nicotinic acid. The specification must state which form is used.",
  },
};
