import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "heyndrickxia-coagulans-sph-129",
  type: "probiotique",
  species: "Heyndrickxia coagulans",
  code: "SPH 129",
  formerName: "Bacillus coagulans",
  cfu: 100,
  categories: ["Santé gastro-intestinale", "Articulations"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Bactérie sporulée lactique.</b> Décrite en 1915 dans un lait concentré caillé, elle produit de l’acide lactique et des spores. La spore supporte chaleur et pression, ce qui ouvre des formats fermés aux autres.",
    en: "<b>A lactic spore-former.</b> Described in 1915 from curdled evaporated milk, it makes both lactic acid and spores. The spore stands heat and pressure, which opens formats closed to others.",
  },
  bienfaits: [
    {
      titre: { fr: "De la spore au confort", en: "From spore to comfort" },
      description: {
        fr: "La germination dans l’intestin, la digestion des protéines et la sphère articulaire figurent parmi les axes de publication de l’espèce.",
        en: "Germination in the gut, protein digestion and the joint area are among the lines of publication for this species.",
      },
    },
    {
      titre: { fr: "Tous formats secs", en: "Every dry format" },
      description: {
        fr: "Gommes cuites, granolas, boissons chaudes instantanées, comprimés durs : un essai de survie par procédé suffit à calibrer la dose ajoutée.",
        en: "Cooked gummies, granola, instant hot drinks, hard tablets: one survival trial per process is enough to calibrate the amount added.",
      },
    },
  ],
};
