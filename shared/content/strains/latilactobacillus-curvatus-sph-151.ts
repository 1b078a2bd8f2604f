import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "latilactobacillus-curvatus-sph-151",
  type: "probiotique",
  species: "Latilactobacillus curvatus",
  code: "SPH 151",
  formerName: "Lactobacillus curvatus",
  cfu: 50,
  categories: ["Métabolisme"],
  souche: "Souche VPRO®",
  action: { fr: "Équilibre métabolique", en: "Metabolic balance" },
  technologie: null,
  description: {
    fr: "<b>Bacille courbe.</b> Sa forme en croissant a donné son nom. Choucroute, kimchi et charcuteries crues l’hébergent. Psychrotrophe, il se cultive au frais ; VPRO® stabilise une cellule réputée fragile.",
    en: "<b>The curved rod.</b> Its crescent shape gave the name. Sauerkraut, kimchi and raw cured meats host it. A psychrotroph, it grows cool; VPRO® stabilises a cell known to be fragile.",
  },
  bienfaits: [
    {
      titre: { fr: "Tissu adipeux", en: "Adipose tissue" },
      description: {
        fr: "Associée à d’autres lactobacilles, l’espèce apparaît dans des études coréennes tournées vers la composition corporelle.",
        en: "Combined with other lactobacilli, the species appears in Korean studies that are turned towards body composition.",
      },
    },
    {
      titre: { fr: "En équipe", en: "In a team" },
      description: {
        fr: "Rarement employée seule, elle complète <i>L. plantarum</i> dans des rapports de un pour un ; ajuster par le titre réel de chaque lot.",
        en: "Rarely used alone, it complements <i>L. plantarum</i> in one-to-one ratios; adjust by the actual count of each batch.",
      },
    },
  ],
};
