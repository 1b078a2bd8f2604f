import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "calcium",
  nom: { fr: "calcium", en: "calcium" },
  symbol: "Ca",
  type: "liposome",
  categories: ["minéral"],
  claimStatus: "authorised",
  description: {
    fr: "<b>Le citrate de calcium</b> est un sel organique, soluble sans le milieu très acide que réclame le carbonate. Logé dans des vésicules de phospholipides, il perd son goût crayeux et se disperse dans l’eau froide : sachets, poudres et liquides deviennent accessibles à un minéral qui se dose en centaines de milligrammes.",
    en: "<b>Calcium citrate</b> is an organic calcium salt that needs less acid to dissolve than the carbonate. Inside phospholipid vesicles its chalky taste is masked and it disperses in cold water, so a mineral dosed in hundreds of milligrams can leave the large tablet for sachets, powders and liquids.",
  },
  bienfaits: [
    {
      titre: { fr: "Ossature et dentition", en: "Bones and teeth" },
      claims: ["calcium/bones", "calcium/teeth"],
    },
    {
      titre: { fr: "Muscles et neurotransmission", en: "Muscles and neurotransmission" },
      claims: ["calcium/muscle-function", "calcium/neurotransmission"],
    },
    {
      titre: { fr: "Énergie et enzymes digestives", en: "Energy and digestive enzymes" },
      claims: ["calcium/energy-metabolism", "calcium/digestive-enzymes"],
    },
    {
      titre: { fr: "Coagulation et cellules", en: "Blood clotting and cells" },
      claims: ["calcium/blood-clotting", "calcium/cell-division"],
    },
  ],
  product: false,
  related: ["vitaminesk2d3", "magnesium"],
  caution: {
    fr: "Limite supérieure de l’EFSA pour l’adulte : 2 500 mg de calcium par jour, repas compris. À prendre à distance du fer, des hormones thyroïdiennes et de certains antibiotiques. Avis médical en cas de calculs rénaux ou d’hypercalcémie.",
    en: "EFSA upper level for adults: 2,500 mg of calcium a day, meals included. Keep apart from iron, thyroid hormones and certain antibiotics. Medical advice is needed in case of kidney stones or hypercalcaemia.",
  },
};
