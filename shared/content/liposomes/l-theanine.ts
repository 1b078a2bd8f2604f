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
    fr: "<b>Acide aminé du thé.</b> La théanine est l’éthylamide de l’acide glutamique. <i>Camellia sinensis</i> la fabrique dans ses racines et l’achemine vers les jeunes feuilles. Une voie enzymatique, à partir de glutamine et d’éthylamine, la donne aussi, sous la seule forme L.<br><br><b>Facile à encapsuler.</b> Soluble et peu réactive, elle entre dans le liposome par la phase aqueuse, à forte teneur. L’enveloppe atténue son goût de bouillon et la protège de l’humidité.<br><br><b>Conditions d’emploi.</b> Stable en milieu faiblement acide, elle supporte la pasteurisation brève d’un liquide comme le remplissage d’une gélule. Elle se prête donc à la plupart des formats.",
    en: "<b>The amino acid of tea.</b> Theanine is the ethylamide of glutamic acid. <i>Camellia sinensis</i> makes it in the roots and carries it up to young leaves. An enzyme route, from glutamine and ethylamine, gives it too, in the L form only.<br><br><b>Easy to encapsulate.</b> Soluble and unreactive, it enters the liposome through the water phase, at high strength. The envelope softens its brothy taste and protects it from moisture.<br><br><b>Conditions of use.</b> Stable in weak acid, it withstands brief pasteurisation of a liquid as well as capsule filling. Most formats are therefore open to it.",
  },
  bienfaits: [
    {
      titre: { fr: "Théanine et thés d’ombre", en: "Theanine and shaded teas" },
      description: {
        fr: "Décrite au Japon en 1949 dans un thé vert d’ombre, le gyokuro, la théanine donne à ce thé sa saveur umami. L’ombrage freine sa dégradation : au soleil, la feuille la coupe et s’en sert pour former des catéchines.",
        en: "Described in Japan in 1949 in gyokuro, a shade-grown green tea, theanine gives that tea its umami taste. Shading slows its breakdown: in full sun, the leaf cuts it and uses it to form catechins.",
      },
    },
    {
      titre: { fr: "Extraite ou enzymatique", en: "Extracted or enzymatic" },
      description: {
        fr: "L’extrait de thé apporte d’autres constituants, parfois un reste de caféine ; la voie enzymatique donne l’isomère L seul. Le dossier précise l’origine, la pureté optique et la teneur résiduelle en éthylamine.",
        en: "Tea extract brings other constituents, sometimes residual caffeine; the enzyme route gives the L isomer alone. The file states the origin, the optical purity and any residual ethylamine.",
      },
    },
    {
      titre: { fr: "Facile à associer", en: "Easy to combine" },
      description: {
        fr: "Sans odeur et peu réactive, elle s’associe bien aux minéraux et aux vitamines B. Sa solubilité permet le flacon compte-gouttes comme la poudre dispersible, à partir du même liposome ; l’arôme s’ajuste à chaque format.",
        en: "Odourless and slow to react, it combines well with minerals and B vitamins. Its solubility allows a dropper bottle or a dispersible powder from the same liposome; flavouring is adjusted to each format.",
      },
    },
    {
      titre: { fr: "Isomère L ou mélange D,L", en: "L isomer or D,L mixture" },
      description: {
        fr: "Une synthèse chimique bon marché donne un mélange des deux énantiomères, que le dosage ordinaire ne distingue pas. La chromatographie chirale les sépare en quelques minutes ; nous la demandons à chaque nouveau fournisseur.",
        en: "Cheap chemical synthesis gives a mixture of both enantiomers, which an ordinary assay cannot tell apart. Chiral chromatography separates them within minutes, and we require it of every new supplier.",
      },
    },
    {
      titre: { fr: "Associée à la caféine", en: "Combined with caffeine" },
      description: {
        fr: "La théanine et la caféine coexistent dans la feuille de thé, et bien des marques les associent. Deux liposomes séparés laissent choisir le rapport ; la mention légale sur la caféine s’applique alors au produit entier.",
        en: "Theanine and caffeine occur together in the tea leaf, and many brands combine them. Two separate liposomes leave the ratio open; the mandatory caffeine statement then applies to the whole product.",
      },
    },
  ],
  product: { range: "gamme bien-être", subName: "anti-stress" },
  related: ["gaba", "cafeine"],
  caution: {
    fr: "Non recommandée avant 18 ans, ni pendant la grossesse ou l’allaitement. Avis médical en cas de traitement sédatif. La voie d’obtention (extrait de thé ou synthèse enzymatique) peut changer le statut réglementaire : vérifiez-le.",
    en: "Not recommended under the age of 18, in pregnancy or while breastfeeding. Medical advice for anyone on sedatives. The production route, tea extract or enzymatic synthesis, may alter regulatory status: verify it.",
  },
};
