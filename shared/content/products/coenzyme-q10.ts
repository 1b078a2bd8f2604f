import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 8,
  slug: "coenzyme-q10",
  name: { fr: "Coenzyme Q10", en: "Coenzyme Q10" },
  symbol: "Q10",
  category_id: 1,
  quantity: 30,
  actifs: null,
  bottle: "white",
  summary: {
    fr: "Ubiquinone de fermentation dispersée dans une membrane de phospholipides.",
    en: "Ubiquinone from fermentation, dispersed in a phospholipid membrane.",
  },
  actives: [
    {
      name: { fr: "Coenzyme Q10 (ubiquinone)", en: "Coenzyme Q10 (ubiquinone)" },
      dose: { fr: "100 mg", en: "100 mg" },
      path: "/liposomes/coenzyme-q10",
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: {
    fr: "1 gélule par jour, au repas principal",
    en: "1 capsule a day, with the main meal",
  },
  text: {
    fr: "Une molécule et sa membrane, rien d’autre : 100 mg d’ubiquinone par gélule. Obtenu par fermentation de levure, ce coenzyme orange fond vers 49 °C et recristallise dans l’huile ; une bicouche de phospholipides le garde dispersé et évite la capsule molle. La formule convient aux marques qui affichent un seul actif en grand. Aucune allégation n’est autorisée : l’étiquette donne la dose.",
    en: "One molecule and its membrane, nothing else: 100 mg of ubiquinone a capsule. Made by yeast fermentation, this orange coenzyme melts near 49 °C and recrystallises in oil; a phospholipid bilayer keeps it dispersed and does away with the softgel. The formula suits brands that print a single active in large type. No claim is authorised: the label states the dose.",
  },
  claims: [],
  caution: {
    fr: "Antivitamine K : jamais sans avis médical. Ne convient ni à l’enfant, ni à la femme enceinte ou allaitante.",
    en: "Vitamin K antagonists: never without medical advice. Unsuitable for children, in pregnancy and while breastfeeding.",
  },
};
