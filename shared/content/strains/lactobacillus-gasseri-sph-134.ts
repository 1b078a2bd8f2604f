import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-gasseri-sph-134",
  type: "probiotique",
  species: "Lactobacillus gasseri",
  code: "SPH 134",
  cfu: 200,
  categories: ["Métabolisme", "Femmes"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère métabolique", en: "Metabolic area" },
  technologie: null,
  description: {
    fr: "<b>Gasseri enrobé.</b> Habitante des muqueuses, l’espèce est aussi cultivée au Japon dans des yaourts. Le traitement VPRO® lui donne une poudre moins sensible à l’humidité du pilulier.",
    en: "<b>Coated gasseri.</b> A dweller of mucous membranes, the species is also grown in Japan for yoghurts. VPRO® treatment gives it a powder less sensitive to moisture inside the bottle.",
  },
  bienfaits: [
    {
      titre: { fr: "Lipides alimentaires", en: "Dietary lipids" },
      description: {
        fr: "La littérature japonaise l’aborde par le devenir des graisses du repas ; ces recherches demeurent propres à leurs souches.",
        en: "Japanese literature approaches it through the fate of fats from the meal; that research remains specific to its own strains.",
      },
    },
    {
      titre: { fr: "Un duo avec fibres", en: "Paired with fibre" },
      description: {
        fr: "Glucomannane et lactobacille cohabitent en sachet double compartiment ; en gélule, la fibre gonfle et occupe l’essentiel du volume.",
        en: "Glucomannan and lactobacillus live side by side in a two-chamber sachet; in capsules the fibre swells and takes most of the volume.",
      },
    },
  ],
};
