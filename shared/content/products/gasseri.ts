import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 40,
  slug: "gasseri",
  name: { fr: "Gasseri", en: "Gasseri" },
  symbol: "Lg",
  category_id: 5,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Lactobacillus gasseri SPH 134 et chrome liposomal dans une gélule sèche.",
    en: "Lactobacillus gasseri SPH 134 and liposomal chromium in a dry capsule.",
  },
  actives: [
    {
      name: { fr: "Lactobacillus gasseri SPH 134", en: "Lactobacillus gasseri SPH 134" },
      dose: { fr: "6 milliards d’UFC", en: "6 billion CFU" },
      path: "/probiotiques/lactobacillus-gasseri-sph-134",
    },
    {
      name: { fr: "Chrome (picolinate)", en: "Chromium (picolinate)" },
      dose: { fr: "25 µg", en: "25 µg" },
      nutrient: "chromium",
      path: "/liposomes/chrome",
    },
  ],
  perDay: 2,
  openMonths: null,
  portion: { fr: "2 gélules par jour, matin et midi", en: "2 capsules a day, morning and noon" },
  text: {
    fr: "Six milliards d’UFC de gasseri et 25 µg de chrome trivalent, à 63 % de la référence. Le minéral, en liposomes secs, ne touche pas la bactérie : deux poudres, un seul remplissage, moins de 3 % d’eau. Le nom désigne une espèce et rien d’autre ; l’étiquette nomme la souche, son numéro et le nombre de cellules garanti. Deux gélules, un mois.",
    en: "Six billion CFU of gasseri and 25 µg of trivalent chromium, 63% of the reference. The mineral, as dry liposomes, does not touch the bacterium: two powders, one filling, less than 3% water. The name means a species and nothing else; the label gives the strain, its number and the guaranteed count. Two capsules, one month.",
  },
  claims: [],
  caution: {
    fr: "Diabète sous traitement : consulter, à cause du chrome. Greffe ou chimiothérapie : ne pas prendre de bactéries vivantes sans avis.",
    en: "Treated diabetes: consult, because of the chromium. Transplant or chemotherapy: no living bacteria without advice.",
  },
};
