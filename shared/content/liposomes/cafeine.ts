import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "cafeine",
  type: "liposome",
  nom: { fr: "caféine", en: "caffeine" },
  symbol: "Caf",
  categories: ["substance"],
  claimStatus: "none",
  niosome: "cafeine",
  identity: {
    kind: "molecule",
    inci: "CAFFEINE",
    molecule: {
      name: { fr: "caféine", en: "caffeine" },
      cas: "58-08-2",
      smiles: "Cn1cnc2c1c(=O)n(C)c(=O)n2C",
      formula: "C8H10N4O2",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>1,3,7-triméthylxanthine.</b> Alcaloïde du café, du thé, du maté et du guarana, la caféine forme des aiguilles blanches très amères. L’eau en dissout environ 20 g/l à température ambiante, bien davantage à chaud.<br><br><b>Dissoudre à chaud, puis encapsuler.</b> La caféine est mise en solution chaude, la membrane se forme autour et le refroidissement la retient dans le cœur aqueux. Le liposome atténue l’amertume, donne une teneur fixe et évite que des cristaux ne se reforment dans le liquide.<br><br><b>Un actif réglementé.</b> La dose journalière, l’avertissement obligatoire et le cumul avec les plantes à caféine se vérifient avant le premier essai.",
    en: "<b>1,3,7-trimethylxanthine.</b> An alkaloid of coffee, tea, maté and guarana, caffeine forms very bitter white needles. Water dissolves about 20 g/l at room temperature and far more when hot.<br><br><b>Dissolve hot, then encapsulate.</b> Caffeine goes into hot solution, the membrane forms around it and cooling holds it in the aqueous core. The liposome reduces bitterness, gives a fixed strength and prevents crystals from growing back in the liquid.<br><br><b>A regulated active.</b> The daily dose, the mandatory warning and the total with caffeine-bearing plants are checked before any trial begins.",
  },
  bienfaits: [
    {
      titre: { fr: "Origines possibles", en: "Possible sources" },
      description: {
        fr: "Friedlieb Runge l’a isolée en 1819 de grains de café que Goethe lui avait remis. Elle provient aujourd’hui de la décaféination, du guarana ou de la synthèse ; l’étiquette peut préciser cette origine et l’analyse isotopique la vérifier.",
        en: "Friedlieb Runge isolated it in 1819 from coffee beans that Goethe had given him. Today it comes from decaffeination, guarana or synthesis; the label may state which, and isotope analysis can verify it.",
      },
    },
    {
      titre: { fr: "Moins d’amertume à masquer", en: "Less bitterness to mask" },
      description: {
        fr: "Quelques dizaines de milligrammes suffisent à rendre un liquide amer. La vésicule limite le contact de l’alcaloïde avec les papilles : moins d’édulcorant, moins d’arôme, une liste d’ingrédients plus courte.",
        en: "A few tens of milligrams are enough to make a liquid bitter. The vesicle limits contact between the alkaloid and the taste buds: less sweetener, less flavouring, a shorter ingredient list.",
      },
    },
    {
      titre: { fr: "Une dose homogène", en: "A uniform dose" },
      description: {
        fr: "Quand chaque gélule en contient peu, l’homogénéité du mélange devient critique, car un surdosage de caféine n’est pas anodin. Une poudre liposomale de teneur fixe se pèse plus facilement que l’actif pur et réduit les écarts entre gélules.",
        en: "When each capsule contains little, blend uniformity becomes critical, because an overdose of caffeine is no small matter. A liposomal powder of fixed strength is easier to weigh than the pure active and narrows the spread between capsules.",
      },
    },
    {
      titre: { fr: "Anhydre ou monohydrate", en: "Anhydrous or monohydrate" },
      description: {
        fr: "La Pharmacopée européenne décrit les deux formes. L’hydrate perd son eau à l’air sec, l’anhydre forme des grumeaux à l’air humide. Nous partons de la forme anhydre, dissoute avant encapsulation : la différence ne compte plus dans le produit fini.",
        en: "The European Pharmacopoeia describes both forms. The hydrate loses water in dry air; the anhydrous form lumps in damp air. We start from the anhydrous form, dissolved before encapsulation, so the difference no longer matters in the finished product.",
      },
    },
    {
      titre: { fr: "Un étiquetage obligatoire", en: "Mandatory labelling" },
      description: {
        fr: "Aucune allégation de santé n’est autorisée : votre discours repose sur l’origine, le format et la dose. La teneur par portion journalière figure en milligrammes à côté du nom, et la notice rappelle les autres sources de caféine de la journée.",
        en: "No health claim is authorised, so your message rests on origin, format and dose. Content per daily portion is printed in milligrams next to the name, and the leaflet mentions other sources of caffeine through the day.",
      },
    },
  ],
  product: false,
  related: ["l-theanine", "pea"],
  caution: {
    fr: "Étiquette : « Contient de la caféine. Déconseillé aux enfants et aux femmes enceintes », suivi de la teneur en mg par portion journalière, dans le champ visuel du nom. Maximum en France : 200 mg par portion journalière (arrêté du 26 septembre 2016). Tenez compte du guarana, du thé et du café.",
    en: "Label: ‘Contains caffeine. Not recommended for children or pregnant women’, followed by the mg per daily portion, in the same field of vision as the name. French maximum: 200 mg per daily portion (order of 26 September 2016). Take guarana, tea and coffee into account.",
  },
};
