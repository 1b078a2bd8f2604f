import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "gaba",
  type: "liposome",
  nom: { fr: "gaba", en: "gaba" },
  symbol: "GABA",
  categories: ["acide aminé"],
  claimStatus: "none",
  description: {
    fr: "<b>Acide gamma-aminobutyrique.</b> Quatre carbones, un acide à un bout, une amine à l’autre : cet acide aminé n’entre dans aucune protéine. Il se produit par fermentation du glutamate. Très hydrophile, il occupe le cœur aqueux du liposome, à l’abri des ingrédients avec lesquels il réagirait.",
    en: "<b>Gamma-aminobutyric acid.</b> Four carbons, an acid at one end and an amine at the other: this amino acid is built into no protein. It is made by fermenting glutamate. Being strongly hydrophilic, it fills the watery core of a liposome, away from ingredients it would react with.",
  },
  bienfaits: [
    {
      titre: { fr: "Présent dans le végétal", en: "Present in plants" },
      description: {
        fr: "Des chimistes l’ont identifié dans le tubercule de pomme de terre en 1949. Tomate, riz brun germé et thé japonais gabaron en contiennent naturellement, en quantités que la fermentation augmente.",
        en: "Chemists identified it in the potato tuber in 1949. Tomatoes, sprouted brown rice and Japanese gabaron tea hold it naturally, in amounts that fermentation can raise.",
      },
    },
    {
      titre: { fr: "Loin des sucres réducteurs", en: "Kept from reducing sugars" },
      description: {
        fr: "Son amine libre brunit au contact du glucose ou du lactose : c’est la réaction de Maillard. La paroi lipidique sépare les deux partenaires et préserve une poudre claire plus longtemps.",
        en: "Its free amine browns when it meets glucose or lactose, the Maillard reaction. A lipid wall stands between the two partners and keeps the powder pale for longer.",
      },
    },
    {
      titre: { fr: "Souple en sachet", en: "At ease in sachets" },
      description: {
        fr: "Blanc, soluble, légèrement amer, le GABA se prête au sachet et au liquide. Encapsulé, il laisse moins de goût résiduel et accepte des arômes discrets comme la poire ou la verveine.",
        en: "White, soluble and mildly bitter, GABA suits sachets and liquids. Encapsulated, it leaves less aftertaste and takes light flavours such as pear or lemon verbena.",
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
