import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-amylovorus-sph-139",
  type: "probiotique",
  species: "Lactobacillus amylovorus",
  code: "SPH 139",
  cfu: 50,
  categories: ["Métabolisme"],
  souche: "Souche VPRO®",
  action: { fr: "Métabolisme des amidons", en: "Starch metabolism" },
  technologie: null,
  description: {
    fr: "<b>Une espèce amylolytique.</b> Décrite en 1981 dans du maïs en fermentation, <i>L. amylovorus</i> hydrolyse l’amidon, capacité rare chez les lactobacilles. Ce bâtonnet homofermentaire, anaérobie facultatif, sans spores, vit aussi dans les levains et l’intestin du porc.<br><br><b>VPRO® à 50 milliards.</b> L’enveloppe occupe une part du grain : compter 200 mg pour dix milliards d’UFC. Éviter les amidons prégélatinisés, humides, au profit d’une fibre de pois inerte.",
    en: "<b>A starch-degrading lactobacillus.</b> Described in 1981 from fermenting maize, <i>L. amylovorus</i> hydrolyses starch, a rare ability among lactobacilli. A homofermentative rod, facultatively anaerobic, with no spores, it also lives in sourdoughs and the pig intestine.<br><br><b>VPRO® at 50 billion.</b> The envelope takes up part of the grain: allow 200 mg for ten billion CFU. Avoid damp pregelatinised starches in favour of an inert pea fibre.",
  },
  bienfaits: [
    {
      titre: { fr: "Amylases et énergie", en: "Amylases and energy" },
      description: {
        fr: "Les amylases de surface intéressent d’abord les boulangers et les zootechniciens. En nutrition humaine, quelques travaux portent sur le bilan énergétique ; ils sont trop peu nombreux pour conclure.",
        en: "Surface amylases interest bakers and animal scientists first. In human nutrition, a few papers look at energy balance; they are too few to draw a conclusion.",
      },
    },
    {
      titre: { fr: "Sachet de fibres", en: "Sachet of fibre" },
      description: {
        fr: "La masse nécessaire oriente vers un sachet de deux grammes, avec fibre de pois micronisée. En gélule, prévoir une taille 0. Une barre céréalière sèche se teste au cas par cas.",
        en: "The mass needed favours a two-gram sachet with micronised pea fibre. In capsules, plan on a size 0. A dry cereal bar is tested case by case.",
      },
    },
    {
      titre: { fr: "Espèce rare, dossier complet", en: "Rare species, full file" },
      description: {
        fr: "Historique de consommation, profil de résistance selon ISO 10932, génome entier : réunir les pièces avant le premier essai. Dénombrer après une dispersion prolongée de l’enveloppe.",
        en: "History of consumption, resistance profile by ISO 10932, whole genome: gather the documents before the first trial. Count after prolonged dispersion of the envelope.",
      },
    },
  ],
};
