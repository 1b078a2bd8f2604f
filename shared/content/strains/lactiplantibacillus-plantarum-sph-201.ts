import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactiplantibacillus-plantarum-sph-201",
  type: "postbiotique",
  species: "Lactiplantibacillus plantarum",
  code: "SPH 201",
  formerName: "Lactobacillus plantarum",
  cfu: 100,
  categories: ["Santé gastro-intestinale"],
  souche: null,
  action: { fr: "Confort digestif", en: "Digestive comfort" },
  technologie: "PROLIPO®",
  description: {
    fr: "<b>Plantarum tyndallisé.</b> Cellules entières de cette espèce des légumes fermentés, inactivées par chauffages répétés, puis portées par un liposome. La poudre supporte sirops, boissons et gélules, sans chaîne du froid.",
    en: "<b>Tyndallised plantarum.</b> Whole cells of this species of fermented vegetables, inactivated by repeated heating, then carried by a liposome. The powder accepts syrups, drinks and capsules, with no cold chain.",
  },
  bienfaits: [
    {
      titre: { fr: "Parois bactériennes", en: "Bacterial walls" },
      description: {
        fr: "Peptidoglycane, acides teichoïques et exopolysaccharides de l’espèce sont analysés pour leur contact avec les cellules de l’intestin.",
        en: "Peptidoglycan, teichoic acids and exopolysaccharides of the species are analysed for their contact with intestinal cells.",
      },
    },
    {
      titre: { fr: "Formes liquides", en: "Liquid forms" },
      description: {
        fr: "Une ampoule pasteurisée devient possible : l’ingrédient n’y fermente pas. Un épaississant léger maintient les particules en suspension.",
        en: "A pasteurised ampoule becomes possible, since the ingredient does not ferment in it. A light thickener holds the particles in suspension.",
      },
    },
  ],
};
