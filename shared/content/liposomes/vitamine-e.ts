import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitamine-e",
  nom: { fr: "vitamine e", en: "vitamin e" },
  symbol: "E",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  niosome: "vitamine-e",
  identity: {
    kind: "molecule",
    inci: "TOCOPHEROL",
    molecule: {
      name: { fr: "D-alpha-tocophérol (RRR)", en: "D-alpha-tocopherol (RRR)" },
      cas: "59-02-9",
      smiles: "Cc1c(C)c2c(CC[C@@](C)(CCC[C@H](C)CCC[C@H](C)CCCC(C)C)O2)c(C)c1O",
      formula: "C29H50O2",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>RRR, la forme du tournesol.</b> L’alpha-tocophérol naturel possède trois centres asymétriques de même configuration ; la synthèse, elle, mélange huit isomères. On l’isole des distillats de désodorisation de l’huile de tournesol : une huile ambrée, épaisse, insoluble dans l’eau.<br><br><b>À sa place dans la bicouche.</b> Le noyau phénolique affleure sous les têtes polaires, la queue phytyle plonge parmi les acides gras. L’huile collante devient une poudre qui s’écoule, ou une dispersion aqueuse sans émulsifiant de synthèse.<br><br><b>Deux rôles à compter.</b> Une partie de la vitamine s’use à protéger les lipides voisins. Le surtitrage tient compte de cette part, qu’un suivi du titre et de l’indice de peroxyde, mois après mois, permet de chiffrer.",
    en: "<b>RRR, as in sunflower.</b> Natural alpha-tocopherol has three asymmetric centres of one configuration, where synthesis gives a mixture of eight isomers. It is isolated from sunflower oil deodoriser distillate as a thick amber oil that water will not dissolve.<br><br><b>At home in the bilayer.</b> The phenol ring rests just under the polar heads and the phytyl tail dips among the fatty acids. A sticky oil becomes free-running powder, or an aqueous dispersion with no synthetic emulsifier.<br><br><b>Two jobs to count.</b> Some of the vitamin is spent protecting the lipids next to it. Overage takes that share into account, and monthly readings of assay and peroxide value put a figure on it.",
  },
  allegation: {
    fr: "Une seule allégation existe pour la vitamine E ; le règlement (UE) 432/2012 l’admet à partir de 1,8 mg par jour.",
    en: "A single claim exists for vitamin E, admitted by Regulation (EU) 432/2012 at 1.8 mg a day or above.",
  },
  bienfaits: [
    {
      titre: { fr: "Stress oxydatif", en: "Oxidative stress" },
      claims: ["vitamin-e/oxidative-stress"],
    },
    {
      titre: { fr: "Gardienne de la bicouche", en: "Guardian of the bilayer" },
      description: {
        fr: "Avant d’être un actif étiqueté, le tocophérol retarde le rancissement des phospholipides qui le portent. C’est pourquoi une trace peut entrer dans d’autres liposomes, au titre de la stabilité et sans allégation associée.",
        en: "Before being a labelled active, tocopherol delays rancidity in the phospholipids that carry it. This is why a trace may go into other liposomes, for stability and with no claim attached.",
      },
    },
    {
      titre: { fr: "Milligrammes et UI", en: "Milligrams and IU" },
      description: {
        fr: "Un milligramme de RRR-alpha-tocophérol équivaut à 1,49 UI. L’étiquette européenne ne connaît que le milligramme d’équivalent alpha-tocophérol ; la valeur de référence est de 12 mg, soit une fraction de la limite de 300.",
        en: "One milligram of RRR-alpha-tocopherol equals 1.49 IU. European labels know only milligrams of alpha-tocopherol equivalents, with a reference value of 12 mg, a fraction of the 300 mg ceiling.",
      },
    },
    {
      titre: { fr: "Libre ou acétate", en: "Free or acetate" },
      description: {
        fr: "L’acétate, mieux protégé dans une gélule ordinaire, ne défend pas la membrane : son phénol est bloqué. L’encapsulation choisit donc la forme libre. Les deux sont admises et la liste des ingrédients dit laquelle.",
        en: "Acetate keeps better in an ordinary capsule but cannot defend a membrane, its phenol being blocked. Encapsulation therefore picks the free form. Both are permitted, and the ingredient list says which.",
      },
    },
    {
      titre: { fr: "Associations simples", en: "Simple pairings" },
      description: {
        fr: "La poudre se mélange à sec avec la vitamine C, le sélénium ou des oméga-3 déshydratés. Capsule molle, gélule, stick et compte-gouttes restent ouverts ; le fer et le cuivre demandent une protection de plus.",
        en: "This powder dry-blends with vitamin C, selenium or dried omega-3s. Softgels, hard capsules, sticks and droppers all remain open, but iron and copper call for one more layer of protection.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "multivitamines" },
  related: ["selenium", "epadha"],
  caution: {
    fr: "Limite supérieure de l’EFSA : 300 mg d’alpha-tocophérol par jour chez l’adulte. Avis médical sous anticoagulant ou antiagrégant, et avant une opération.",
    en: "EFSA upper level: 300 mg of alpha-tocopherol a day for adults. Medical advice with anticoagulant or antiplatelet treatment, and before surgery.",
  },
};
