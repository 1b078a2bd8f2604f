import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "gaba",
  type: "liposome",
  nom: { fr: "gaba", en: "gaba" },
  symbol: "GABA",
  categories: ["acide aminé"],
  claimStatus: "none",
  identity: {
    kind: "molecule",
    inci: "AMINOBUTYRIC ACID",
    molecule: {
      name: { fr: "acide gamma-aminobutyrique", en: "gamma-aminobutyric acid" },
      cas: "56-12-2",
      smiles: "C(CC(=O)O)CN",
      formula: "C4H9NO2",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Acide gamma-aminobutyrique.</b> Quatre carbones, un acide à un bout, une amine à l’autre : cet acide aminé n’entre dans aucune protéine. Des bactéries lactiques le produisent à partir du glutamate, par perte de dioxyde de carbone ; il est ensuite purifié en cristaux blancs.<br><br><b>Encapsulé en phase aqueuse.</b> Très hydrophile, le GABA se dissout à forte concentration dans le cœur du liposome. La membrane le sépare des sucres et des arômes avec lesquels son amine réagirait, et masque sa légère amertume.<br><br><b>Limiter la chaleur.</b> Trop chauffée, la molécule se referme en pyrrolidinone. Le séchage est donc doux, et cette impureté se contrôle.",
    en: "<b>Gamma-aminobutyric acid.</b> Four carbons, an acid at one end and an amine at the other: this amino acid is built into no protein. Lactic acid bacteria make it from glutamate by loss of carbon dioxide; it is then purified to white crystals.<br><br><b>Encapsulated in the water phase.</b> Strongly hydrophilic, GABA dissolves at high concentration in the core of the liposome. The membrane separates it from sugars and flavours that its amine would react with, and masks a slight bitterness.<br><br><b>Limiting heat.</b> Overheated, the molecule closes into pyrrolidinone. Drying is therefore gentle, and this impurity is tested for.",
  },
  bienfaits: [
    {
      titre: { fr: "Présent dans le végétal", en: "Present in plants" },
      description: {
        fr: "Des chimistes l’ont identifié en 1949 dans le tubercule de pomme de terre. La tomate et le riz brun germé en contiennent ; le thé japonais gabaron s’en enrichit, car ses feuilles séjournent sous azote après la cueillette.",
        en: "Chemists identified it in 1949 in the potato tuber. Tomatoes and sprouted brown rice contain some; Japanese gabaron tea is enriched in it, because the leaves are held under nitrogen after picking.",
      },
    },
    {
      titre: { fr: "À l’écart des sucres réducteurs", en: "Kept apart from reducing sugars" },
      description: {
        fr: "Son amine libre brunit au contact du glucose ou du lactose : c’est la réaction de Maillard. La paroi lipidique sépare les deux réactifs, et la poudre reste claire plus longtemps, surtout si elle est gardée au sec.",
        en: "Its free amine browns when it meets glucose or lactose: this is the Maillard reaction. The lipid wall separates the two reactants, and the powder stays pale for longer, above all if kept dry.",
      },
    },
    {
      titre: { fr: "Facile à aromatiser", en: "Easy to flavour" },
      description: {
        fr: "Blanc, soluble, légèrement amer, le GABA se prête au sachet et au liquide. Encapsulé, il laisse moins d’arrière-goût et s’accorde à des arômes discrets comme la poire ou la verveine, sans édulcorant supplémentaire.",
        en: "White, soluble and slightly bitter, GABA suits sachets and liquids. Encapsulated, it leaves less aftertaste and goes with light flavours such as pear or lemon verbena, with no extra sweetener.",
      },
    },
    {
      titre: { fr: "Contrôle du glutamate résiduel", en: "Testing for residual glutamate" },
      description: {
        fr: "La fermentation laisse parfois du glutamate, que certains acheteurs refusent. Une chromatographie après dérivation dose les deux acides aminés en une seule injection ; le seuil figure au cahier des charges.",
        en: "Fermentation can leave some glutamate behind, which certain buyers reject. Chromatography after derivatisation measures both amino acids in one injection, and the limit is written into the specification.",
      },
    },
    {
      titre: { fr: "Un statut à documenter", en: "Regulatory status on file" },
      description: {
        fr: "Selon son histoire de consommation en Europe, une substance est admise dans les seuls compléments ou dans tous les aliments. Le GABA n’a aucune allégation autorisée : l’étiquette indique l’ingrédient, sa dose et son mode d’obtention.",
        en: "Depending on its history of consumption in Europe, a substance is accepted in supplements only or in all foods. GABA has no authorised claim: the label states the ingredient, its dose and how it is made.",
      },
    },
  ],
  product: false,
  related: ["l-theanine", "l-lysine"],
  caution: {
    fr: "Déconseillé pendant la grossesse et l’allaitement, et chez l’enfant. Avis médical requis en cas de traitement sédatif, antiépileptique ou antihypertenseur. Statut réglementaire à confirmer pays par pays.",
    en: "Not advised in pregnancy, while breastfeeding or for children. Anyone taking sedatives, anti-epileptics or blood-pressure medicines needs medical advice. Confirm regulatory status in each market.",
  },
};
