import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "keratine",
  type: "liposome",
  nom: { fr: "kératine", en: "keratin" },
  symbol: "Ke",
  categories: ["protéine"],
  claimStatus: "none",
  description: {
    fr: "<b>Protéine fibreuse riche en cystine.</b> Laine, plume et corne doivent leur tenue à la kératine, verrouillée par des ponts disulfure qui la rendent insoluble. La forme encapsulée est un hydrolysat de laine, aux peptides courts et solubles. Le liposome atténue son odeur soufrée et limite la prise d’humidité.",
    en: "<b>A fibrous protein rich in cystine.</b> Wool, feather and horn owe their strength to keratin, locked by disulphide bridges that make it insoluble. What we encapsulate is a wool hydrolysate of short, soluble peptides. The liposome softens its sulphur smell and slows moisture pick-up.",
  },
  bienfaits: [
    {
      titre: { fr: "L’hydrolyse ouvre la fibre", en: "Hydrolysis opens the fibre" },
      description: {
        fr: "Native, la kératine traverse l’eau sans s’y dissoudre. Une hydrolyse maîtrisée la découpe en peptides tout en conservant la cystéine, l’acide aminé soufré qui la caractérise.",
        en: "In its native state keratin will not dissolve at all. Controlled hydrolysis cuts it into peptides while keeping cysteine, the sulphur amino acid that defines it.",
      },
    },
    {
      titre: { fr: "Une odeur mise en retrait", en: "The smell steps back" },
      description: {
        fr: "Les peptides soufrés se reconnaissent à l’ouverture du pilulier. Retenus par l’enveloppe phospholipidique, ils diffusent moins, et la gélule végétale suffit alors sans enrobage ajouté.",
        en: "Sulphur peptides announce themselves when a bottle is opened. Held behind a phospholipid shell they give off less, and a plant capsule then does the job with no extra coating.",
      },
    },
    {
      titre: { fr: "Une base à compléter", en: "A base to build on" },
      description: {
        fr: "La kératine n’ouvre droit à aucune allégation de santé. Les marques l’associent à un nutriment qui en possède une, biotine ou zinc, dosé à la quantité requise.",
        en: "Keratin carries no health claim of its own. Brands pair it with a nutrient that does, such as biotin or zinc, at the quantity the claim requires.",
      },
    },
  ],
  product: false,
  related: ["collagene", "acide-hyaluronique"],
  caution: {
    fr: "Origine animale (laine de mouton) : ne convient pas aux gammes véganes. Le certificat sanitaire et la traçabilité du lot doivent accompagner le dossier.",
    en: "Animal origin (sheep’s wool): unsuitable for vegan ranges. Veterinary certificate and batch traceability belong in the file.",
  },
};
