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
    fr: "<b>Protéine fibreuse riche en cystine.</b> Laine, plume et corne doivent leur tenue à la kératine, verrouillée par des ponts disulfure qui la rendent insoluble. La forme que nous encapsulons est un hydrolysat de laine de mouton, aux peptides courts et solubles.<br><br><b>Une barrière d’odeur.</b> Coupés, ces peptides gardent leur soufre et le font sentir. Le liposome les retient derrière sa paroi lipidique, limite la prise d’humidité et donne une poudre qui ne motte pas dans le pilulier.<br><br><b>Dans la recette.</b> Solubilité complète, goût de bouillon atténué, dose de quelques centaines de milligrammes : gélule, stick ou shot.",
    en: "<b>A fibrous protein rich in cystine.</b> Wool, feather and horn owe their strength to keratin, locked by disulphide bridges that make it insoluble. What we encapsulate is a hydrolysate of sheep’s wool, in short, soluble peptides.<br><br><b>A barrier to smell.</b> Cut up, the peptides still hold their sulphur and let it be known. Liposomes retain them behind a lipid wall, slow moisture pick-up and give a powder that does not cake in the bottle.<br><br><b>In the recipe.</b> Full solubility, a fainter taste of broth and a dose of a few hundred milligrams: capsule, stick or shot.",
  },
  bienfaits: [
    {
      titre: { fr: "L’hydrolyse ouvre la fibre", en: "Hydrolysis opens the fibre" },
      description: {
        fr: "À l’état natif, la kératine ne se dissout pas. Une hydrolyse enzymatique maîtrisée la découpe en peptides tout en conservant la cystéine ; une base forte irait plus vite, mais détruirait une part de cet acide aminé.",
        en: "In its native state keratin will not dissolve at all. Controlled enzymatic hydrolysis cuts it into peptides while sparing cysteine; strong alkali would be quicker but would destroy part of that amino acid.",
      },
    },
    {
      titre: { fr: "Une odeur mise en retrait", en: "The smell steps back" },
      description: {
        fr: "Les peptides soufrés se reconnaissent à l’ouverture du pilulier. Retenus par l’enveloppe phospholipidique, ils diffusent moins, et la gélule végétale suffit alors sans enrobage ajouté ni sachet d’arôme glissé dans le flacon.",
        en: "Sulphur peptides announce themselves when a bottle is opened. Held behind a phospholipid shell they give off less, and a plant capsule then does the job with no extra coating and no scented insert.",
      },
    },
    {
      titre: { fr: "Ce que mesure le laboratoire", en: "What the laboratory measures" },
      description: {
        fr: "Azote total pour la protéine, aminogramme pour la cystine, chromatographie d’exclusion pour la taille des peptides : trois essais qui situent un hydrolysat. S’y ajoutent cendres, métaux et résidus de produits vétérinaires de la laine.",
        en: "Total nitrogen for protein, an amino acid profile for cystine, size exclusion for peptide length: three tests that place a hydrolysate. Ash, metals and residues of veterinary products from the wool are added to them.",
      },
    },
    {
      titre: { fr: "Une base à compléter", en: "A base to build on" },
      description: {
        fr: "La kératine n’ouvre droit à aucune allégation de santé. Les marques l’associent à un nutriment qui en possède une, biotine ou zinc, dosé à la quantité requise et cité seul en regard du texte autorisé.",
        en: "Keratin carries no health claim of its own. Brands pair it with a nutrient that does, such as biotin or zinc, at the quantity required and with that nutrient alone beside the authorised text.",
      },
    },
    {
      titre: { fr: "Filière et certificats", en: "Supply chain and certificates" },
      description: {
        fr: "Laine tondue sur animal vivant, lavée, triée, tracée jusqu’au pays d’élevage : c’est la chaîne que décrit le dossier. Le certificat sanitaire suit chaque lot, et le statut de l’hydrolysat se vérifie pour tout nouveau marché.",
        en: "Wool shorn from living animals, scoured, sorted and traced to the country of rearing: such is the chain set out in the file. A veterinary certificate follows each batch, and the hydrolysate’s standing is verified for any new market.",
      },
    },
  ],
  product: false,
  related: ["collagene", "acide-hyaluronique"],
  caution: {
    fr: "Origine animale (laine de mouton) : ne convient pas aux gammes véganes. Le certificat sanitaire et la traçabilité du lot doivent accompagner le dossier. Statut au titre des nouveaux aliments à vérifier selon le procédé.",
    en: "Animal origin (sheep’s wool): unsuitable for vegan ranges. Veterinary certificate and batch traceability belong in the file. Check standing under novel food rules, which depends on the process.",
  },
};
