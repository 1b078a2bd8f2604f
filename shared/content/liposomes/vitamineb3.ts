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
    fr: "<b>L’amide plutôt que l’acide.</b> La niacine existe sous deux formes. L’acide nicotinique provoque des rougeurs et des bouffées de chaleur ; son amide, non, et c’est lui que nous encapsulons. Cette petite molécule, une pyridine et une fonction amide, a une masse molaire de 122 g/mol.<br><br><b>Le goût avant la stabilité.</b> Chaleur, air et lumière laissent le nicotinamide presque intact : l’intérêt du liposome est ailleurs. Dissous dans le cœur aqueux, il laisse moins d’amertume en bouche, et une poudre à boire dosée à 16 mg demande moins d’édulcorant.<br><br><b>Une poudre qui s’agglomère.</b> La vitamine brute forme des mottes au stockage. Séchée avec les phospholipides, elle reste coulante si l’humidité relative de l’atelier est maîtrisée.",
    en: "<b>Amide rather than acid.</b> Niacin exists in two forms. Nicotinic acid brings on flushing and its amide does not, so the amide is what we encapsulate. A small molecule, a pyridine with an amide group, it has a molar mass of 122 g/mol.<br><br><b>Taste before stability.</b> Heat, air and light leave nicotinamide almost untouched, so the point of a liposome lies elsewhere. Dissolved in the aqueous core, it leaves less bitterness in the mouth, and a drinking powder dosed at 16 mg calls for less sweetener.<br><br><b>A powder that cakes.</b> On its own, the vitamin forms lumps in storage. Dried with phospholipids, it goes on flowing provided the relative humidity of the workshop is controlled.",
  },
  allegation: {
    fr: "La niacine ouvre droit à six allégations dès 2,4 mg par jour ; le règlement (UE) 432/2012 en fixe les termes.",
    en: "At 2.4 mg a day, niacin qualifies for six claims, in the terms set by Regulation (EU) 432/2012.",
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
        fr: "Le tableau nutritionnel indique « niacine », en milligrammes d’équivalents niacine ; la liste des ingrédients écrit « nicotinamide ». Les allégations reprennent « niacine », que « vitamine B3 » peut suivre entre parenthèses.",
        en: "Nutrition tables show ‘niacin’, in milligrams of niacin equivalents, and ingredient lists show ‘nicotinamide’. Claims use ‘niacin’ as well; ‘vitamin B3’ may follow in brackets.",
      },
    },
    {
      titre: { fr: "La pureté de l’amide", en: "Purity of the amide" },
      description: {
        fr: "L’hydrolyse libère un peu d’acide nicotinique, dont le maximum journalier en France n’est que de 8 mg. Sa recherche par chromatographie se justifie surtout dans les liquides acides conservés plusieurs mois.",
        en: "Hydrolysis releases some nicotinic acid, for which the French daily maximum is only 8 mg. Testing for it by chromatography makes sense above all in acidic liquids kept for months.",
      },
    },
    {
      titre: { fr: "Dans la cellule", en: "Inside the cell" },
      description: {
        fr: "Le nicotinamide fait partie de la structure du NAD et du NADP, deux coenzymes d’oxydoréduction. Cette parenté explique sa place à côté du NADH dans notre catalogue ; elle ne constitue pas une allégation à imprimer.",
        en: "Nicotinamide is built into NAD and NADP, two redox coenzymes. That kinship explains its place next to NADH in our catalogue. It is not a claim to print.",
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
