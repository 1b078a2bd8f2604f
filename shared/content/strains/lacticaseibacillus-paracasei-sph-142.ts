import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-paracasei-sph-142",
  type: "probiotique",
  species: "Lacticaseibacillus paracasei",
  code: "SPH 142",
  formerName: "Lactobacillus paracasei",
  cfu: 600,
  categories: ["Allergies/Immunité", "Peau"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère ORL", en: "Ear, nose and throat" },
  technologie: null,
  description: {
    fr: "<b>Acidifiante et facile à cultiver.</b> <i>L. paracasei</i> fermente laits, levains et fourrages. Bâtonnets à extrémités carrées, à Gram positif, anaérobies facultatifs, sans spores : l’espèce se cultive bien en grand volume.<br><br><b>Un titre VPRO® élevé.</b> À 600 milliards par gramme, enveloppe comprise, la souche trouve place dans une gélule de plantes presque pleine. La prédiluer toutefois, car 20 mg se répartissent mal seuls.",
    en: "<b>Acidifying and easy to grow.</b> <i>L. paracasei</i> ferments milks, sourdoughs and fodder. Square-ended rods, Gram-positive, facultatively anaerobic, with no spores: the species grows well in large volumes.<br><br><b>A high VPRO® count.</b> At 600 billion a gram, envelope included, the strain fits into a herbal capsule that is almost full. Pre-dilute all the same, as 20 mg on their own disperse poorly.",
  },
  bienfaits: [
    {
      titre: { fr: "Muqueuse nasale et IgE", en: "Nasal mucosa and IgE" },
      description: {
        fr: "Immunoglobulines E, cytokines, muqueuse nasale et surface de la peau sont les sujets des équipes, asiatiques pour la plupart. Les plans d’étude vont de la cellule isolée à la cohorte saisonnière.",
        en: "Immunoglobulin E, cytokines, nasal mucosa and the skin surface are the subjects of teams that are mostly Asian. Designs run from isolated cells to the seasonal cohort.",
      },
    },
    {
      titre: { fr: "Petite gélule ou appoint", en: "Small capsule or add-on" },
      description: {
        fr: "Le titre autorise une gélule de très petit volume, ou un simple ajout à un extrait végétal. Un sachet reste utile avec de la vitamine C enrobée ; l’acide ascorbique non enrobé est à exclure.",
        en: "The count allows a capsule of very small volume, or a simple addition to a plant extract. A sachet remains useful with coated vitamin C; uncoated ascorbic acid is to be excluded.",
      },
    },
    {
      titre: { fr: "Prédilution géométrique", en: "Geometric pre-dilution" },
      description: {
        fr: "Un pour cinq, puis un pour vingt, sur maltodextrine sèche : chaque étape se contrôle. Fixer la variation admise entre dix gélules en tenant compte de l’incertitude du dénombrement.",
        en: "One in five, then one in twenty, on dry maltodextrin: every step is checked. Set the variation allowed between ten capsules with plate-count uncertainty in mind.",
      },
    },
  ],
};
