import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-gasseri-sph-108",
  type: "probiotique",
  species: "Lactobacillus gasseri",
  code: "SPH 108",
  cfu: 100,
  categories: ["Femmes", "Métabolisme"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Lactobacille des muqueuses.</b> Baptisée en hommage au bactériologiste François Gasser, l’espèce vit dans l’intestin, la bouche et les voies intimes. En poudre conventionnelle, elle s’associe volontiers à d’autres lactobacilles.",
    en: "<b>Mucosal lactobacillus.</b> Named in honour of the bacteriologist François Gasser, the species lives in the gut, the mouth and the intimate tract. As a conventional powder it teams up readily with other lactobacilli.",
  },
  bienfaits: [
    {
      titre: { fr: "Ce que l’on étudie", en: "What researchers study" },
      description: {
        fr: "Les auteurs décrivent les bactériocines de l’espèce, son implantation sur les muqueuses et, plus récemment, les volets lipidique et pondéral.",
        en: "Authors describe the bacteriocins of the species, how it settles on mucous membranes and, more recently, lipid and body-weight questions.",
      },
    },
    {
      titre: { fr: "Associer les souches", en: "Combining strains" },
      description: {
        fr: "Les duos avec <i>L. crispatus</i> ou <i>L. rhamnosus</i> sont classiques. Compter chaque souche à part reste délicat ; la PCR aide à vérifier leur présence.",
        en: "Pairings with <i>L. crispatus</i> or <i>L. rhamnosus</i> are classic. Counting each one separately is tricky; PCR helps confirm that both are there.",
      },
    },
  ],
};
