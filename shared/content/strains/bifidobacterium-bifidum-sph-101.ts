import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-bifidum-sph-101",
  type: "probiotique",
  species: "Bifidobacterium bifidum",
  code: "SPH 101",
  cfu: 100,
  categories: ["Santé gastro-intestinale", "Allergies/Immunité"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Bifidobactérie en Y.</b> Décrite par Henri Tissier à l’Institut Pasteur vers 1900, cette espèce s’installe dans le côlon dès les premiers mois de vie. Lyophilisée, elle s’incorpore à sec dans une gélule ou un stick.",
    en: "<b>Y-shaped bifidobacterium.</b> Henri Tissier described it at the Institut Pasteur around 1900, and it settles in the colon within the first months of life. Freeze-dried, it blends dry into capsules or sticks.",
  },
  bienfaits: [
    {
      titre: { fr: "Ce qui est étudié", en: "What is being studied" },
      description: {
        fr: "Les équipes examinent son adhésion à la mucine, son usage des glycanes de l’hôte et ses échanges avec l’épithélium de l’intestin.",
        en: "Teams look at how it clings to mucin, how it uses host glycans and what it exchanges with the epithelium of the gut.",
      },
    },
    {
      titre: { fr: "Formes conseillées", en: "Suitable dosage forms" },
      description: {
        fr: "Anaérobie stricte, elle demande un cycle de production court, un remplissage sous azote et un conditionnement étanche, avec un dessiccant si la gélule part en pilulier.",
        en: "A strict anaerobe: keep processing short, flush with nitrogen and choose airtight packaging, with a desiccant whenever the capsules go into a bottle.",
      },
    },
  ],
};
