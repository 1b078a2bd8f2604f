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
    fr: "<b>Ferment des pâtes cuites.</b> Comté, beaufort et parmesan passent par ce bacille thermophile, cousin du ferment bulgare. Il pousse encore à 45 °C. Le formulateur y trouve un argument de terroir et une poudre fine.",
    en: "<b>Starter of cooked cheeses.</b> Comté, Beaufort and Parmesan all pass through this thermophilic rod, a cousin of the Bulgarian starter. It still grows at 45°C. Formulators gain a terroir story and a fine powder.",
  },
  bienfaits: [
    {
      titre: { fr: "Enzymes et sucres", en: "Enzymes and sugars" },
      description: {
        fr: "Les laboratoires s’intéressent à son équipement enzymatique, à l’hydrolyse des sels biliaires et au devenir des glucides qu’il fermente.",
        en: "Laboratories study its enzyme equipment, the hydrolysis of bile salts and the fate of the carbohydrates it ferments.",
      },
    },
    {
      titre: { fr: "Comprimé possible", en: "Tablets are possible" },
      description: {
        fr: "Une compression directe à force modérée, avec cellulose microcristalline, reste envisageable ; mesurer la perte de titre après chaque réglage de la presse.",
        en: "Direct compression at moderate force, with microcrystalline cellulose, can be considered; measure the loss of count after each press setting.",
      },
    },
  ],
};
