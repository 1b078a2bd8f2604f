import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "latilactobacillus-sakei-sph-122",
  type: "probiotique",
  species: "Latilactobacillus sakei",
  code: "SPH 122",
  formerName: "Lactobacillus sakei",
  cfu: 100,
  categories: ["Peau", "Métabolisme"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Lactobacille du saké.</b> Trouvé en 1934 dans un pied de cuve de saké, il anime aussi le kimchi et les saucissons secs. Il supporte le froid et le sel. Une origine asiatique lisible pour une gamme beauté.",
    en: "<b>The sake lactobacillus.</b> Found in 1934 in a sake starter, it also drives kimchi and dry sausages. It tolerates cold and salt. A readable Asian origin for a beauty range.",
  },
  bienfaits: [
    {
      titre: { fr: "Des travaux coréens", en: "Korean publications" },
      description: {
        fr: "Une part notable des publications vient de Corée ; elles abordent la peau sensible, la composition corporelle et l’activité des extraits de kimchi.",
        en: "A fair share of the papers comes from Korea; they address sensitive skin, body composition and the activity of kimchi extracts.",
      },
    },
    {
      titre: { fr: "Gamme courte", en: "A short range" },
      description: {
        fr: "Le titre se prête à une gélule d’accompagnement, aux côtés du zinc apporté dans une gélule séparée : les sels métalliques et les cellules s’entendent mal.",
        en: "This count suits a companion capsule, next to zinc supplied in a separate one: metal salts and cells get on badly.",
      },
    },
  ],
};
