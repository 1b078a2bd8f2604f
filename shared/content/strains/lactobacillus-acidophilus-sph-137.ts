import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-acidophilus-sph-137",
  type: "probiotique",
  species: "Lactobacillus acidophilus",
  code: "SPH 137",
  cfu: 200,
  categories: ["Santé gastro-intestinale", "Métabolisme"],
  souche: "Souche VPRO®",
  action: { fr: "Équilibre intestinal", en: "Intestinal balance" },
  technologie: null,
  description: {
    fr: "<b>Acidophilus enrobé.</b> Un nom familier des étiquettes depuis plusieurs décennies, aujourd’hui sous enrobage VPRO®. Il conserve un usage alimentaire ancien et rejoint les formules stockées à température ambiante.",
    en: "<b>Coated acidophilus.</b> A name familiar on labels for decades, now in a VPRO® coated version. It keeps its old food use and joins formulas stored at ambient temperature.",
  },
  bienfaits: [
    {
      titre: { fr: "Couche S et acidité", en: "S-layer and acidity" },
      description: {
        fr: "L’espèce est modèle pour l’étude des protéines de couche S et de l’adaptation à l’acide ; le volet cholestérol a sa propre bibliographie.",
        en: "The species is a model for studying S-layer proteins and adaptation to acid; the cholesterol strand has its own bibliography.",
      },
    },
    {
      titre: { fr: "Étiquetage du nombre", en: "Labelling the count" },
      description: {
        fr: "Indiquer la souche, l’unité et le nombre garanti en fin de vie, pas seulement à la fabrication : la marque évite ainsi la remarque la plus fréquente.",
        en: "State strain, unit and the count guaranteed at end of life, not only at manufacture; the brand avoids the most frequent remark.",
      },
    },
  ],
};
