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
    fr: "<b>La bifidobactérie de l’adulte.</b> Reuter la décrit en 1963 : bâtonnets à Gram positif, parfois fourchus, anaérobies stricts, sans spores. <i>B. adolescentis</i> abonde dans le côlon après l’enfance, adhère aux grains d’amidon résistant et les dégrade.<br><br><b>50 milliards par gramme.</b> La poudre conventionnelle est peu concentrée : prévoir 200 mg pour dix milliards d’UFC. Elle demande un atelier sec et des contenants remis sous azote après chaque prélèvement.",
    en: "<b>A bifidobacterium of adults.</b> Reuter described it in 1963: Gram-positive rods, forked at times, strict anaerobes, no spores. <i>B. adolescentis</i> abounds in the colon after childhood, clings to resistant starch granules and degrades them.<br><br><b>50 billion a gram.</b> The conventional powder has a low count: allow 200 mg for ten billion CFU. It needs a dry workshop, and drums flushed with nitrogen after every sampling.",
  },
  bienfaits: [
    {
      titre: { fr: "Amidon et GABA", en: "Starch and GABA" },
      description: {
        fr: "On examine les enzymes qui attaquent l’amidon résistant et la synthèse de GABA à partir du glutamate, variable selon la souche. Les liens avec métabolisme et rythmes biologiques restent des hypothèses.",
        en: "Researchers examine the enzymes that attack resistant starch and the production of GABA from glutamate, which varies by strain. Links with metabolism and biological rhythms are still hypotheses.",
      },
    },
    {
      titre: { fr: "Sachet plutôt que gélule", en: "Sachet over capsule" },
      description: {
        fr: "Les 200 mg et leur surdosage prennent une bonne part d’une gélule de taille 0 ; le sachet de deux à trois grammes laisse la place d’ajouter de l’amidon résistant. Film multicouche obligatoire, car l’espèce supporte mal l’air.",
        en: "The 200 mg plus overage take up much of a size 0 capsule; a sachet of two to three grams leaves room for resistant starch. A multilayer film is compulsory, as the species copes poorly with air.",
      },
    },
    {
      titre: { fr: "Chaîne du froid et azote", en: "Cold chain and nitrogen" },
      description: {
        fr: "Transport réfrigéré, stockage sous 8 °C, balayage à l’azote avant scellage. Dénombrer en chambre anaérobie, sur géloses préréduites. La cytométrie complète la culture, qui sous-estime parfois la population.",
        en: "Chilled transport, storage under 8 °C, a nitrogen sweep before sealing. Count in an anaerobic chamber on pre-reduced agar. Cytometry complements culture, which sometimes underestimates the population.",
      },
    },
  ],
};
