import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-adolescentis-sph-106",
  type: "probiotique",
  species: "Bifidobacterium adolescentis",
  code: "SPH 106",
  cfu: 50,
  categories: ["Métabolisme", "Sommeil"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>La bifidobactérie de l’adulte.</b> Reuter la décrit en 1963 : bâtonnets à Gram positif, parfois fourchus, anaérobies stricts, sans spores. <i>B. adolescentis</i> abonde dans le côlon après l’enfance, adhère aux grains d’amidon résistant et les dégrade.<br><br><b>Peu répandue, peu concentrée.</b> La poudre conventionnelle titre 50 milliards par gramme : prévoir 200 mg pour dix milliards. Elle réclame un atelier sec et des contenants inertés après chaque prélèvement.",
    en: "<b>The adult bifidobacterium.</b> Reuter described it in 1963: Gram-positive rods, forked at times, strict anaerobes, no spores. <i>B. adolescentis</i> abounds in the colon after childhood, clings to resistant starch granules and degrades them.<br><br><b>Seldom listed, lower in count.</b> The conventional powder holds 50 billion a gram: allow 200 mg for ten billion. It asks for a dry workshop and for drums flushed with inert gas after every sampling.",
  },
  bienfaits: [
    {
      titre: { fr: "Amidon et GABA", en: "Starch and GABA" },
      description: {
        fr: "On examine les enzymes qui attaquent l’amidon résistant et la synthèse de GABA à partir du glutamate, variable selon la souche. Les liens avec métabolisme et rythmes biologiques restent au stade de l’hypothèse.",
        en: "Researchers examine the enzymes that attack resistant starch and the making of GABA from glutamate, which varies by strain. Links with metabolism and biological rhythms are still at the stage of hypothesis.",
      },
    },
    {
      titre: { fr: "Sachet plutôt que gélule", en: "Sachet over capsule" },
      description: {
        fr: "La masse nécessaire remplit vite une taille 0 ; le sachet de deux à trois grammes donne de la latitude et accueille de l’amidon résistant. Film multicouche obligatoire, car l’espèce supporte mal l’air.",
        en: "The mass required soon fills a size 0; a sachet of two to three grams gives latitude and takes some resistant starch. A multilayer film is compulsory, as the species copes poorly with air.",
      },
    },
    {
      titre: { fr: "Chaîne froide et inertage", en: "Cold and inert gas" },
      description: {
        fr: "Transport réfrigéré, stockage sous 8 °C, balayage à l’azote avant scellage. Compter en chambre anaérobie, géloses préréduites. La cytométrie éclaire le cas où la culture sous-estime la population.",
        en: "Chilled transport, storage under 8°C, a nitrogen sweep before sealing. Count in an anaerobic chamber on pre-reduced agar. Cytometry sheds light on cases where culture underrates the population.",
      },
    },
  ],
};
