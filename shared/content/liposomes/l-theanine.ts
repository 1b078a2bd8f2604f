import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "l-theanine",
  type: "liposome",
  nom: { fr: "l-théanine", en: "l-theanine" },
  symbol: "Thea",
  categories: ["acide aminé"],
  claimStatus: "none",
  description: {
    fr: "<b>Acide aminé du thé.</b> La théanine est l’éthylamide de la glutamine. <i>Camellia sinensis</i> l’accumule dans ses racines, puis dans les jeunes feuilles ; une voie enzymatique la produit aussi. Soluble et stable, elle entre dans le liposome par la phase aqueuse et y gagne un goût plus neutre.",
    en: "<b>The amino acid of tea.</b> Theanine is the ethylamide of glutamine. <i>Camellia sinensis</i> stores it in the roots, then in young leaves; an enzyme route makes it as well. Soluble and robust, it enters the liposome through the water phase and comes out with a more neutral taste.",
  },
  bienfaits: [
    {
      titre: { fr: "L’umami du gyokuro", en: "The umami of gyokuro" },
      description: {
        fr: "Décrite au Japon en 1949 dans un thé vert d’ombre, la théanine donne au gyokuro sa saveur ronde. L’ombrage des théiers en freine la dégradation dans la feuille.",
        en: "Described in Japan in 1949 in a shade-grown green tea, theanine gives gyokuro its rounded taste. Shading the bushes slows its breakdown in the leaf.",
      },
    },
    {
      titre: { fr: "Extraite ou enzymatique", en: "Extracted or enzymatic" },
      description: {
        fr: "L’extrait de thé apporte d’autres constituants, parfois un reste de caféine ; la voie enzymatique donne l’isomère L seul. Le dossier doit préciser l’origine, la pureté optique et la teneur résiduelle.",
        en: "Tea extract brings other constituents, sometimes residual caffeine; the enzyme route gives the L isomer alone. The file has to state origin, optical purity and any remainder.",
      },
    },
    {
      titre: { fr: "Facile à associer", en: "Easy to combine" },
      description: {
        fr: "Peu réactive, sans odeur, elle cohabite avec minéraux et vitamines B. Sa solubilité autorise le flacon compte-gouttes comme la poudre dispersible, à partir du même liposome.",
        en: "Unreactive and odourless, it lives well with minerals and B vitamins. Its solubility allows a dropper bottle or a dispersible powder from one and the same liposome.",
      },
    },
  ],
  product: false,
  related: ["gaba", "cafeine"],
  caution: {
    fr: "Non recommandée aux enfants ni aux femmes enceintes. Prudence avec les sédatifs. La voie d’obtention (extrait de thé ou synthèse enzymatique) peut changer le statut réglementaire : vérifiez-le.",
    en: "Not recommended for children or pregnant women. Care is needed alongside sedatives. The production route, tea extract or enzymatic synthesis, may alter regulatory status: verify it.",
  },
};
