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
    fr: "<b>Espèce dédiée à Francis Gasser.</b> Séparée d’<i>acidophilus</i> en 1980, l’espèce honore un bactériologiste français. C’est un bâtonnet à Gram positif, sans spore, anaérobie facultatif et homofermentaire, présent dans l’intestin, la bouche et le vagin. Des yaourts japonais en contiennent.<br><br><b>Sans enrobage, en association.</b> Dosée à 100 milliards d’UFC par gramme, la poudre conventionnelle s’associe à d’autres lactobacilles. Elle prend l’humidité en quelques minutes : tamiser, mélanger, remplir sans pause.",
    en: "<b>A species named after Francis Gasser.</b> Split from <i>acidophilus</i> in 1980, the species honours a French bacteriologist. It is a Gram-positive rod, with no spore, facultatively anaerobic and homofermentative, carried in gut, mouth and vagina. Some Japanese yoghurts contain it.<br><br><b>Uncoated, for combinations.</b> Set at 100 billion CFU a gram, the conventional powder combines with other lactobacilli. It picks up moisture within minutes: sieve, blend and fill without a break.",
  },
  bienfaits: [
    {
      titre: { fr: "Gasséricines", en: "Gassericins" },
      description: {
        fr: "Certaines souches produisent des bactériocines, les gasséricines, dont l’une est un peptide circulaire. La présence de l’espèce sur les muqueuses est aussi étudiée. Chaque résultat vaut pour la souche examinée, non pour l’espèce.",
        en: "Some strains produce bacteriocins, the gassericins, one of which is a circular peptide. The presence of the species on mucous membranes is also studied. Each result holds for the strain examined, not the species.",
      },
    },
    {
      titre: { fr: "Gélule à deux lactobacilles", en: "Two-lactobacillus capsule" },
      description: {
        fr: "Un duo avec <i>L. crispatus</i> ou <i>L. rhamnosus</i> tient dans une taille 1. Le sachet convient aux doses plus hautes. Les formes à sucer, exposées à la salive et aux arômes, sont à laisser à d’autres espèces.",
        en: "A pairing with <i>L. crispatus</i> or <i>L. rhamnosus</i> fits a size 1. Sachets suit larger amounts. Forms to be sucked, exposed to saliva and flavourings, are better left to other species.",
      },
    },
    {
      titre: { fr: "Identité par le génome", en: "Identity by genome" },
      description: {
        fr: "Depuis 2018, <i>L. paragasseri</i> est une espèce séparée : demander une comparaison de génomes, non le seul 16S. Dans un duo, une PCR quantitative attribue à chaque souche sa part du compte total.",
        en: "Since 2018 <i>L. paragasseri</i> has been a species of its own: ask for a genome comparison, not 16S alone. In a pairing, quantitative PCR gives each strain its share of the total count.",
      },
    },
  ],
};
