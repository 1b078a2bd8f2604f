import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-longum-subsp-infantis-sph-103",
  type: "probiotique",
  species: "Bifidobacterium longum subsp. infantis",
  code: "SPH 103",
  formerName: "Bifidobacterium infantis",
  cfu: 100,
  categories: ["Santé gastro-intestinale"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Bifidobactérie du lait maternel.</b> Sous-espèce dominante chez beaucoup d’enfants allaités, elle possède les gènes qui lui permettent de digérer les oligosaccharides du lait humain. Le lyophilisat se dose facilement en stick ou en sachet.",
    en: "<b>Bifidobacterium of mother’s milk.</b> Dominant in many breastfed infants, this subspecies carries the genes needed to digest human milk oligosaccharides. The freeze-dried powder doses easily into sticks or sachets.",
  },
  bienfaits: [
    {
      titre: { fr: "Objet des travaux", en: "Subject of the research" },
      description: {
        fr: "Les publications décrivent l’assimilation des oligosaccharides lactés, la production d’acétate et la place de cette sous-espèce dans l’écosystème intestinal.",
        en: "Papers describe how it takes up milk oligosaccharides, releases acetate and finds its place in the intestinal ecosystem.",
      },
    },
    {
      titre: { fr: "Associer des fibres", en: "Pairing with fibres" },
      description: {
        fr: "Inuline, FOS ou gomme d’acacia lui servent de support sec. Choisir un grade à faible activité de l’eau, sous peine d’éroder le titre pendant la conservation.",
        en: "Inulin, FOS or acacia gum can act as its dry carrier. Pick a grade low in water activity, or the count will erode during storage.",
      },
    },
  ],
};
