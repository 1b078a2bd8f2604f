import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-rhamnosus-sph-116",
  type: "probiotique",
  species: "Lacticaseibacillus rhamnosus",
  code: "SPH 116",
  formerName: "Lactobacillus rhamnosus",
  cfu: 300,
  categories: ["Femmes", "Santé gastro-intestinale"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Lactobacille du rhamnose.</b> Il doit son nom au sucre qu’il fermente et fut élevé au rang d’espèce en 1989. Intestin, voies intimes et produits laitiers en sont les sources. Poudre polyvalente.",
    en: "<b>The rhamnose lactobacillus.</b> It owes its name to the sugar it ferments and became a species in 1989. It is isolated from the gut, the intimate tract and dairy foods. A versatile powder.",
  },
  bienfaits: [
    {
      titre: { fr: "Une bibliographie dense", en: "A dense bibliography" },
      description: {
        fr: "Peu d’espèces probiotiques ont été autant examinées : adhésion par pili, écologie intestinale, flore intime, chaque résultat restant propre à la souche testée.",
        en: "Few probiotic species have been examined so closely: adhesion through pili, gut ecology, intimate flora, each finding belonging to the strain tested.",
      },
    },
    {
      titre: { fr: "Sticks orodispersibles", en: "Orodispersible sticks" },
      description: {
        fr: "Sa tolérance aux polyols permet un stick à verser sur la langue ; préférer un arôme poudre encapsulé et une activité de l’eau inférieure à 0,2.",
        en: "It accepts polyols, so a stick poured on the tongue is feasible; prefer an encapsulated powder flavour and a water activity below 0.2.",
      },
    },
  ],
};
