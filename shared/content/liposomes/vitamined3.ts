import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitamined3",
  nom: { fr: "vitamine d3", en: "vitamin d3" },
  symbol: "D3",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  description: {
    fr: "<b>Le cholécalciférol</b> provient de la lanoline ou, en version végétale, du lichen ; 1 µg équivaut à 40 UI. Il ne se dissout que dans les graisses. Placé dans la paroi du liposome, il se passe d’huile support, ce qui ouvre le spray buccal, les gouttes aqueuses et la poudre.",
    en: "<b>Cholecalciferol</b> comes from lanolin or, for plant-based ranges, from lichen; 1 µg equals 40 IU. It dissolves in fat alone. Housed in the wall of the liposome, it does without a carrier oil, which opens the way to oral sprays, water-based drops and powders.",
  },
  bienfaits: [
    {
      titre: { fr: "Ossature et dentition", en: "Bones and teeth" },
      claims: ["vitamin-d/bones", "vitamin-d/teeth"],
    },
    {
      titre: { fr: "Calcium et phosphore", en: "Calcium and phosphorus" },
      claims: ["vitamin-d/calcium-phosphorus-absorption", "vitamin-d/blood-calcium"],
    },
    {
      titre: { fr: "Fonction musculaire", en: "Muscle function" },
      claims: ["vitamin-d/muscle-function"],
    },
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: ["vitamin-d/immune-system"],
    },
    {
      titre: { fr: "Division cellulaire", en: "Cell division" },
      claims: ["vitamin-d/cell-division"],
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamines d3" },
  related: ["vitaminesk2d3", "vitaminea"],
  caution: {
    fr: "Adulte : 100 µg (4 000 UI) par jour au plus selon l’EFSA. En France, au maximum 25 µg avant 10 ans et 75 µg à l’adolescence. À éviter en cas d’hypercalcémie ou de lithiase calcique ; pas de cumul avec une ampoule prescrite.",
    en: "Adults: 100 µg (4,000 IU) a day at most according to EFSA. In France, 25 µg at most before the age of 10 and 75 µg for adolescents. To be avoided with hypercalcaemia or calcium stones, and not to be added to a prescribed dose.",
  },
};
