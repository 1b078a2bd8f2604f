import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-paracasei-sph-204",
  type: "postbiotique",
  species: "Lacticaseibacillus paracasei",
  code: "SPH 204",
  formerName: "Lactobacillus paracasei",
  cfu: 100,
  categories: ["Peau", "Allergies/Immunité"],
  souche: null,
  action: { fr: "Confort cutané", en: "Skin comfort" },
  technologie: "PROLIPO®",
  description: {
    fr: "<b>Paracasei en liposome.</b> Issu de la microbiologie fromagère, ce postbiotique réunit cellules inactivées et membrane de phospholipides. Il se place dans un stick de collagène ou une boisson de beauté, même acide.",
    en: "<b>Paracasei in a liposome.</b> Drawn from cheese microbiology, this postbiotic brings together inactivated cells and a phospholipid membrane. It fits a collagen stick or a beauty drink, even an acidic one.",
  },
  bienfaits: [
    {
      titre: { fr: "Peau et postbiotiques", en: "Skin and postbiotics" },
      description: {
        fr: "Le terme est défini depuis 2021 par un consensus scientifique ; la surface cutanée et l’immunité en sont deux terrains d’étude.",
        en: "The term has been defined since 2021 by a scientific consensus; the skin surface and immunity are two of its study grounds.",
      },
    },
    {
      titre: { fr: "Boisson acide", en: "Acidic drink" },
      description: {
        fr: "À pH 3,5, l’enveloppe inactivée ne craint pas la perte de titre. Surveiller plutôt l’oxydation des phospholipides, par l’indice de peroxyde.",
        en: "At pH 3.5 the inactivated envelope has no count to lose. Watch the oxidation of the phospholipids instead, through peroxide value.",
      },
    },
  ],
};
