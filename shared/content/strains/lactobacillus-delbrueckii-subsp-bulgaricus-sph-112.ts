import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-delbrueckii-subsp-bulgaricus-sph-112",
  type: "probiotique",
  species: "Lactobacillus delbrueckii subsp. bulgaricus",
  code: "SPH 112",
  formerName: "Lactobacillus bulgaricus",
  cfu: 200,
  categories: ["Santé gastro-intestinale"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Ferment du yaourt.</b> Stamen Grigorov l’observe en 1905 dans un lait caillé bulgare. Avec <i>S. thermophilus</i>, il entre dans la définition légale du yaourt. En complément, il apporte une origine alimentaire limpide.",
    en: "<b>The yoghurt culture.</b> Stamen Grigorov saw it in 1905 in a Bulgarian curdled milk. Together with <i>S. thermophilus</i> it is part of the legal definition of yoghurt. In a supplement it brings a clear food origin.",
  },
  bienfaits: [
    {
      titre: { fr: "Recherche laitière", en: "Dairy research" },
      description: {
        fr: "Coopération avec les streptocoques, exopolysaccharides, enzymes du lactose : un siècle de microbiologie laitière documente cette sous-espèce.",
        en: "Cooperation with streptococci, exopolysaccharides, lactose enzymes: a full century of dairy microbiology documents this subspecies.",
      },
    },
    {
      titre: { fr: "Tenue au séchage", en: "Behaviour on drying" },
      description: {
        fr: "La membrane de ce bacille supporte mal la déshydratation ; l’ajout de tréhalose et un séchage lent expliquent le choix d’un lyophilisat stabilisé.",
        en: "The membrane of this rod copes poorly with dehydration; added trehalose and slow drying are the reason for a stabilised lyophilisate.",
      },
    },
  ],
};
