import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "loigolactobacillus-coryniformis-sph-153",
  type: "probiotique",
  species: "Loigolactobacillus coryniformis",
  code: "SPH 153",
  formerName: "Lactobacillus coryniformis",
  cfu: 50,
  categories: ["Allergies/Immunité"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère immunitaire", en: "Immune area" },
  technologie: null,
  description: {
    fr: "<b>Lactobacille du fromage de chèvre.</b> Ses cellules en massue rappellent les corynébactéries. On le trouve dans l’ensilage, les olives et des fromages de chèvre artisanaux. Une espèce d’initiés, rendue plus maniable par enrobage.",
    en: "<b>Goat’s cheese lactobacillus.</b> Its club-shaped cells recall corynebacteria. Silage, olives and artisan goat’s cheeses harbour it. An insiders’ species, made easier to handle by coating.",
  },
  bienfaits: [
    {
      titre: { fr: "Reutérine et réponse immune", en: "Reuterin and immune response" },
      description: {
        fr: "Certaines souches fabriquent de la reutérine ; les études espagnoles l’évoquent chez le senior et dans l’alimentation fermentée.",
        en: "Some strains produce reuterin; Spanish studies mention the species in older adults and fermented diets.",
      },
    },
    {
      titre: { fr: "Produit saisonnier", en: "Seasonal product" },
      description: {
        fr: "Quinze gélules suffisent à un format découverte. Avec acérola, neutraliser l’acidité par un carbonate pour ménager les cellules.",
        en: "Fifteen capsules make a trial size. With acerola, buffer the acidity with a carbonate to spare the cells.",
      },
    },
  ],
};
