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
    fr: "<b>Tripeptide de glutamate, cystéine et glycine.</b> Les deux premiers acides aminés sont unis par une liaison gamma, que la plupart des peptidases ne coupent pas ; le thiol de la cystéine explique le reste de sa chimie. Des levures le produisent par fermentation ; la forme réduite, le GSH, est une poudre blanche.<br><br><b>Protéger de l’air.</b> En solution, le GSH s’oxyde au contact de l’oxygène et des métaux. Le liposome l’enferme dans une eau désaérée, acide, additionnée d’un chélateur, qui ralentit l’oxydation jusque dans le flacon.<br><br><b>Formats adaptés.</b> Liquide en dose unitaire, poudre en stick ou gélule sous blister, avec le moins d’air possible dans l’emballage.",
    en: "<b>A tripeptide of glutamate, cysteine and glycine.</b> The first two amino acids are joined by a gamma bond that most peptidases do not cut; the thiol of cysteine explains the rest of its chemistry. Yeasts make it by fermentation; the reduced form, GSH, is a white powder.<br><br><b>Protection from air.</b> In solution GSH oxidises on contact with oxygen and metals. The liposome encloses it in deaerated, acidic water with a chelator, which slows oxidation all the way into the bottle.<br><br><b>Suitable formats.</b> Unit-dose liquids, powder in sticks or blister-packed capsules, with as little air as possible in the pack.",
  },
  bienfaits: [
    {
      titre: { fr: "Découverte et nom", en: "Discovery and name" },
      description: {
        fr: "Joseph de Rey-Pailhade l’a décelé en 1888 dans la levure et nommé philothion, « ami du soufre ». Hopkins lui a donné son nom actuel en 1921 ; la présence de glycine n’a été reconnue que quelques années plus tard.",
        en: "Joseph de Rey-Pailhade detected it in yeast in 1888 and named it philothion, ‘lover of sulphur’. Hopkins gave it its present name in 1921; the presence of glycine was recognised only some years later.",
      },
    },
    {
      titre: { fr: "Maintenir la forme réduite", en: "Keeping the reduced form" },
      description: {
        fr: "Au contact de l’oxygène ou du cuivre, deux molécules de GSH s’unissent en GSSG, la forme oxydée. L’eau désaérée, un chélateur et la fermeture rapide des vésicules l’évitent ; le contrôle suit ensuite le rapport entre les deux formes.",
        en: "On contact with oxygen or copper, two GSH molecules join into GSSG, the oxidised form. Deaerated water, a chelator and quick vesicle closure counter this; quality control then follows the ratio between the two forms.",
      },
    },
    {
      titre: { fr: "Une odeur soufrée atténuée", en: "Less sulphur smell" },
      description: {
        fr: "Odeur d’œuf, saveur acide : le glutathion nu se boit difficilement. L’enveloppe lipidique rend le liquide acceptable avec un arôme d’agrume et réduit l’odeur de la poudre à l’ouverture du pot.",
        en: "Smelling of egg and tasting sour, bare glutathione is hard to drink. The lipid envelope makes a liquid acceptable with a citrus flavour, and reduces the smell of the powder when the jar is opened.",
      },
    },
    {
      titre: { fr: "Dosage des thiols", en: "Thiol assay" },
      description: {
        fr: "Le réactif d’Ellman jaunit en proportion des thiols libres : un essai simple, en cours de fabrication. La chromatographie sépare ensuite le GSH, le GSSG et leurs fragments ; c’est elle qui sert à fixer la date de durabilité.",
        en: "Ellman’s reagent turns yellow in proportion to free thiols: a simple in-process test. Chromatography then separates GSH, GSSG and their fragments, and is the method used to set the best-before date.",
      },
    },
    {
      titre: { fr: "Associations et incompatibilités", en: "Combinations and incompatibilities" },
      description: {
        fr: "La vitamine C, le zinc ou le sélénium l’accompagnent souvent, chacun avec ses allégations. Le cuivre et le fer sont à écarter ou à encapsuler séparément. L’arôme et le colorant doivent supporter un milieu réducteur.",
        en: "Vitamin C, zinc or selenium often accompany it, each with its own claims. Copper and iron should be left out or encapsulated separately. Flavour and colour must withstand a reducing medium.",
      },
    },
  ],
  product: { range: "gamme beauté", subName: "glutathion" },
  related: ["alpha-lipoique", "vitamine-c"],
  caution: {
    fr: "Par précaution, ne convient pas aux femmes enceintes ou allaitantes ni aux enfants. Avis médical pour toute personne asthmatique ou suivant une chimiothérapie. Aucune promesse d’éclaircissement du teint : ce serait une allégation non autorisée.",
    en: "As a precaution, not for pregnant or breastfeeding women or for children. Medical advice for anyone with asthma or undergoing chemotherapy. No promise of a lighter complexion: that would be an unauthorised claim.",
  },
};
