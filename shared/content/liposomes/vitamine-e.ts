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
    fr: "<b>La forme naturelle, dite RRR.</b> L’alpha-tocophérol naturel possède trois centres asymétriques de même configuration, d’où le sigle RRR ; la synthèse, elle, donne un mélange de huit isomères. On l’isole des distillats de désodorisation de l’huile de tournesol : une huile ambrée, épaisse, insoluble dans l’eau.<br><br><b>À sa place dans la bicouche.</b> Le noyau phénolique affleure sous les têtes polaires, la queue phytyle plonge parmi les acides gras. Une huile collante devient une poudre qui s’écoule bien, ou une dispersion aqueuse sans émulsifiant de synthèse.<br><br><b>Une part pour la membrane.</b> Une partie de la vitamine est consommée en protégeant les lipides qui l’entourent. Le surtitrage en tient compte ; le suivi mensuel du titre et de l’indice de peroxyde permet de la chiffrer.",
    en: "<b>The natural form, known as RRR.</b> Natural alpha-tocopherol has three asymmetric centres of the same configuration, hence the letters RRR; synthesis gives a mixture of eight isomers. It is isolated from sunflower oil deodoriser distillate as a thick amber oil, insoluble in water.<br><br><b>At home in the bilayer.</b> The phenol ring rests just under the polar heads and the phytyl tail dips among the fatty acids. A sticky oil becomes free-running powder, or an aqueous dispersion with no synthetic emulsifier.<br><br><b>A share for the membrane.</b> Some of the vitamin is consumed in protecting the lipids around it. Overage takes this into account, and monthly readings of assay and peroxide value put a figure on it.",
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
      titre: { fr: "Un antioxydant pour la membrane", en: "An antioxidant for the membrane" },
      description: {
        fr: "Avant d’être un actif étiqueté, le tocophérol retarde le rancissement des phospholipides qui le portent. C’est pourquoi une faible quantité peut entrer dans d’autres liposomes, pour leur stabilité et sans allégation associée.",
        en: "Before being a labelled active, tocopherol delays rancidity in the phospholipids that carry it. This is why a small amount may go into other liposomes, for stability and with no claim attached.",
      },
    },
    {
      titre: { fr: "Milligrammes et UI", en: "Milligrams and IU" },
      description: {
        fr: "Un milligramme de RRR-alpha-tocophérol équivaut à 1,49 UI. L’étiquette européenne n’emploie que le milligramme d’équivalent alpha-tocophérol ; la valeur de référence est de 12 mg, loin de la limite supérieure de 300 mg.",
        en: "One milligram of RRR-alpha-tocopherol equals 1.49 IU. European labels use only milligrams of alpha-tocopherol equivalents, with a reference value of 12 mg, far below the upper level of 300 mg.",
      },
    },
    {
      titre: { fr: "Libre ou acétate", en: "Free or acetate" },
      description: {
        fr: "L’acétate, plus stable dans une gélule ordinaire, ne protège pas la membrane, car son phénol est bloqué. Nous encapsulons donc la forme libre. Les deux sont admises, et la liste des ingrédients précise laquelle est employée.",
        en: "Acetate keeps better in an ordinary capsule but cannot protect a membrane, its phenol being blocked. We therefore encapsulate the free form. Both are permitted, and the ingredient list states which is used.",
      },
    },
    {
      titre: { fr: "Associations simples", en: "Simple pairings" },
      description: {
        fr: "La poudre se mélange à sec avec la vitamine C, le sélénium ou des oméga-3 en poudre. Capsule molle, gélule, stick et compte-gouttes restent possibles ; le fer et le cuivre doivent être protégés à part.",
        en: "This powder dry-blends with vitamin C, selenium or powdered omega-3s. Softgels, hard capsules, sticks and droppers all remain possible, but iron and copper must be protected separately.",
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
