import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-longum-subsp-longum-sph-104",
  type: "probiotique",
  species: "Bifidobacterium longum subsp. longum",
  code: "SPH 104",
  formerName: "Bifidobacterium longum",
  cfu: 150,
  categories: ["Santé gastro-intestinale", "Santé mentale"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Présente à tous les âges.</b> Longs bâtonnets à Gram positif, anaérobies, sans spores : <i>B. longum</i> subsp. <i>longum</i> se trouve dans le côlon du nourrisson comme dans celui du centenaire. Elle dégrade des arabinoxylanes, puis libère acétate et lactate.<br><br><b>Une poudre pour mélanges.</b> Conventionnelle, titrée à 150 milliards par gramme, elle se mélange aux lactobacilles et aux fibres dans une même gélule. Elle se travaille au frais, contenants fermés entre deux pesées.",
    en: "<b>Present at every age.</b> Long Gram-positive rods, anaerobic, free of spores: <i>B. longum</i> subsp. <i>longum</i> is found in the colon of infants and centenarians alike. It degrades arabinoxylans, then releases acetate and lactate.<br><br><b>A powder for blends.</b> Conventional, at 150 billion a gram, it combines with lactobacilli and fibres inside one capsule. Work it cool, with containers closed between two weighings.",
  },
  bienfaits: [
    {
      titre: { fr: "Fibres et système nerveux", en: "Fibres and nervous system" },
      description: {
        fr: "Deux sujets dominent : l’utilisation des fibres végétales par la sous-espèce, et les voies de communication entre intestin et système nerveux central, suivies par questionnaires et dosages biologiques.",
        en: "Two subjects lead: how the subspecies uses plant fibres, and the channels between the intestine and the central nervous system, followed through questionnaires and biological assays.",
      },
    },
    {
      titre: { fr: "Gélule à plusieurs souches", en: "Multi-strain capsules" },
      description: {
        fr: "Quatre espèces dans une gélule HPMC de taille 1 : c’est un format courant, car la poudre prend peu de place. Le sachet accueille davantage de fibres. Pas de gommes moulées, trop humides pour une cellule nue.",
        en: "Four species in a size 1 HPMC capsule: a common format, since the powder takes little room. A sachet holds more fibre. No moulded gummies, which are too moist for an uncoated cell.",
      },
    },
    {
      titre: { fr: "Deux températures d’essai", en: "Two test temperatures" },
      description: {
        fr: "Conserver la matière entre 2 et 8 °C. Suivre le produit fini à 5 et 25 °C, puis calculer le surdosage sur la pente observée. Identité par séquençage, car le gène 16S sépare mal les sous-espèces.",
        en: "Keep the raw material at 2 to 8 °C. Follow the finished product at 5 and 25 °C, then derive overage from the slope observed. Identity by sequencing, as the 16S gene separates the subspecies poorly.",
      },
    },
  ],
};
