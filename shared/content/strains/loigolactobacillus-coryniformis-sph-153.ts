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
    fr: "<b>Des cellules en massue.</b> <i>L. coryniformis</i> évoque les corynébactéries par sa silhouette. Bacille court, à Gram positif, anaérobie facultatif, sans spore, il vit dans l’ensilage, les olives et certains fromages de chèvre espagnols.<br><br><b>Espèce peu courante, enrobée.</b> Peu cultivée dans l’industrie, elle arrive ici enrobée VPRO®, à 50 milliards par gramme. Prévoir un volume de gélule en conséquence et un dossier complet.",
    en: "<b>Club-shaped cells.</b> <i>L. coryniformis</i> recalls corynebacteria by its outline. A short Gram-positive rod, facultatively anaerobic, without spores, it lives in silage, olives and certain Spanish goat’s cheeses.<br><br><b>An uncommon species, coated.</b> Seldom grown by industry, it comes here under VPRO® coating, at 50 billion a gram. Plan capsule volume to match, and a complete file.",
  },
  bienfaits: [
    {
      titre: { fr: "Études sur laits fermentés", en: "Fermented milk studies" },
      description: {
        fr: "Des équipes espagnoles l’étudient dans des laits fermentés, avec une souche précise ; aucune allégation immunitaire n’en découle. La production de reutérine, trait partagé avec peu d’espèces, varie selon l’isolat.",
        en: "Spanish teams study it in fermented milks with one given strain; no immune claim follows. Reuterin production, a trait shared with few species, varies according to the isolate.",
      },
    },
    {
      titre: { fr: "Format découverte", en: "Trial-size format" },
      description: {
        fr: "Quinze gélules de taille 0 composent un essai de marché peu risqué. En sachet, une acérola neutralisée au carbonate convient. La pastille est à éviter, faute de recul sur la compression.",
        en: "Fifteen size 0 capsules make a low-risk market test. In a sachet, acerola neutralised with a carbonate fits. Lozenges should be avoided, for want of experience with compression.",
      },
    },
    {
      titre: { fr: "Préciser la sous-espèce", en: "Stating the subspecies" },
      description: {
        fr: "<i>Coryniformis</i> ou <i>torquens</i> : le génome le dit, la galerie non. Lire le profil antibiotique selon ISO 10932 avant tout contrat. Surdosage fixé sur trois lots, et non sur un.",
        en: "<i>Coryniformis</i> or <i>torquens</i>: the genome tells, the test strip does not. Read the antibiotic profile by ISO 10932 before any contract. Set overage from three lots, not from one.",
      },
    },
  ],
};
