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
    fr: "<b>Levain des pâtes cuites.</b> Comté, beaufort, parmesan : la sous-espèce <i>lactis</i> acidifie le caillé chaud, jusqu’à 50 °C. Ce bacille à Gram positif, sans spore, homofermentaire, produit l’isomère D de l’acide lactique et fermente plus de sucres que <i>bulgaricus</i>.<br><br><b>Une poudre fine, peu électrostatique.</b> La version conventionnelle à 150 milliards coule bien en doseur. Elle tolère la tiédeur d’une presse mieux que la moiteur d’un atelier d’été.",
    en: "<b>Starter of cooked cheeses.</b> Comté, Beaufort, Parmesan: subspecies <i>lactis</i> acidifies the hot curd, up to 50°C. A Gram-positive rod, free of spores, homofermentative, it produces the D isomer of lactic acid and ferments more sugars than <i>bulgaricus</i>.<br><br><b>Fine powder, little static.</b> The conventional 150 billion version flows well through a doser. It bears the warmth of a press better than the mugginess of a summer workshop.",
  },
  bienfaits: [
    {
      titre: { fr: "Enzymes et bile", en: "Enzymes and bile" },
      description: {
        fr: "L’équipement protéolytique de la sous-espèce, la déconjugaison des sels biliaires et le devenir des glucides fermentés résument les thèmes des laboratoires, presque tous issus de la recherche fromagère.",
        en: "Proteolytic equipment, deconjugation of bile salts and the fate of the carbohydrates it ferments sum up what laboratories work on, most of it born of cheese research.",
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
      titre: { fr: "Après chaque réglage", en: "After each setting" },
      description: {
        fr: "Dénombrer dix comprimés à chaque changement de force. Température de comptage : 42 °C. Une PCR dédiée la sépare de <i>bulgaricus</i>, que le 16S confond ; stocker la poudre au sec et au froid.",
        en: "Count ten tablets whenever the force changes. Incubate plates at 42°C. A dedicated PCR separates it from <i>bulgaricus</i>, which 16S confuses with it; store the powder dry and cold.",
      },
    },
  ],
};
