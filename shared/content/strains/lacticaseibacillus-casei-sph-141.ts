import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-casei-sph-141",
  type: "probiotique",
  species: "Lacticaseibacillus casei",
  code: "SPH 141",
  formerName: "Lactobacillus casei",
  cfu: 400,
  categories: ["Allergies/Immunité", "Santé gastro-intestinale"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère immunitaire", en: "Immune area" },
  technologie: null,
  description: {
    fr: "<b>Casei des laits à boire.</b> Connue du public par de petites bouteilles lactées, l’espèce passe ici en poudre sèche et enrobée. La marque transpose une habitude de réfrigérateur en gélule ou en stick.",
    en: "<b>Casei of drinking milks.</b> Known to the public through small dairy bottles, here it becomes a dry coated powder. Brands can turn a refrigerator habit into a capsule or stick.",
  },
  bienfaits: [
    {
      titre: { fr: "Muqueuses et saisons", en: "Mucosa and seasons" },
      description: {
        fr: "Les travaux examinent les cellules de l’immunité innée, les anticorps salivaires et le suivi hivernal de populations actives ou âgées.",
        en: "Papers examine innate immune cells, salivary antibodies and winter follow-up of working or older populations.",
      },
    },
    {
      titre: { fr: "Stick familial", en: "Family stick" },
      description: {
        fr: "Deux grammes par stick, dose pesée sous contrôle gravimétrique, goût lait vanille sans lait : un cahier des charges fréquent pour cette souche.",
        en: "Two grams a stick, gravimetric weight control, a dairy-free vanilla milk taste: a frequent brief for this strain.",
      },
    },
  ],
};
