import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "pediococcus-pentosaceus-sph-163",
  type: "probiotique",
  species: "Pediococcus pentosaceus",
  code: "SPH 163",
  cfu: 100,
  categories: ["Protection du foie", "Santé gastro-intestinale"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère hépatique", en: "Liver area" },
  technologie: null,
  description: {
    fr: "<b>Coccus des légumes saumurés.</b> Concombres, choux et saucissons fermentent avec lui. Il tire son épithète des sucres à cinq carbones qu’il consomme. Poudre VPRO® robuste, d’allure neutre.",
    en: "<b>Coccus of brined vegetables.</b> Cucumbers, cabbages and sausages ferment with it. Its epithet comes from the five-carbon sugars it consumes. A sturdy VPRO® powder, neutral in look.",
  },
  bienfaits: [
    {
      titre: { fr: "Foie et microbiote", en: "Liver and microbiota" },
      description: {
        fr: "Les équipes coréennes et chinoises l’examinent dans l’axe hépato-intestinal, avec des souches tirées, entre autres, du kimchi.",
        en: "Korean and Chinese teams examine it along the hepato-intestinal axis, using strains drawn, among other foods, from kimchi.",
      },
    },
    {
      titre: { fr: "Comprimé nu", en: "Uncoated tablet" },
      description: {
        fr: "Sa tenue en compression dispense parfois de pelliculage. Vérifier l’aspect à trois mois : la surface peut foncer avec la vitamine C.",
        en: "It holds up under compression, so film-coating can sometimes be skipped. Check appearance at three months: vitamin C may darken the surface.",
      },
    },
  ],
};
