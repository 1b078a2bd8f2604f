import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-helveticus-sph-136",
  type: "probiotique",
  species: "Lactobacillus helveticus",
  code: "SPH 136",
  cfu: 300,
  categories: ["Santé mentale"],
  souche: "Souche VPRO®",
  action: { fr: "Axe intestin-cerveau", en: "Gut-brain axis" },
  technologie: null,
  description: {
    fr: "<b>Helveticus pour formules sèches.</b> Thermophile, venue des fromages alpins, l’espèce sait découper la caséine. L’enrobage VPRO® facilite son emploi dans une gélule multi-actifs à base de vitamines B.",
    en: "<b>Helveticus for dry formulas.</b> A thermophile from Alpine cheeses, the species knows how to cut casein. VPRO® coating eases its use in a multi-active capsule built on B vitamins.",
  },
  bienfaits: [
    {
      titre: { fr: "Champ des psychobiotiques", en: "The psychobiotic field" },
      description: {
        fr: "Le mot désigne un champ où cette espèce revient souvent, seule ou avec une bifidobactérie, dans des protocoles sur l’humeur ou la cognition.",
        en: "The word covers a field in which this species often appears, alone or with a bifidobacterium, in protocols on mood or cognition.",
      },
    },
    {
      titre: { fr: "Avec vitamines B", en: "With B vitamins" },
      description: {
        fr: "La riboflavine colore, la niacine est hygroscopique sous certaines formes : choisir le nicotinamide granulé et un ordre d’incorporation tardif.",
        en: "Riboflavin stains and some grades of niacin take up water: choose granulated nicotinamide and add the strain late.",
      },
    },
  ],
};
