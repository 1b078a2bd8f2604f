import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "pediococcus-acidilactici-sph-127",
  type: "probiotique",
  species: "Pediococcus acidilactici",
  code: "SPH 127",
  cfu: 200,
  categories: ["Santé gastro-intestinale", "Allergies/Immunité"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Coccus en tétrades.</b> Ses cellules se rangent par quatre. On l’emploie pour fermenter saucissons et légumes, et il supporte des températures voisines de 50 °C. Atout : une bonne tenue pendant la fabrication.",
    en: "<b>The coccus in fours.</b> Its cells line up in tetrads. It ferments sausages and vegetables and stands temperatures close to 50°C. The benefit is good resilience during manufacture.",
  },
  bienfaits: [
    {
      titre: { fr: "Pédiocines et digestion", en: "Pediocins and digestion" },
      description: {
        fr: "Ses peptides antibactériens, les pédiocines, sont connus des technologues ; la digestion et la réponse des muqueuses viennent ensuite dans les travaux.",
        en: "Its antibacterial peptides, the pediocins, are familiar to technologists; digestion and the response of mucous membranes come next in the papers.",
      },
    },
    {
      titre: { fr: "Gommes et barres", en: "Gums and bars" },
      description: {
        fr: "Sa tolérance thermique ouvre des essais en gomme à mâcher ou en barre pressée à froid ; le point critique demeure l’eau libre de la matrice.",
        en: "Heat tolerance opens trials in chewing gum or cold-pressed bars; the critical point remains the free water of the matrix.",
      },
    },
  ],
};
