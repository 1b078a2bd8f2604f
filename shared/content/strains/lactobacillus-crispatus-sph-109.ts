import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-crispatus-sph-109",
  type: "probiotique",
  species: "Lactobacillus crispatus",
  code: "SPH 109",
  cfu: 100,
  categories: ["Femmes"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Bacille courbe du microbiote vaginal.</b> <i>Crispatus</i> signifie « frisé » : des cellules fines, courbes, sans spores. Anaérobie facultative et homofermentaire, elle fermente les produits du glycogène ; on la rencontre aussi chez les volailles.<br><br><b>Conventionnelle et hygroscopique.</b> La culture supporte mal le séchage ; la poudre titre 100 milliards d’UFC par gramme. Destinée à la voie orale, elle se met en gélules à faible hygrométrie, par petits lots.",
    en: "<b>A curved rod of the vaginal microbiota.</b> <i>Crispatus</i> means curled: thin, bent cells without spores. Facultatively anaerobic and homofermentative, it ferments the products of glycogen; poultry carry it as well.<br><br><b>Conventional and hygroscopic.</b> The culture withstands drying poorly; the powder holds 100 billion CFU a gram. Meant for oral use, it is filled at low humidity, in small batches.",
  },
  bienfaits: [
    {
      titre: { fr: "Classification des flores", en: "Flora classification" },
      description: {
        fr: "Les classifications du microbiote vaginal définissent un type par cette espèce. Les isomères de l’acide lactique et l’utilisation du glycogène y sont analysés ; ces travaux n’autorisent aucune allégation.",
        en: "Classifications of the vaginal microbiota define one type by this species. Lactic acid isomers and the use of glycogen are analysed there; none of this work supports a claim.",
      },
    },
    {
      titre: { fr: "Gélule en blister", en: "Capsules in blisters" },
      description: {
        fr: "HPMC à faible teneur en eau, blister alu-alu, boîte d’un mois : chaque prise est isolée de l’air. Le stick reste possible sur maltodextrine séchée. Un complément alimentaire s’avale : ni ovule ni application locale.",
        en: "Low-moisture HPMC, alu-alu blister, a one-month box: each unit is kept from air. A stick on dried maltodextrin remains possible. A food supplement is swallowed: neither pessaries nor local application.",
      },
    },
    {
      titre: { fr: "Humidité au remplissage", en: "Humidity during filling" },
      description: {
        fr: "Travailler en air sec au poste de remplissage et mesurer l’activité de l’eau (a<sub>w</sub>) de l’enveloppe comme de la poudre. Dénombrement sur MRS en anaérobiose ; identité par séquençage complet.",
        en: "Work in dry air at the filling station and measure the water activity (a<sub>w</sub>) of the shell as well as the powder. Plate count on anaerobic MRS; identity by full sequencing.",
      },
    },
  ],
};
