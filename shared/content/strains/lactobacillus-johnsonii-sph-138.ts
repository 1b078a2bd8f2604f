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
    fr: "<b>Reconnaissable par son ADN.</b> <i>L. johnsonii</i> partage la silhouette des autres lactobacilles du groupe <i>acidophilus</i> : bâtonnet, Gram positif, ni spore ni mobilité. Il fermente les sucres essentiellement en acide lactique et vit dans l’intestin.<br><br><b>Pour un format de voyage.</b> Enrobée par VPRO®, à 100 milliards d’UFC par gramme, la souche peut être proposée en blister de poche, hors réfrigérateur, si un essai à 30 °C le confirme.",
    en: "<b>Recognised by its DNA.</b> <i>L. johnsonii</i> shares the outline of the other lactobacilli in the <i>acidophilus</i> group: a rod, Gram-positive, neither spores nor motility. It ferments sugars essentially to lactic acid and lives in the intestine.<br><br><b>For a travel format.</b> Coated by VPRO®, at 100 billion CFU a gram, the strain can be offered in a pocket blister, out of the refrigerator, if a trial at 30 °C confirms it.",
  },
  bienfaits: [
    {
      titre: { fr: "Peau : sujet d’étude", en: "Skin as a research subject" },
      description: {
        fr: "Des dermatologues et des gastro-entérologues ont publié sur l’espèce, chacun avec une souche précise. Ces résultats restent propres à la souche testée et ne peuvent figurer sur une étiquette.",
        en: "Dermatologists and gastroenterologists have published on the species, each with one given strain. Those results belong to the strain tested and cannot appear on a label.",
      },
    },
    {
      titre: { fr: "Blister de voyage", en: "Travel blister" },
      description: {
        fr: "Gélule de taille 2, alvéoles alu-alu, étui mince : le conditionnement compte beaucoup dans la stabilité. L’autre forme est un stick avec peptides marins, à diluer dans l’eau fraîche et à boire aussitôt.",
        en: "Size 2 capsule, alu-alu cavities, slim carton: packaging matters greatly to stability. The other form is a stick with marine peptides, stirred into cool water and drunk at once.",
      },
    },
    {
      titre: { fr: "Essai de transport", en: "Transport test" },
      description: {
        fr: "Soumettre dix étuis à des cycles de 5 à 40 °C, puis compter. Ce test complète l’étude de stabilité classique. Le profil génomique de chaque lot libéré est archivé.",
        en: "Put ten cartons through cycles from 5 to 40 °C, then count. This test completes the usual stability study. The genomic profile of each released lot is kept on file.",
      },
    },
  ],
};
