import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "l-theanine",
  type: "liposome",
  nom: { fr: "l-théanine", en: "l-theanine" },
  symbol: "Thea",
  categories: ["acide aminé"],
  claimStatus: "none",
  identity: {
    kind: "molecule",
    inci: "THEANINE",
    molecule: {
      name: { fr: "L-théanine", en: "L-theanine" },
      cas: "3081-61-6",
      smiles: "CCNC(=O)CC[C@H](N)C(=O)O",
      formula: "C7H14N2O3",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Acide aminé du thé.</b> La théanine est l’éthylamide de l’acide glutamique. <i>Camellia sinensis</i> la fabrique dans ses racines, puis la conduit vers les jeunes feuilles ; une voie enzymatique, à partir de glutamine et d’éthylamine, la donne aussi sous sa seule forme L.<br><br><b>Une invitée paisible.</b> Soluble, peu réactive, elle entre dans le liposome par la phase aqueuse à forte teneur. L’enveloppe lisse son fond de bouillon vert et la tient à distance de l’humidité.<br><br><b>Plage d’emploi.</b> Stable en milieu faiblement acide, elle supporte la pasteurisation brève d’un liquide comme le remplissage d’une gélule.",
    en: "<b>The amino acid of tea.</b> Theanine is the ethylamide of glutamic acid. <i>Camellia sinensis</i> makes it in the roots and sends it up to young leaves; an enzyme route from glutamine and ethylamine gives it too, in the L form only.<br><br><b>An easy guest.</b> Soluble and unreactive, it enters a liposome through the water phase at high strength. The envelope smooths its background of green broth and keeps moisture at a distance.<br><br><b>Range of use.</b> Stable in weak acid, it stands up to brief pasteurising of a liquid as well as to capsule filling.",
  },
  bienfaits: [
    {
      titre: { fr: "L’umami du gyokuro", en: "The umami of gyokuro" },
      description: {
        fr: "Décrite au Japon en 1949 dans un thé vert d’ombre, la théanine donne au gyokuro sa saveur ronde. L’ombrage des théiers freine sa dégradation : au soleil, la feuille la coupe et en tire des catéchines.",
        en: "Described in Japan in 1949 in a shade-grown green tea, theanine gives gyokuro its rounded taste. Shading the bushes slows its breakdown: in full sun, the leaf cuts it up and turns it towards catechins.",
      },
    },
    {
      titre: { fr: "Extraite ou enzymatique", en: "Extracted or enzymatic" },
      description: {
        fr: "L’extrait de thé apporte d’autres constituants, parfois un reste de caféine ; la voie enzymatique donne l’isomère L seul. Le dossier doit préciser l’origine, la pureté optique et la teneur résiduelle en éthylamine.",
        en: "Tea extract brings other constituents, sometimes residual caffeine; the enzyme route gives the L isomer alone. The file has to state origin, optical purity and any ethylamine that remains.",
      },
    },
    {
      titre: { fr: "Facile à associer", en: "Easy to combine" },
      description: {
        fr: "Sans odeur, peu réactive, elle cohabite avec minéraux et vitamines B. Sa solubilité autorise le flacon compte-gouttes comme la poudre dispersible, à partir du même liposome et sans nouvelle étude de goût.",
        en: "Odourless and slow to react, it lives well with minerals and B vitamins. Its solubility allows a dropper bottle or a dispersible powder from one and the same liposome, with no fresh taste work.",
      },
    },
    {
      titre: { fr: "L ou D, à vérifier", en: "L or D, worth checking" },
      description: {
        fr: "Une synthèse chimique bon marché livre le mélange des deux énantiomères, que le titre ordinaire ne distingue pas. La chromatographie chirale le fait en quelques minutes ; nous la demandons à chaque nouveau fournisseur.",
        en: "Cheap chemical synthesis delivers both enantiomers mixed, and an ordinary assay cannot tell. Chiral chromatography can, within minutes, and is what we require of every new supplier.",
      },
    },
    {
      titre: { fr: "Le tandem du thé", en: "The tea pairing" },
      description: {
        fr: "Théanine et caféine voisinent dans la feuille, et bien des marques reprennent ce couple. Deux liposomes séparés laissent choisir le rapport ; la mention légale de la caféine s’applique alors au produit entier.",
        en: "Theanine and caffeine are neighbours in the leaf, and many brands take up the pair. Two separate liposomes leave the ratio open; the legal caffeine statement then applies to the whole product.",
      },
    },
  ],
  product: false,
  related: ["gaba", "cafeine"],
  caution: {
    fr: "Non recommandée avant l’âge adulte, ni pendant la grossesse ou l’allaitement. Prudence avec les sédatifs. La voie d’obtention (extrait de thé ou synthèse enzymatique) peut changer le statut réglementaire : vérifiez-le.",
    en: "Not recommended before adulthood, in pregnancy or while breastfeeding. Care is needed alongside sedatives. The production route, tea extract or enzymatic synthesis, may alter regulatory status: verify it.",
  },
};
