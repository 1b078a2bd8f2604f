import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 43,
  slug: "postbiotique",
  name: { fr: "Postbiotique", en: "Postbiotic" },
  symbol: "Po",
  category_id: 5,
  quantity: 30,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Cellules inactivées de L. plantarum et de L. rhamnosus, portées par PROLIPO®.",
    en: "Inactivated cells of L. plantarum and L. rhamnosus, carried by PROLIPO®.",
  },
  actives: [
    {
      name: {
        fr: "Lactiplantibacillus plantarum SPH 201",
        en: "Lactiplantibacillus plantarum SPH 201",
      },
      dose: { fr: "5 milliards de cellules", en: "5 billion cells" },
    },
    {
      name: {
        fr: "Lacticaseibacillus rhamnosus SPH 202",
        en: "Lacticaseibacillus rhamnosus SPH 202",
      },
      dose: { fr: "5 milliards de cellules", en: "5 billion cells" },
    },
  ],
  perDay: 1,
  openMonths: null,
  portion: {
    fr: "1 gélule par jour, même avec un thé chaud",
    en: "1 capsule a day, even with hot tea",
  },
  text: {
    fr: "Dix milliards de cellules, inactivées par chauffages répétés, comptées en cytométrie. Comme elles ne vivent plus, leur nombre ne baisse pas, et le surdosage disparaît de la fiche de fabrication. PROLIPO® les associe à des liposomes de phospholipides. Sirop, gélule ou poudre à boire : la même matière convient aux trois. Le mot postbiotique sert de nom, sans promesse attachée.",
    en: "Ten billion cells, inactivated by repeated heating and counted by cytometry. Since they no longer live, their number does not fall, and overage vanishes from the batch record. PROLIPO® combines them with phospholipid liposomes. Syrup, capsule or drinking powder: one material suits all three. The word postbiotic serves as a name, with no promise attached.",
  },
  claims: [],
  caution: {
    fr: "Allergie connue à l’un des composants : ne pas consommer. Nourrissons et patients hospitalisés : uniquement sur conseil du médecin.",
    en: "Known allergy to a component: do not consume. Infants and hospital patients: only on a doctor’s advice.",
  },
};
