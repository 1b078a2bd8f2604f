import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-longum-subsp-longum-sph-206",
  type: "postbiotique",
  species: "Bifidobacterium longum subsp. longum",
  code: "SPH 206",
  formerName: "Bifidobacterium longum",
  cfu: 200,
  categories: ["Santé mentale", "Sommeil"],
  souche: null,
  action: { fr: "Équilibre émotionnel", en: "Emotional balance" },
  technologie: "PROLIPO®",
  description: {
    fr: "<b>Longum postbiotique.</b> Espèce du côlon humain, tyndallisée et portée par PROLIPO®. À 200 milliards de cellules par gramme, elle s’accorde avec plantes, magnésium ou mélatonine, sans précaution d’oxygène.",
    en: "<b>Postbiotic longum.</b> A species of the human colon, tyndallised and carried by PROLIPO®. At 200 billion cells a gram it agrees with herbs, magnesium or melatonin, with no oxygen precautions.",
  },
  bienfaits: [
    {
      titre: { fr: "Du microbe au signal", en: "From microbe to signal" },
      description: {
        fr: "Une partie des travaux sur l’axe intestin-cerveau porte désormais sur des cellules inactivées, afin d’isoler le rôle des structures.",
        en: "Part of the gut-brain work now deals with inactivated cells, in order to isolate the role of structures.",
      },
    },
    {
      titre: { fr: "Gummies du soir", en: "Evening gummies" },
      description: {
        fr: "La gomme cuite, milieu humide, convient à cet ingrédient. L’incorporer sous 85 °C, après la pectine, donne une répartition régulière.",
        en: "A cooked gummy, moist as it is, suits this ingredient. Add it below 85°C, after the pectin, for even distribution.",
      },
    },
  ],
};
