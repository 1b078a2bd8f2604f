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
    fr: "<b>La mangeuse d’amidon.</b> Décrite en 1981 dans du maïs en fermentation, <i>L. amylovorus</i> hydrolyse l’amidon, talent rare chez les lactobacilles. Ce bâtonnet homofermentaire, anaérobie facultatif, sans spores, vit aussi dans les levains et l’intestin du porc.<br><br><b>VPRO® à 50 milliards.</b> L’enveloppe occupe une part du grain : compter 200 mg pour dix milliards. Éviter les amidons prégélatinisés, humides, au profit d’une fibre de pois inerte.",
    en: "<b>The starch eater.</b> Described in 1981 from fermenting corn, <i>L. amylovorus</i> hydrolyses starch, a rare talent among lactobacilli. A homofermentative rod, facultatively anaerobic, with no spores, it also lives in sourdoughs and the pig intestine.<br><br><b>VPRO® at 50 billion.</b> The envelope takes up part of the grain: count 200 mg for ten billion. Avoid damp pregelatinised starches in favour of an inert pea fibre.",
  },
  bienfaits: [
    {
      titre: { fr: "Amylases et énergie", en: "Amylases and energy" },
      description: {
        fr: "Les amylases de surface intéressent d’abord les boulangers et les zootechniciens. La nutrition humaine y vient par la composition corporelle et le bilan énergétique, sur un corpus encore court.",
        en: "Surface amylases interest bakers and animal scientists first. Human nutrition comes to the species by way of body composition and energy balance, on a body of papers that is still short.",
      },
    },
    {
      titre: { fr: "Sachet de fibres", en: "Sachet of fibre" },
      description: {
        fr: "La masse requise plaide pour un sachet de deux grammes, avec fibre de pois micronisée. En gélule, prévoir une taille 00 ou deux prises. Une barre céréalière sèche se teste au cas par cas.",
        en: "The mass needed argues for a two-gram sachet with micronised pea fibre. As capsules, plan a size 00 or two units. A dry cereal bar is tested case by case.",
      },
    },
    {
      titre: { fr: "Espèce rare, dossier complet", en: "Rare species, full file" },
      description: {
        fr: "Historique de consommation, profil de résistance selon ISO 10932, génome entier : réunir les pièces avant le premier essai. Le compte se fait après une dispersion prolongée de l’enveloppe.",
        en: "History of consumption, resistance profile by ISO 10932, whole genome: gather the documents before the first trial. The count follows a prolonged dispersion of the envelope.",
      },
    },
  ],
};
