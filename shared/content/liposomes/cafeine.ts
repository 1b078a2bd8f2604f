import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "cafeine",
  type: "liposome",
  nom: { fr: "caféine", en: "caffeine" },
  symbol: "Caf",
  categories: ["substance"],
  claimStatus: "none",
  niosome: "cafeine",
  description: {
    fr: "<b>1,3,7-triméthylxanthine.</b> Alcaloïde du café, du thé et du guarana, la caféine se présente en aiguilles blanches très amères, solubles à environ 20 g/l dans l’eau à 20 °C. Logée au cœur aqueux du liposome, elle se dose au milligramme et perd une part de son amertume.",
    en: "<b>1,3,7-trimethylxanthine.</b> An alkaloid of coffee, tea and guarana, caffeine forms very bitter white needles that dissolve at about 20 g/l in water at 20 °C. Housed in the aqueous core of a liposome, it can be dosed to the milligram and tastes less bitter.",
  },
  bienfaits: [
    {
      titre: { fr: "Isolée d’un grain de café", en: "Isolated from coffee beans" },
      description: {
        fr: "Friedlieb Runge l’isola en 1819, sur des grains que Goethe lui avait confiés. Elle s’obtient aujourd’hui par décaféination, depuis le guarana, ou par synthèse : l’étiquette peut distinguer ces origines.",
        en: "Friedlieb Runge isolated it in 1819 from beans that Goethe had handed him. Modern sources are decaffeination, guarana and synthesis, and a label may tell them apart.",
      },
    },
    {
      titre: { fr: "L’amertume enfermée", en: "Bitterness locked away" },
      description: {
        fr: "Quelques dizaines de milligrammes suffisent à rendre un liquide âpre. La vésicule tient l’alcaloïde à distance des papilles : moins d’édulcorant, moins d’arôme, une liste d’ingrédients plus courte.",
        en: "A few tens of milligrams make a liquid harsh. The vesicle holds the alkaloid away from the taste buds: less sweetener, less flavour, a shorter ingredient list.",
      },
    },
    {
      titre: { fr: "Une dose qui se répartit", en: "A dose spread evenly" },
      description: {
        fr: "À faible quantité par gélule, l’homogénéité du mélange devient critique. Une poudre liposomale pré-dosée à teneur fixe se pèse plus facilement qu’un actif pur et réduit les écarts entre unités.",
        en: "With little per capsule, blend uniformity becomes critical. A liposomal powder of fixed strength is easier to weigh than the pure active and narrows the spread between units.",
      },
    },
  ],
  product: false,
  related: ["l-theanine", "pea"],
  caution: {
    fr: "Étiquette : « Contient de la caféine. Déconseillé aux enfants et aux femmes enceintes », suivi de la teneur en mg par portion journalière, dans le champ visuel du nom. Maximum en France : 200 mg par jour (arrêté du 26 septembre 2016). Additionnez guarana, thé et café.",
    en: "Label: “Contains caffeine. Not recommended for children or pregnant women”, followed by the mg per daily portion, in the field of vision of the name. French maximum: 200 mg per day (order of 26 September 2016). Add up guarana, tea and coffee.",
  },
};
