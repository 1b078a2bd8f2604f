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
    en: "Fermented ubiquinone dispersed in a phospholipid membrane.",
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
    fr: "100 mg d’ubiquinone par gélule, et rien d’autre que sa membrane. Obtenu par fermentation de levure, ce coenzyme orange fond vers 48 °C et recristallise dans l’huile ; une bicouche de phospholipides le garde dispersé et évite la capsule molle. La formule parle aux marques qui affichent une seule molécule en grand. Aucune allégation n’est autorisée : l’étiquette donne la dose.",
    en: "100 mg of ubiquinone a capsule, and nothing but its membrane. Made by yeast fermentation, this orange coenzyme melts near 48°C and recrystallises in oil; a phospholipid bilayer keeps it dispersed and does away with the softgel. The formula speaks to brands that show a single molecule in large type. No claim is authorised: the label states the dose.",
  },
  claims: [],
  caution: {
    fr: "Traitement par antivitamine K : à proscrire sans avis médical. Ne convient ni à la femme enceinte, ni pendant l’allaitement, ni à l’enfant.",
    en: "With vitamin K antagonists, never without medical advice. Unsuitable in pregnancy, while breastfeeding, and for children.",
  },
};
