import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "glutathion",
  type: "liposome",
  nom: { fr: "glutathion", en: "glutathione" },
  symbol: "GSH",
  categories: ["antioxydant"],
  claimStatus: "none",
  niosome: "glutathion",
  identity: {
    kind: "molecule",
    inci: "GLUTATHIONE",
    molecule: {
      name: { fr: "L-glutathion réduit", en: "reduced L-glutathione" },
      cas: "70-18-8",
      smiles: "N[C@@H](CCC(=O)N[C@@H](CS)C(=O)NCC(O)=O)C(O)=O",
      formula: "C10H17N3O6S",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Tripeptide glutamate-cystéine-glycine.</b> Une liaison gamma inhabituelle unit les deux premiers acides aminés et déroute la plupart des peptidases ; le thiol de la cystéine fait le reste de sa chimie. Des levures le produisent par fermentation, en poudre blanche sous forme réduite.<br><br><b>Un cœur sans air.</b> Dissous, le GSH s’oxyde au contact de l’oxygène et des métaux. Le liposome l’enferme dans une eau désaérée, acide, additionnée d’un chélateur, et retarde cette dérive jusque dans le flacon.<br><br><b>Formes pratiques.</b> Liquide en dose unitaire, poudre en stick, gélule sous blister : à chaque format son volume d’air, le plus petit possible.",
    en: "<b>A tripeptide of glutamate, cysteine and glycine.</b> An unusual gamma bond joins the first two residues and baffles most peptidases; the cysteine thiol does the rest of the chemistry. Yeasts make it by fermentation, as white powder in reduced form.<br><br><b>A core without air.</b> In solution GSH oxidises on meeting oxygen and metals. The liposome shuts it in deaerated, acidic water with a chelator, and delays that drift as far as the bottle.<br><br><b>Practical forms.</b> Unit-dose liquid, powder in sticks, capsules under blister: each format has its headspace, kept as small as can be.",
  },
  bienfaits: [
    {
      titre: { fr: "Du philothion au GSH", en: "From philothion to GSH" },
      description: {
        fr: "Joseph de Rey-Pailhade l’aperçut en 1888 dans la levure et le nomma philothion, ami du soufre. Hopkins lui donna son nom actuel en 1921 ; la troisième pièce, la glycine, ne fut reconnue que quelques années plus tard.",
        en: "Joseph de Rey-Pailhade noticed it in yeast in 1888 and called it philothion, lover of sulphur. Hopkins gave it the present name in 1921; the third piece, glycine, went unrecognised for some years more.",
      },
    },
    {
      titre: { fr: "Réduit, et qui le reste", en: "Reduced, and kept so" },
      description: {
        fr: "Deux molécules de GSH s’unissent en GSSG dès que l’oxygène ou le cuivre s’en mêle. Eau désaérée, chélation, fermeture rapide des vésicules : le contrôle suit ensuite le rapport entre les deux formes.",
        en: "Two GSH molecules join into GSSG as soon as oxygen or copper steps in. Deaerated water, chelation and quick vesicle closure answer that; quality control then follows the ratio between both forms.",
      },
    },
    {
      titre: { fr: "Le soufre en sourdine", en: "Sulphur played down" },
      description: {
        fr: "Odeur d’œuf, saveur acide : peu de consommateurs aiment le glutathion nu. L’enveloppe rend le liquide buvable avec un arôme d’agrume, et la poudre supportable à l’ouverture du pot.",
        en: "Egg smell and sour taste: few people enjoy bare glutathione. The envelope makes a liquid drinkable with a citrus flavour, and the powder bearable when a jar is opened.",
      },
    },
    {
      titre: { fr: "Des thiols à compter", en: "Counting the thiols" },
      description: {
        fr: "Le réactif d’Ellman jaunit en proportion des thiols libres : un essai simple, en cours de fabrication. La chromatographie sépare ensuite GSH, GSSG et fragments, et c’est elle qui fait foi pour la date de durabilité.",
        en: "Ellman’s reagent goes yellow in proportion to free thiols, a simple test while production runs. Chromatography then separates GSH, GSSG and fragments, and its verdict is the one that counts for shelf life.",
      },
    },
    {
      titre: { fr: "Que mettre à côté", en: "What to put beside it" },
      description: {
        fr: "Vitamine C, zinc ou sélénium sont les voisins habituels, chacun avec ses allégations. Cuivre et fer restent dehors, ou derrière leur propre membrane. L’arôme et le colorant se choisissent compatibles avec un milieu réducteur.",
        en: "Vitamin C, zinc or selenium are the customary neighbours, each with its claims. Copper and iron stay outside, or behind a membrane of their own. Flavour and colour must be compatible with a reducing medium.",
      },
    },
  ],
  product: { range: "gamme beauté", subName: "glutathion" },
  related: ["alpha-lipoique", "vitamine-c"],
  caution: {
    fr: "Par précaution, pas d’usage chez la femme enceinte ou allaitante ni chez l’enfant. Avis médical pour toute personne asthmatique ou suivant une chimiothérapie. Aucune promesse d’éclaircissement du teint : elle relèverait d’une allégation non autorisée.",
    en: "As a precaution, not for pregnant or breastfeeding women or for children. Medical advice for anyone with asthma or undergoing chemotherapy. No promise of a lighter complexion: that would be an unauthorised claim.",
  },
};
