import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-delbrueckii-subsp-lactis-sph-113",
  type: "probiotique",
  species: "Lactobacillus delbrueckii subsp. lactis",
  code: "SPH 113",
  formerName: "Lactobacillus lactis",
  cfu: 150,
  categories: ["Santé gastro-intestinale", "Métabolisme"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Ferment des fromages à pâte cuite.</b> Comté, beaufort, parmesan : la sous-espèce <i>lactis</i> acidifie le caillé chaud, jusqu’à 50 °C. Ce bacille à Gram positif, sans spore, homofermentaire, produit l’isomère D de l’acide lactique et fermente plus de sucres que <i>bulgaricus</i>.<br><br><b>Poudre à protéger de l’eau.</b> La version conventionnelle titre 150 milliards d’UFC par gramme. L’humidité de l’atelier lui nuit davantage que le léger échauffement d’une presse.",
    en: "<b>Starter of cooked cheeses.</b> Comté, Beaufort, Parmesan: subspecies <i>lactis</i> acidifies the hot curd, up to 50 °C. A Gram-positive rod, free of spores, homofermentative, it produces the D isomer of lactic acid and ferments more sugars than <i>bulgaricus</i>.<br><br><b>A powder to keep from water.</b> The conventional version holds 150 billion CFU a gram. Workshop humidity harms it more than the slight warmth of a press.",
  },
  bienfaits: [
    {
      titre: { fr: "Enzymes et bile", en: "Enzymes and bile" },
      description: {
        fr: "Les laboratoires étudient surtout les protéases de la sous-espèce, la déconjugaison des sels biliaires in vitro et les glucides qu’elle fermente. La plupart de ces travaux viennent de la recherche fromagère.",
        en: "Laboratories mainly study the proteases of the subspecies, in vitro deconjugation of bile salts and the carbohydrates it ferments. Most of this work comes from cheese research.",
      },
    },
    {
      titre: { fr: "Compression directe", en: "Direct compression" },
      description: {
        fr: "Cellulose microcristalline, force modérée, vitesse lente : la presse reste envisageable, essai de survie à l’appui. La gélule demeure le recours si la formule contient des poudres abrasives.",
        en: "Microcrystalline cellulose, moderate force, slow speed: the press can be considered, with a survival trial to back it. A capsule is the fallback if the formula contains abrasive powders.",
      },
    },
    {
      titre: { fr: "Dénombrer à chaque réglage", en: "Counts after each adjustment" },
      description: {
        fr: "Dénombrer dix comprimés à chaque changement de force. Incuber les boîtes à 42 °C. Une PCR dédiée la sépare de <i>bulgaricus</i>, que le gène de l’ARNr 16S ne distingue pas ; stocker la poudre au sec et au froid.",
        en: "Count ten tablets whenever the force changes. Incubate plates at 42 °C. A dedicated PCR separates it from <i>bulgaricus</i>, which the 16S rRNA gene cannot resolve; store the powder dry and cold.",
      },
    },
  ],
};
