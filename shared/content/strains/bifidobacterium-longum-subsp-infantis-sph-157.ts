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
  action: { fr: "Barrière intestinale", en: "Gut barrier" },
  technologie: null,
  description: {
    fr: "<b>De l’enfance à l’adulte.</b> <i>B. longum</i> subsp. <i>infantis</i>, bacille anaérobie non sporulé, colonise d’abord l’intestin du nourrisson. Ses nombreuses glycosidases expliquent cette niche ; des formules pour adultes l’emploient également, hors de tout contexte pédiatrique.<br><br><b>L’enrobage contre l’oxygène.</b> Sa sensibilité à l’air complique les longues campagnes. Stabilisée selon VPRO®, la cellule dispose d’une barrière pendant pesée et remplissage ; l’atelier dispose de plus de temps.",
    en: "<b>From infancy to adulthood.</b> <i>B. longum</i> subsp. <i>infantis</i>, an anaerobic non-sporing rod, first colonises the infant gut. Its many glycosidases account for that niche; formulas for adults use it too, outside any paediatric setting.<br><br><b>A coat against oxygen.</b> Its sensitivity to air complicates long runs. Stabilised by VPRO®, the cell has a barrier through weighing and filling, and the workshop has more time.",
  },
  bienfaits: [
    {
      titre: { fr: "Barrière et métabolites", en: "Barrier and metabolites" },
      description: {
        fr: "Acides gras courts, perméabilité de l’épithélium et marqueurs solubles sont les variables que relèvent les protocoles chez l’adulte. Le volet cutané, encore mince, s’appuie sur des mesures instrumentales.",
        en: "Short-chain fatty acids, epithelial permeability and soluble markers are what protocols in adults record. The skin strand, still a thin one, rests on measurements made with instruments.",
      },
    },
    {
      titre: { fr: "Gélule pour adulte", en: "Capsules for adults" },
      description: {
        fr: "Une gélule HPMC de taille 1, présentée en pilulier à dessiccant, suffit à la dose. Une poudre orodispersible est envisageable ; conditionnement et visuels doivent indiquer le public adulte, sans imagerie de bébé.",
        en: "A size 1 HPMC capsule in a bottle with desiccant holds the amount needed. An orodispersible powder is feasible; pack and visuals should state the adult audience, with no baby imagery.",
      },
    },
    {
      titre: { fr: "Air, temps, eau", en: "Air, time and water" },
      description: {
        fr: "Consigner la durée d’exposition à l’air de chaque contenant. Viser moins de 30 % d’humidité relative en salle, et vérifier l’absence de perte entre mélange et blister par deux comptages appariés.",
        en: "Log how long each container stays open. Aim for less than 30% relative humidity in the room, and verify with two paired counts that nothing is lost between blend and blister.",
      },
    },
  ],
};
