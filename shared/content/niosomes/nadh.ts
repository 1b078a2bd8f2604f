import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "nadh",
  type: "niosome",
  nom: { fr: "nadh", en: "nadh" },
  symbol: "NADH",
  subtitle: { fr: "éclat & fraîcheur", en: "radiance & freshness" },
  categories: ["coenzyme"],
  formes: ["Sérum", "Gélule"],
  liposome: "nadh",
  inci: "DISODIUM NADH",
  action: { fr: "éclat, aspect reposé", en: "radiance, rested look" },
  description: {
    fr: "<b>Dinucléotide réduit, en sel disodique.</b> Nicotinamide, riboses, phosphates et adénine composent une molécule jaune pâle, avide d’eau. L’acidité usuelle des cosmétiques la détruit en peu de temps. Un cœur niosomal tamponné à pH 8, entouré d’une base neutre, lui ménage un refuge.",
    en: "<b>A reduced dinucleotide as disodium salt.</b> Nicotinamide, riboses, phosphates and adenine build a pale yellow, water-loving molecule. The usual acidity of cosmetics destroys it in short order. A niosome core buffered at pH 8, within a neutral base, gives it refuge.",
  },
  bienfaits: [
    {
      titre: { fr: "Deux pH en présence", en: "One bottle, two pHs" },
      description: {
        fr: "La peau aime l’acide, le coenzyme l’alcalin. La membrane sépare ces mondes assez longtemps pour un sérum en deux temps, à mélanger ou à ouvrir peu avant l’emploi.",
        en: "Skin likes acid, this coenzyme likes alkali. The membrane parts the two worlds long enough for a two-step serum, mixed or opened shortly before use.",
      },
    },
    {
      titre: { fr: "Fluorescent sous lampe", en: "It glows under UV" },
      description: {
        fr: "La forme réduite émet en bleu sous ultraviolet, la forme oxydée non. Ce contrôle, fait en une minute sur la ligne, complète le dosage au spectrophotomètre.",
        en: "The reduced form glows blue under ultraviolet, the oxidised one stays dark. That check takes a minute on the line and complements the spectrophotometric assay.",
      },
    },
    {
      titre: { fr: "Pour cures courtes", en: "For short courses" },
      description: {
        fr: "Ampoules de 2 ml, froid, semaine d’usage : le format suit la fragilité. La promesse se limite à l’aspect reposé et lumineux du visage.",
        en: "Ampoules of 2 ml, cold storage, one week of use: the format follows the fragility. The promise is limited to a rested, luminous look.",
      },
    },
  ],
  product: false,
  related: ["ubiquinol", "niacinamide"],
  caution: {
    fr: "Conserver entre 2 °C et 8 °C, exclure AHA et vitamine C acide. Pour la gélule, vérifier le statut nouvel aliment selon l’origine.",
    en: "Store between 2 °C and 8 °C; exclude AHAs and acidic vitamin C. For capsules, check novel food status according to source.",
  },
};
