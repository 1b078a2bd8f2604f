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
    fr: "<b>Au nom de Gasser.</b> Séparée d’<i>acidophilus</i> en 1980, l’espèce honore un bactériologiste français. C’est un bâtonnet à Gram positif, sans spore, anaérobie facultatif et homofermentaire, que portent l’intestin, la bouche et le vagin. Des yaourts japonais la contiennent.<br><br><b>Sans enrobage, en association.</b> Dosée à 100 milliards par gramme, la poudre conventionnelle rejoint volontiers d’autres lactobacilles. Elle prend l’humidité en quelques minutes : tamiser, mélanger, remplir sans pause.",
    en: "<b>Gasser’s namesake.</b> Split from <i>acidophilus</i> in 1980, the species honours a French bacteriologist. It is a Gram-positive rod, with no spore, facultatively anaerobic and homofermentative, carried in gut, mouth and vagina. Some Japanese yoghurts contain it.<br><br><b>Uncoated, in company.</b> Set at 100 billion a gram, the conventional powder readily joins other lactobacilli. It picks up moisture within minutes: sieve, blend and fill without a break.",
  },
  bienfaits: [
    {
      titre: { fr: "Gasséricines et lipides", en: "Gassericins and lipids" },
      description: {
        fr: "Peptides circulaires nommés gasséricines, colonisation des muqueuses, devenir des lipides du repas : trois fils relient les articles consacrés à l’espèce. Ils s’étendent de la biochimie pure à l’essai nutritionnel.",
        en: "Circular peptides named gassericins, life on mucous membranes, the fate of meal lipids: three threads tie together the articles on the species, from pure biochemistry to nutrition trials.",
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
      titre: { fr: "Distinguer les jumeaux", en: "Telling twins apart" },
      description: {
        fr: "Depuis 2018, <i>L. paragasseri</i> est une espèce séparée : demander une comparaison de génomes, non un simple 16S. Dans un duo, une PCR quantitative attribue à chaque souche sa part du compte total.",
        en: "Since 2018 <i>L. paragasseri</i> has been a species of its own: ask for a genome comparison, not a mere 16S. In a pairing, quantitative PCR gives each strain its share of the total count.",
      },
    },
  ],
  products: ["gasseri", "probiotique-femme"],
};
