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
    fr: "<b>1,3,7-triméthylxanthine.</b> Alcaloïde du café, du thé, du maté et du guarana, la caféine se présente en aiguilles blanches très amères, solubles à environ 20 g/l dans l’eau à 20 °C et bien davantage à chaud.<br><br><b>Dissoudre, puis refermer.</b> On la met en solution chaude, la membrane se forme autour, et le refroidissement la garde au cœur aqueux. Le liposome abaisse l’amertume perçue, fixe une teneur connue et évite que des aiguilles ne repoussent dans le liquide.<br><br><b>Un actif réglementé.</b> Dose journalière, mention d’avertissement et cumul avec les plantes caféinées se règlent avant le premier essai.",
    en: "<b>1,3,7-trimethylxanthine.</b> An alkaloid of coffee, tea, maté and guarana, caffeine forms very bitter white needles that dissolve at about 20 g/l in water at 20 °C and far more readily when hot.<br><br><b>Dissolve, then close.</b> It goes into hot solution, the membrane forms around it and cooling traps it in the aqueous core. A liposome lowers perceived bitterness, sets a known strength and prevents needles from growing back in the liquid.<br><br><b>A regulated active.</b> Daily dose, warning statement and addition with caffeine-bearing plants are settled before any trial begins.",
  },
  bienfaits: [
    {
      titre: { fr: "Isolée d’un grain de café", en: "Isolated from coffee beans" },
      description: {
        fr: "Friedlieb Runge l’isola en 1819, sur des grains que Goethe lui avait confiés. Elle s’obtient aujourd’hui par décaféination, depuis le guarana, ou par synthèse : l’étiquette peut distinguer ces origines, l’analyse isotopique les vérifie.",
        en: "Friedlieb Runge isolated it in 1819 from beans that Goethe had handed him. Modern sources are decaffeination, guarana and synthesis; a label may tell them apart, and isotope analysis can verify it.",
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
        fr: "À faible quantité par gélule, l’homogénéité du mélange devient critique, et la caféine ne pardonne pas l’excès. Une poudre liposomale à teneur fixe se pèse plus facilement qu’un actif pur et réduit les écarts entre unités.",
        en: "With little per capsule, blend uniformity becomes critical, and caffeine is no active to overdose. A liposomal powder of fixed strength is easier to weigh than the pure substance and narrows the spread between units.",
      },
    },
    {
      titre: { fr: "Anhydre ou monohydrate", en: "Anhydrous or monohydrate" },
      description: {
        fr: "Deux formes figurent à la Pharmacopée européenne. L’hydrate perd son eau à l’air sec, l’anhydre forme des grumeaux par temps humide ; nous partons de l’anhydre, dissous puis enfermé, et la question ne se pose plus dans le produit.",
        en: "The European Pharmacopoeia has two forms. The hydrate loses water in dry air, the anhydrous lumps in damp weather; we start from anhydrous, dissolve it and close it in, and the matter no longer arises in the product.",
      },
    },
    {
      titre: { fr: "Une étiquette exigeante", en: "A label with duties" },
      description: {
        fr: "Sans allégation autorisée pour les compléments, l’argumentaire tient à l’origine, au format et à la dose. La teneur par portion s’imprime en milligrammes à côté du nom, et la notice rappelle les autres sources de la journée.",
        en: "With no authorised claim, the story rests on origin, format and dose. Content per portion is printed in milligrams next to the name, and the leaflet recalls other sources through the day.",
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
