import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "propionibacterium-freudenreichii-sph-167",
  type: "probiotique",
  species: "Propionibacterium freudenreichii",
  code: "SPH 167",
  formerName: "Propionibacterium shermanii",
  cfu: 50,
  categories: ["Santé gastro-intestinale", "Articulations"],
  souche: "Souche VPRO®",
  action: { fr: "Équilibre intestinal", en: "Intestinal balance" },
  technologie: null,
  description: {
    fr: "<b>Bactérie des trous d’emmental.</b> Elle change le lactate en propionate, en acétate et en gaz : d’où les yeux du fromage. Elle synthétise aussi de la vitamine B12. VPRO® assagit une culture lente.",
    en: "<b>Bacterium of Emmental holes.</b> It turns lactate into propionate, acetate and gas, hence the eyes of the cheese. It also synthesises vitamin B12. VPRO® tames a slow culture.",
  },
  bienfaits: [
    {
      titre: { fr: "Propionate et bifides", en: "Propionate and bifids" },
      description: {
        fr: "La substance bifidogène qu’elle produit, le propionate et les vésicules extracellulaires sont décrits, en France notamment, à Rennes.",
        en: "The bifidogenic substance it makes, propionate and extracellular vesicles are described, in France notably, in Rennes.",
      },
    },
    {
      titre: { fr: "Avec des bifidobactéries", en: "With bifidobacteria" },
      description: {
        fr: "Le duo relie fromage et fibres. Garder l’ingrédient loin des arômes fruités : sa note lactée, légère, ressort en sachet.",
        en: "The duo links cheese and fibre. Keep the ingredient away from fruit flavours: its light dairy note stands out in sachets.",
      },
    },
  ],
};
