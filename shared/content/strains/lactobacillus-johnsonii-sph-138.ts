import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-johnsonii-sph-138",
  type: "probiotique",
  species: "Lactobacillus johnsonii",
  code: "SPH 138",
  cfu: 100,
  categories: ["Peau"],
  souche: "Souche VPRO®",
  action: { fr: "Axe intestin-peau", en: "Gut-skin axis" },
  technologie: null,
  description: {
    fr: "<b>Proche à l’œil, distincte par l’ADN.</b> <i>L. johnsonii</i> partage la silhouette des autres lactobacilles du groupe <i>acidophilus</i> : bâtonnet, Gram positif, ni spore ni mobilité. Il fermente les sucres en acide lactique seul et peuple l’intestin grêle.<br><br><b>Une cellule qui voyage.</b> Stabilisée par VPRO®, elle accepte un blister de poche et des semaines de valise, sous réserve d’un essai à 30 °C. Le grain, régulier, se dose sans lubrifiant supplémentaire.",
    en: "<b>Alike by eye, apart by DNA.</b> <i>L. johnsonii</i> shares the outline of the other lactobacilli in the <i>acidophilus</i> group: a rod, Gram-positive, neither spores nor motility. It ferments sugars to lactic acid alone and populates the small intestine.<br><br><b>A cell that travels.</b> Stabilised by VPRO®, it accepts a pocket blister and weeks in a suitcase, subject to a trial at 30°C. The even grain doses without extra lubricant.",
  },
  bienfaits: [
    {
      titre: { fr: "Cellules de Langerhans", en: "Langerhans cells" },
      description: {
        fr: "Les dermatologues l’abordent par les cellules présentatrices de l’épiderme et par la réponse de la peau à la lumière. Les gastro-entérologues, eux, regardent sa rencontre avec les espèces de l’estomac.",
        en: "Dermatologists approach it through the antigen-presenting cells of the epidermis and the response of skin to light. Gastroenterologists, for their part, look at its encounter with the species of the stomach.",
      },
    },
    {
      titre: { fr: "Blister de voyage", en: "Travel blister" },
      description: {
        fr: "Alvéoles alu-alu, une taille 2, étui mince : le conditionnement fait la moitié de la stabilité. Un stick de peptides marins est l’alternative, à boire dans l’eau fraîche et sans délai.",
        en: "Alu-alu cavities, a size 2, a slim carton: packaging does half the work of stability. A stick of marine peptides is the alternative, drunk in cool water and without delay.",
      },
    },
    {
      titre: { fr: "Cycle chaud et froid", en: "Hot and cold cycles" },
      description: {
        fr: "Soumettre dix étuis à des cycles de 5 à 40 °C, puis compter. Ce test de transport complète la stabilité classique. Le lot libéré porte un profil génomique archivé.",
        en: "Put ten cartons through cycles from 5 to 40°C, then count. This transport test completes the usual stability study. A released lot carries a genomic profile on file.",
      },
    },
  ],
};
