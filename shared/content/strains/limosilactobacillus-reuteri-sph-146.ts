import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "limosilactobacillus-reuteri-sph-146",
  type: "probiotique",
  species: "Limosilactobacillus reuteri",
  code: "SPH 146",
  formerName: "Lactobacillus reuteri",
  cfu: 100,
  categories: ["Bucco-dentaire"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère bucco-dentaire", en: "Oral care" },
  technologie: null,
  description: {
    fr: "<b>Reuteri à sucer.</b> Résidente naturelle de la salive et du tube digestif. Pour une pastille, l’enrobage VPRO® se choisit soluble en bouche, de façon à libérer les cellules là où on les attend.",
    en: "<b>Reuteri for lozenges.</b> A natural resident of saliva and gut. For a lozenge, the VPRO® coating is chosen to dissolve in the mouth, so that cells are released where they are expected.",
  },
  bienfaits: [
    {
      titre: { fr: "Gencive et biofilm", en: "Gum and biofilm" },
      description: {
        fr: "Les essais publiés observent le biofilm, le fluide gingival et la cohabitation avec les espèces du sillon, souvent en parallèle du brossage.",
        en: "Published trials observe biofilm, gingival fluid and coexistence with the species of the sulcus, often alongside brushing.",
      },
    },
    {
      titre: { fr: "Comprimé lent", en: "A slow tablet" },
      description: {
        fr: "Xylitol compressible, dureté basse, cinq à dix minutes de délitement : le cahier des charges buccal diffère de celui d’un comprimé à avaler.",
        en: "Compressible xylitol, low hardness, five to ten minutes to disintegrate: the oral brief differs from that of a swallowed tablet.",
      },
    },
  ],
};
