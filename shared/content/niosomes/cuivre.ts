import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "cuivre",
  type: "niosome",
  nom: { fr: "cuivre", en: "copper" },
  symbol: "Cu",
  subtitle: { fr: "éclat & fermeté", en: "radiance & firming" },
  categories: ["minéral"],
  formes: ["Sérum", "Gélule"],
  liposome: "cuivre",
  inci: "COPPER GLUCONATE",
  action: { fr: "éclat, peau tonique", en: "radiance, toned skin" },
  description: {
    fr: "<b>Gluconate de cuivre.</b> Un sel bleu-vert, soluble, dont la molécule de sucre tempère l’ion. Libre, il accélère l’oxydation des huiles et des parfums. Enclos dans le niosome à quelques dizaines de milligrammes par kilogramme, il reste à l’écart des corps gras de la crème.",
    en: "<b>Copper gluconate.</b> A soluble blue-green salt whose sugar part tempers the ion. Free, it speeds up oxidation of oils and fragrance. Shut inside a niosome at a few tens of milligrams per kilogram, it keeps away from the fats of the cream.",
  },
  bienfaits: [
    {
      titre: { fr: "Le métal tenu à l’écart", en: "A metal set apart" },
      description: {
        fr: "Le rancissement d’un lait au cuivre libre se sent en quelques semaines. Deux lots jumeaux, avec et sans vésicule, suivis à l’indice de peroxyde : l’écart se chiffre.",
        en: "A milk containing free copper smells rancid within weeks. Twin batches, with and without vesicles, followed by peroxide value, put a number on the difference.",
      },
    },
    {
      titre: { fr: "Sérum pour teints fatigués", en: "Serum for tired complexions" },
      description: {
        fr: "Les marques l’associent au zinc et au magnésium dans des trios minéraux. La promesse reste visuelle : teint éclatant, peau d’aspect tonique après quatre semaines d’usage.",
        en: "Brands set it with zinc and magnesium in mineral trios. The promise stays visual: bright complexion, toned-looking skin after four weeks of use.",
      },
    },
    {
      titre: { fr: "Bleu discret", en: "A quiet blue" },
      description: {
        fr: "À ces teneurs, le sel colore à peine l’eau. La dispersion des vésicules, légèrement laiteuse, couvre ce reste de bleu, et un flacon givré l’efface tout à fait.",
        en: "At these levels the salt hardly colours water. The vesicle dispersion, slightly milky, covers what blue is left, and a frosted bottle hides it entirely.",
      },
    },
  ],
  product: false,
  related: ["tripeptide-1-cuivre", "zinc"],
  caution: {
    fr: "Pas avec l’acide ascorbique ni le rétinol dans la même phase. Gélule : exclure la maladie de Wilson. Doser par ICP sur lot fini, chélateurs compris.",
    en: "Not with ascorbic acid or retinol in the same phase. Capsule: exclude Wilson’s disease. Assay finished batches by ICP, chelators included.",
  },
};
