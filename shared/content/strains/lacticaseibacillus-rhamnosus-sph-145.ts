import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-rhamnosus-sph-145",
  type: "probiotique",
  species: "Lacticaseibacillus rhamnosus",
  code: "SPH 145",
  formerName: "Lactobacillus rhamnosus",
  cfu: 150,
  categories: ["Protection du foie", "Métabolisme"],
  souche: "Souche VPRO®",
  action: { fr: "Axe intestin-foie", en: "Gut-liver axis" },
  technologie: null,
  description: {
    fr: "<b>Rhamnosus pour choline.</b> Même espèce que dans certains yaourts à boire, autre sélection. La poudre VPRO® a été pensée pour côtoyer la choline, sel très avide d’eau, dans un produit de fin de repas.",
    en: "<b>Rhamnosus for choline.</b> The same species as in familiar yoghurts, another selection. The VPRO® powder is designed to sit beside choline, a very water-hungry salt, in an after-meal product.",
  },
  bienfaits: [
    {
      titre: { fr: "Perméabilité et bile", en: "Permeability and bile" },
      description: {
        fr: "Acides biliaires, jonctions serrées et éthanol alimentaire sont les mots-clés récurrents, principalement sur modèles animaux.",
        en: "Bile acids, tight junctions and dietary ethanol are the recurring keywords, mainly in animal models.",
      },
    },
    {
      titre: { fr: "Choline maîtrisée", en: "Choline under control" },
      description: {
        fr: "Préférer le bitartrate enrobé au chlorure ; sceller sous azote et mesurer l’activité de l’eau du mélange terminé, pas celle de chaque poudre.",
        en: "Prefer coated bitartrate to chloride; seal under nitrogen and measure water activity on the finished blend, not powder by powder.",
      },
    },
  ],
};
