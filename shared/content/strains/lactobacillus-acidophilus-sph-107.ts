import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-acidophilus-sph-107",
  type: "probiotique",
  species: "Lactobacillus acidophilus",
  code: "SPH 107",
  cfu: 300,
  categories: ["Santé gastro-intestinale", "Femmes"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Lactobacille historique.</b> Isolée en 1900 par l’Autrichien Ernst Moro, l’espèce accompagne depuis un siècle les laits dits acidophiles. Elle apporte un nom que le consommateur reconnaît et une poudre facile à mélanger.",
    en: "<b>A historic lactobacillus.</b> Isolated in 1900 by the Austrian Ernst Moro, the species has stood behind so-called acidophilus milks for a century. It brings a name consumers recognise and an easy-blending powder.",
  },
  bienfaits: [
    {
      titre: { fr: "Champ de recherche", en: "Field of research" },
      description: {
        fr: "Production d’acide lactique, protéines de surface, présence dans les flores digestive et vaginale : l’espèce est l’une des plus décrites parmi les lactobacilles.",
        en: "Lactic acid output, surface proteins, presence in the digestive and vaginal floras: few lactobacilli have been described in such detail.",
      },
    },
    {
      titre: { fr: "Contrôle du nombre", en: "Counting it" },
      description: {
        fr: "Le dénombrement sélectif s’appuie sur la norme laitière ISO 20128. Fixer dans le cahier des charges le milieu, la température et l’incertitude admise évite les litiges.",
        en: "Selective enumeration draws on the dairy standard ISO 20128. Writing medium, temperature and accepted uncertainty into the specification prevents disputes.",
      },
    },
  ],
};
