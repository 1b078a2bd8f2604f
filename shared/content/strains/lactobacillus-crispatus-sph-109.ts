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
    fr: "<b>La frisée.</b> <i>Crispatus</i> veut dire bouclé : des bacilles fins, courbes, sans spores. Anaérobie facultative et homofermentaire, l’espèce domine nombre de flores vaginales, où elle exploite le glycogène ; on la rencontre aussi chez les volailles.<br><br><b>Conventionnelle et hygroscopique.</b> Elle pousse lentement et sèche mal, ce que reflète un titre de 100 milliards. La poudre, destinée à la voie orale, se remplit à faible hygrométrie, par petites campagnes.",
    en: "<b>The curly one.</b> <i>Crispatus</i> means curled: thin, bent rods without spores. Facultatively anaerobic and homofermentative, the species dominates many vaginal floras, where it exploits glycogen; poultry carry it as well.<br><br><b>Conventional and hygroscopic.</b> It grows slowly and dries poorly, as a count of 100 billion reflects. Meant for oral use, the powder is filled at low humidity and in small campaigns.",
  },
  bienfaits: [
    {
      titre: { fr: "Types de flore", en: "Flora types" },
      description: {
        fr: "Les classifications du microbiote vaginal définissent un type par cette espèce. Isomères d’acide lactique, usage du glycogène et stabilité de la flore au fil du cycle sont les principaux sujets d’analyse.",
        en: "Classifications of the vaginal microbiota define one type by this species. Lactic acid isomers, the use of glycogen and the steadiness of the flora through the cycle are the main topics of analysis.",
      },
    },
    {
      titre: { fr: "Une gélule par jour", en: "One capsule a day" },
      description: {
        fr: "HPMC à faible teneur en eau, blister alu-alu, boîte d’un mois : le format limite les ouvertures. Le stick reste possible avec une base de maltodextrine séchée. Ni ovule ni usage local dans ce cadre.",
        en: "Low-moisture HPMC, alu-alu blister, a one-month box: the format keeps openings few. A stick on dried maltodextrin remains possible. Neither pessaries nor local use belong in this setting.",
      },
    },
    {
      titre: { fr: "Sécher la salle", en: "Dry the room" },
      description: {
        fr: "Viser 25 % d’humidité relative au poste de remplissage. Suivre l’a<sub>w</sub> de la gélule autant que celle de la poudre. MRS en anaérobiose pour le dénombrement, séquençage complet pour l’identité.",
        en: "Aim for 25% relative humidity at the filling station. Track the a<sub>w</sub> of the shell as closely as that of the powder. Anaerobic MRS for the plate count, full sequencing for identity.",
      },
    },
  ],
  products: ["probiotique-femme"],
};
