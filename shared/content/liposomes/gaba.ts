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
    fr: "<b>Acide gamma-aminobutyrique.</b> Quatre carbones, un acide à un bout, une amine à l’autre : cet acide aminé n’entre dans aucune protéine. Des bactéries lactiques le produisent à partir du glutamate, par simple perte de gaz carbonique ; il se purifie ensuite en cristaux blancs.<br><br><b>Un intérieur aqueux.</b> Très hydrophile, le GABA se dissout dans le cœur du liposome à forte concentration. La membrane l’écarte des sucres et des arômes avec lesquels son amine réagirait, et en voile la légère amertume.<br><br><b>À chaud, prudence.</b> Un excès de chaleur referme la molécule en pyrrolidinone. Séchage doux et contrôle de cet anneau font partie du dossier.",
    en: "<b>Gamma-aminobutyric acid.</b> Four carbons, an acid at one end and an amine at the other: this amino acid is built into no protein. Lactic bacteria make it out of glutamate simply by shedding carbon dioxide, and it is then purified to white crystals.<br><br><b>A watery interior.</b> Strongly hydrophilic, GABA dissolves at high strength in the core of a liposome. The membrane keeps it from sugars and flavours that its amine would react with, and veils a slight bitterness.<br><br><b>Care with heat.</b> Overheating closes the molecule into pyrrolidinone. Gentle drying and a test for that ring belong in the file.",
  },
  bienfaits: [
    {
      titre: { fr: "Présent dans le végétal", en: "Present in plants" },
      description: {
        fr: "Des chimistes l’ont identifié dans le tubercule de pomme de terre en 1949. Tomate et riz brun germé en contiennent ; le thé japonais gabaron en accumule parce que ses feuilles séjournent sous azote après la cueillette.",
        en: "Chemists identified it in the potato tuber in 1949. Tomatoes and sprouted brown rice contain some; Japanese gabaron tea builds it up because the leaves are held under nitrogen after picking.",
      },
    },
    {
      titre: { fr: "Loin des sucres réducteurs", en: "Kept from reducing sugars" },
      description: {
        fr: "Son amine libre brunit au contact du glucose ou du lactose : c’est la réaction de Maillard. La paroi lipidique sépare les deux partenaires et préserve plus longtemps une poudre claire, y compris en climat chaud.",
        en: "Its free amine browns when it meets glucose or lactose, the Maillard reaction. A lipid wall stands between the two partners and keeps the powder pale for longer, warm climates included.",
      },
    },
    {
      titre: { fr: "Souple en sachet", en: "At ease in sachets" },
      description: {
        fr: "Blanc, soluble, légèrement amer, le GABA se prête au sachet et au liquide. Encapsulé, il laisse moins de goût résiduel et accepte des arômes discrets comme la poire ou la verveine, sans renfort d’édulcorant.",
        en: "White, soluble and mildly bitter, GABA suits sachets and liquids. Encapsulated, it leaves less aftertaste and takes light flavours such as pear or lemon verbena with no extra sweetener.",
      },
    },
    {
      titre: { fr: "Glutamate résiduel", en: "Leftover glutamate" },
      description: {
        fr: "La fermentation laisse parfois un reste de glutamate, que certains acheteurs refusent. La chromatographie après dérivation dose les deux acides aminés en une seule injection ; le seuil s’inscrit au cahier des charges.",
        en: "Fermentation can leave some glutamate behind, which certain buyers reject. Chromatography after derivatisation measures both amino acids in one injection, and the limit is written into the specification.",
      },
    },
    {
      titre: { fr: "Un statut à documenter", en: "A status to document" },
      description: {
        fr: "Compléments seulement, ou aliments courants : l’Europe distingue les deux pour les substances sans long passé de consommation. Aucune allégation n’est ouverte au GABA ; l’étiquette décrit l’ingrédient, sa dose et son mode d’obtention.",
        en: "Supplements only, or everyday foods as well: Europe separates the two for substances without a long history of consumption. No claim is open to GABA, so a label describes the ingredient, its dose and how it is made.",
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
