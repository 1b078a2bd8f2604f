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
    fr: "Le nom désigne une espèce et rien d’autre ; l’étiquette donne la souche, son numéro et le nombre de cellules garanti, six milliards d’UFC. S’y joignent 25 µg de chrome trivalent, soit 63 % de la référence. Le minéral, en liposomes secs fixés sur cellulose, ne touche pas la bactérie enrobée : deux poudres, un seul remplissage, moins de 3 % d’eau.",
    en: "The name denotes a species and nothing else; the label gives the strain, its number and the guaranteed count, six billion CFU. With it come 25 µg of trivalent chromium, 63% of the reference. The mineral, as dry liposomes on a cellulose carrier, does not touch the coated bacterium: two powders, one filling, less than 3% water.",
  },
  claims: [],
  caution: {
    fr: "Diabète sous traitement : consulter, à cause du chrome. Greffe ou chimiothérapie : pas de bactéries vivantes sans avis médical.",
    en: "Treated diabetes: consult, because of the chromium. Transplant or chemotherapy: no living bacteria without medical advice.",
  },
};
