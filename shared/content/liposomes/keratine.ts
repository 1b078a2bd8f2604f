import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "keratine",
  type: "liposome",
  nom: { fr: "kératine", en: "keratin" },
  symbol: "Ke",
  categories: ["protéine"],
  claimStatus: "none",
  identity: {
    kind: "molecule",
    inci: "HYDROLYZED KERATIN",
    molecule: {
      name: { fr: "kératine hydrolysée", en: "hydrolysed keratin" },
      cas: "69430-36-0",
      smiles: "N[C@@H](CSSC[C@H](N)C(=O)O)C(=O)O",
      formula: "C6H12N2O4S2",
      shows: "unit",
      note: {
        fr: "Le motif dessiné est la L-cystine, pont disulfure caractéristique de la protéine ; l’hydrolysat est un mélange de peptides.",
        en: "The unit drawn is L-cystine, the disulphide bridge typical of the protein; the hydrolysate itself is a mixture of peptides.",
      },
    },
  },
  description: {
    fr: "<b>Protéine fibreuse riche en cystine.</b> La laine, la plume et la corne doivent leur solidité à la kératine ; ses ponts disulfure la rendent insoluble. Nous encapsulons un hydrolysat de laine de mouton, fait de peptides courts et solubles.<br><br><b>Moins d’odeur, moins d’humidité.</b> Ces peptides gardent leur soufre, d’où une odeur marquée. Le liposome les retient derrière sa paroi lipidique, limite la reprise d’humidité et donne une poudre qui motte moins dans le pilulier.<br><br><b>En formulation.</b> Une solubilité complète, un goût de bouillon atténué et une dose de quelques centaines de milligrammes conviennent à la gélule, au stick ou à la dose à boire.",
    en: "<b>A fibrous protein rich in cystine.</b> Wool, feather and horn owe their strength to keratin; its disulphide bridges make it insoluble. We encapsulate a hydrolysate of sheep’s wool, made of short, soluble peptides.<br><br><b>Less smell, less moisture.</b> These peptides keep their sulphur, hence a marked smell. Liposomes hold them behind a lipid wall, slow moisture uptake and give a powder that cakes less in the bottle.<br><br><b>In formulation.</b> Full solubility, a fainter taste of broth and a dose of a few hundred milligrams suit capsules, sticks or drinkable shots.",
  },
  bienfaits: [
    {
      titre: { fr: "Une hydrolyse enzymatique", en: "Enzymatic hydrolysis" },
      description: {
        fr: "À l’état natif, la kératine ne se dissout pas. Une hydrolyse enzymatique maîtrisée la découpe en peptides tout en conservant la cystéine ; une base forte irait plus vite, mais détruirait une part de cet acide aminé.",
        en: "In its native state keratin does not dissolve. Controlled enzymatic hydrolysis cuts it into peptides while sparing cysteine; strong alkali would be quicker but would destroy part of that amino acid.",
      },
    },
    {
      titre: { fr: "Une odeur moins marquée", en: "A fainter smell" },
      description: {
        fr: "Les peptides soufrés se sentent à l’ouverture du pilulier. Retenus par l’enveloppe de phospholipides, ils diffusent moins ; une gélule végétale suffit alors, sans enrobage ni arôme ajoutés pour masquer l’odeur.",
        en: "Sulphur peptides can be smelt when the bottle is opened. Held by the phospholipid envelope they give off less, and a plant-based capsule is then enough, with no added coating or flavouring to mask the smell.",
      },
    },
    {
      titre: { fr: "Trois essais pour un hydrolysat", en: "Three tests for a hydrolysate" },
      description: {
        fr: "L’azote total donne la protéine, l’aminogramme la cystine, la chromatographie d’exclusion la taille des peptides. S’y ajoutent les cendres, les métaux et les résidus de produits vétérinaires présents dans la laine.",
        en: "Total nitrogen gives the protein, an amino acid profile the cystine, and size-exclusion chromatography the peptide length. Ash, metals and residues of veterinary products from the wool are tested as well.",
      },
    },
    {
      titre: { fr: "Aucune allégation propre", en: "No claim of its own" },
      description: {
        fr: "La kératine n’ouvre droit à aucune allégation de santé. Les marques l’associent à un nutriment qui en possède une, biotine ou zinc, à la dose requise ; l’allégation imprimée nomme ce nutriment seul.",
        en: "Keratin carries no health claim. Brands combine it with a nutrient that does, such as biotin or zinc, at the required dose; the printed claim names that nutrient alone.",
      },
    },
    {
      titre: { fr: "Traçabilité et certificats", en: "Traceability and certificates" },
      description: {
        fr: "La laine, tondue sur animal vivant, est lavée, triée et tracée jusqu’au pays d’élevage : le dossier décrit cette chaîne. Un certificat sanitaire accompagne chaque lot, et le statut de l’hydrolysat se vérifie pour tout nouveau marché.",
        en: "Wool shorn from living animals is scoured, sorted and traced to the country of rearing: the file describes this chain. A veterinary certificate accompanies each batch, and the status of the hydrolysate is checked for any new market.",
      },
    },
  ],
  product: { range: "gamme beauté", subName: "capillaire" },
  related: ["collagene", "acide-hyaluronique"],
  caution: {
    fr: "Origine animale (laine de mouton) : ne convient pas aux gammes véganes. Le certificat sanitaire et la traçabilité du lot figurent au dossier. Statut au titre des nouveaux aliments à vérifier selon le procédé.",
    en: "Animal origin (sheep’s wool): unsuitable for vegan ranges. Veterinary certificate and batch traceability belong in the file. Check status under novel food rules, which depends on the process.",
  },
};
