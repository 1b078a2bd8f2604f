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
    fr: "<b>Hôte de tous les âges.</b> Longs bâtonnets à Gram positif, anaérobies, sans spores : <i>B. longum</i> subsp. <i>longum</i> peuple le côlon du nouveau-né au centenaire. Elle découpe arabinoxylanes et pectines, puis libère acétate et lactate.<br><br><b>La conventionnelle des mélanges.</b> Titrée à 150 milliards par gramme, la poudre s’accorde avec lactobacilles et fibres dans une même gélule. Elle se travaille au frais, contenants fermés entre deux pesées.",
    en: "<b>A guest at every age.</b> Long Gram-positive rods, anaerobic, free of spores: <i>B. longum</i> subsp. <i>longum</i> inhabits the colon from newborn to centenarian. It cuts arabinoxylans and pectins, then releases acetate and lactate.<br><br><b>Conventional, for blends.</b> At 150 billion a gram, the powder gets on with lactobacilli and fibres inside one capsule. Work it cool, with containers closed between two weighings.",
  },
  bienfaits: [
    {
      titre: { fr: "Fibres et axe nerveux", en: "Fibres and nervous axis" },
      description: {
        fr: "Deux chapitres dominent : l’utilisation des fibres végétales par la sous-espèce, et les voies de communication entre intestin et système nerveux central, suivies par questionnaires et dosages biologiques.",
        en: "Two chapters lead: how the subspecies uses plant fibres, and the channels between the intestine and the central nervous system, followed through questionnaires and biological assays.",
      },
    },
    {
      titre: { fr: "Gélule à plusieurs souches", en: "Multi-strain capsules" },
      description: {
        fr: "Quatre espèces dans une HPMC de taille 1 : c’est un format courant, car son volume reste modeste. Le sachet accueille davantage de fibres. Pas de gommes moulées, trop humides pour une cellule nue.",
        en: "Four species in a size 1 HPMC: a common format, since its bulk stays modest. A sachet holds more fibre. No moulded gummies, which are too moist for an uncoated cell.",
      },
    },
    {
      titre: { fr: "Deux températures d’essai", en: "Two test temperatures" },
      description: {
        fr: "Conserver la matière entre 2 et 8 °C. Suivre le produit fini à 5 et 25 °C, puis calculer le surdosage sur la pente observée. Identité par séquençage, car le gène 16S sépare mal les sous-espèces.",
        en: "Keep the raw material at 2 to 8°C. Follow the finished product at 5 and 25°C, then derive overage from the slope seen. Identity by sequencing, as the 16S gene separates the subspecies poorly.",
      },
    },
  ],
  products: ["flore-equilibre"],
};
