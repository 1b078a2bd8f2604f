import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-adolescentis-sph-160",
  type: "probiotique",
  species: "Bifidobacterium adolescentis",
  code: "SPH 160",
  cfu: 100,
  categories: ["Santé mentale", "Articulations"],
  souche: "Souche VPRO®",
  action: { fr: "Axe intestin-cerveau", en: "Gut-brain axis" },
  technologie: null,
  description: {
    fr: "<b>Adolescentis stabilisé.</b> Malgré son nom, c’est une bifidobactérie d’adulte, amatrice d’amidon résistant. Son profil rare, soutenu par VPRO®, intéresse les marques en quête d’une première sur leur marché.",
    en: "<b>Stabilised adolescentis.</b> Despite its name this is an adult bifidobacterium, fond of resistant starch. Its rare profile, backed by VPRO®, interests brands looking for a first on their market.",
  },
  bienfaits: [
    {
      titre: { fr: "GABA et mouvement", en: "GABA and movement" },
      description: {
        fr: "La synthèse de GABA par l’espèce, l’âge et la mobilité articulaire constituent trois entrées bibliographiques récentes.",
        en: "GABA synthesis by the species, ageing and joint mobility are three recent entries in its bibliography.",
      },
    },
    {
      titre: { fr: "Amidon choisi", en: "A chosen starch" },
      description: {
        fr: "L’amidon de banane verte, séché sous 6 % d’eau, lui sert de compagnon de formule et de support ; le goût est doux.",
        en: "Green banana starch, dried below 6% water, serves as its formula companion and carrier; the taste is mild.",
      },
    },
  ],
};
