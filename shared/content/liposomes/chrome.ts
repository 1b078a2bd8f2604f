import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "chrome",
  nom: { fr: "chrome", en: "chromium" },
  symbol: "Cr",
  type: "liposome",
  categories: ["minéral"],
  claimStatus: "authorised",
  description: {
    fr: "<b>Le picolinate de chrome</b> tient un ion de chrome trivalent entre trois molécules d’acide picolinique. Peu soluble dans l’eau, il se dose en microgrammes. Le liposome joue ici le rôle de support de dilution : le mélange reste homogène d’une gélule à l’autre et la poudre passe dans une boisson.",
    en: "<b>Chromium picolinate</b> holds one trivalent chromium ion between three molecules of picolinic acid. It barely dissolves in water and is weighed in micrograms. Carried by liposomes, it becomes a ready-made dilution that blends evenly from capsule to capsule and disperses in a drink or a stick.",
  },
  bienfaits: [
    {
      titre: { fr: "Glycémie", en: "Blood glucose" },
      claims: ["chromium/blood-glucose"],
    },
    {
      titre: { fr: "Macronutriments", en: "Macronutrients" },
      claims: ["chromium/macronutrients"],
    },
  ],
  product: false,
  related: ["zinc", "manganese"],
  caution: {
    fr: "Chrome trivalent exclusivement. Une personne traitée pour un diabète consulte son médecin avant toute prise. Aucune allégation de perte de poids n’existe pour ce minéral.",
    en: "Trivalent chromium only. Anyone treated for diabetes should see a doctor before taking it. No weight-loss claim exists for this mineral.",
  },
};
