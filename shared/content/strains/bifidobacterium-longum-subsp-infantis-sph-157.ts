import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-longum-subsp-infantis-sph-157",
  type: "probiotique",
  species: "Bifidobacterium longum subsp. infantis",
  code: "SPH 157",
  formerName: "Bifidobacterium infantis",
  cfu: 100,
  categories: ["Santé gastro-intestinale", "Peau"],
  souche: "Souche VPRO®",
  action: { fr: "Sensibilité digestive", en: "Digestive sensitivity" },
  technologie: null,
  description: {
    fr: "<b>Infantis pour adultes.</b> Cette sous-espèce du premier âge s’emploie aussi chez l’adulte. L’enrobage VPRO® compense une sensibilité à l’oxygène qui complique d’ordinaire les grandes séries.",
    en: "<b>Infantis for adults.</b> A subspecies of early life that is also used by adults. VPRO® coating offsets a sensitivity to oxygen that usually complicates long production runs.",
  },
  bienfaits: [
    {
      titre: { fr: "Barrière et sensibilité", en: "Barrier and sensitivity" },
      description: {
        fr: "La perméabilité, les acides gras courts et les marqueurs cutanés sont explorés chez des adultes à l’intestin réactif.",
        en: "Permeability, short-chain fatty acids and skin markers are explored in adults with a reactive gut.",
      },
    },
    {
      titre: { fr: "Public visé", en: "Target public" },
      description: {
        fr: "Produit d’adulte, il doit le dire : portion journalière, âge et mise en garde figurent au facing, l’imagerie de bébé étant à écarter.",
        en: "An adult product must say so: dose, age and warning belong on the front, and baby imagery should be set aside.",
      },
    },
  ],
};
