import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "limosilactobacillus-reuteri-sph-120",
  type: "probiotique",
  species: "Limosilactobacillus reuteri",
  code: "SPH 120",
  formerName: "Lactobacillus reuteri",
  cfu: 100,
  categories: ["Bucco-dentaire", "Santé gastro-intestinale"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Lactobacille de Reuter.</b> Nommé d’après Gerhard Reuter, il colonise la bouche et le tube digestif de l’homme et de nombreux animaux. Il transforme le glycérol en reutérine. Poudre adaptée aux comprimés à croquer.",
    en: "<b>Reuter’s lactobacillus.</b> Named after Gerhard Reuter, it colonises the mouth and gut of humans and many animals, and turns glycerol into reuterin. A powder suited to chewable tablets.",
  },
  bienfaits: [
    {
      titre: { fr: "Reutérine et bouche", en: "Reuterin and the mouth" },
      description: {
        fr: "L’écologie de la plaque et des gencives, la reutérine et la mobilité intestinale sont les sujets que l’on rencontre le plus dans les articles.",
        en: "Plaque and gum ecology, reuterin and gut motility are the subjects most often met in the articles.",
      },
    },
    {
      titre: { fr: "Gouttes huileuses", en: "Oil drops" },
      description: {
        fr: "En suspension dans une huile désodorisée et très sèche, avec silice pour freiner le dépôt, l’espèce se prête au flacon compte-gouttes.",
        en: "Suspended in a deodorised, very dry oil, with silica to slow settling, the species lends itself to dropper bottles.",
      },
    },
  ],
};
