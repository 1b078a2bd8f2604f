import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-bifidum-sph-159",
  type: "probiotique",
  species: "Bifidobacterium bifidum",
  code: "SPH 159",
  cfu: 150,
  categories: ["Santé gastro-intestinale", "Allergies/Immunité"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère gastrique", en: "Gastric area" },
  technologie: null,
  description: {
    fr: "<b>Un spécialiste du mucus.</b> Bâtonnet irrégulier, immobile, strictement anaérobie : <i>B. bifidum</i> sécrète des glycosidases qui libèrent les sucres des mucines, dont profitent les bactéries voisines. On le trouve chez l’enfant et l’adulte, ainsi que dans certains yaourts.<br><br><b>Grain VPRO®, 150 milliards.</b> Enrobée et stabilisée, la cellule reste à l’écart de l’humidité et des protéines d’une poudre à boire. L’incorporer en dernier, sans broyage, pour préserver l’enveloppe.",
    en: "<b>A mucus specialist.</b> An irregular, non-motile, strictly anaerobic rod, <i>B. bifidum</i> secretes glycosidases that free the sugars of mucins, which neighbouring bacteria then use. It occurs in children and adults; some yoghurts contain it.<br><br><b>VPRO® grain, 150 billion.</b> Coated and stabilised, the cell is kept apart from the moisture and the proteins of a drink powder. Blend it last, with no milling, so that the envelope stays whole.",
  },
  bienfaits: [
    {
      titre: { fr: "Nutrition croisée", en: "Cross-feeding as a model" },
      description: {
        fr: "Quand une bactérie libère ce qu’une autre consomme, on parle de nutrition croisée : l’espèce en est un modèle. L’estomac, la muqueuse et les cellules de l’immunité forment les autres terrains d’étude.",
        en: "When one bacterium releases what another consumes, microbiologists speak of cross-feeding: this species is a model of it. The stomach, the mucosa and immune cells are the other fields of study.",
      },
    },
    {
      titre: { fr: "Poudre pour shaker", en: "Powder for shakers" },
      description: {
        fr: "Le grain enrobé accepte une boîte de poudre protéinée, où une cellule nue serait exposée à l’humidité du cacao et des arômes. Gélule et sachet restent possibles ; éviter la boisson préparée d’avance, qui dissout l’enveloppe.",
        en: "A coated grain accepts a tub of protein powder, where a bare cell would be exposed to the moisture of cocoa and flavourings. Capsules and sachets remain possible; avoid drinks mixed ahead of time, as these dissolve the envelope.",
      },
    },
    {
      titre: { fr: "Compter une cellule enrobée", en: "Counting a coated cell" },
      description: {
        fr: "Prolonger la remise en suspension avant l’étalement, faute de quoi le résultat sort trop bas. Dans la boîte, contrôler l’activité de l’eau à l’ouverture, puis chaque semaine d’un usage simulé.",
        en: "Lengthen resuspension before plating, or the result will read too low. In the tub, check water activity at first opening and then every week of simulated consumer use.",
      },
    },
  ],
};
