import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitamine-e",
  nom: { fr: "vitamine e", en: "vitamin e" },
  symbol: "E",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  niosome: "vitamine-e",
  description: {
    fr: "<b>Le D-alpha-tocophérol</b> naturel, extrait d’huile de tournesol, est une huile ambrée, épaisse et insoluble dans l’eau. Sa chaîne phytyle se range d’elle-même entre les acides gras de la membrane. Le résultat : une poudre qui s’écoule, ou une dispersion aqueuse sans émulsifiant de synthèse.",
    en: "<b>Natural D-alpha-tocopherol</b>, taken from sunflower oil, is an amber oil, thick and insoluble in water. Its phytyl chain lines up of its own accord between the fatty acids of the membrane. The result is a powder that flows, or a dispersion in water with no synthetic emulsifier.",
  },
  bienfaits: [
    {
      titre: { fr: "Stress oxydatif", en: "Oxidative stress" },
      claims: ["vitamin-e/oxidative-stress"],
    },
    {
      titre: { fr: "Gardienne de la bicouche", en: "Guardian of the bilayer" },
      description: {
        fr: "Logé dans la paroi, le tocophérol freine aussi le rancissement des phospholipides qui le portent. Il compte donc deux fois dans la formule : comme vitamine étiquetée et comme appui à la stabilité.",
        en: "Sitting in the wall, tocopherol also slows the rancidity of the phospholipids that carry it. It counts twice in a formula: as a labelled vitamin and as an aid to stability.",
      },
    },
    {
      titre: { fr: "Associations simples", en: "Simple pairings" },
      description: {
        fr: "Ce liposome se mélange à sec avec la vitamine C, le sélénium ou des oméga-3 en poudre. Gélule, stick et flacon compte-gouttes conviennent ; la capsule molle n’est plus la seule voie.",
        en: "This liposome dry-blends with vitamin C, selenium or powdered omega-3s. Capsules, sticks and dropper bottles all suit it, so the softgel is no longer the only route to market.",
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
