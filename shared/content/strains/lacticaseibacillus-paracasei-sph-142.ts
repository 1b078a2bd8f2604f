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
    fr: "<b>Acidifiante et endurante.</b> <i>L. paracasei</i> fermente laits, levains et fourrages. Bâtonnets carrés aux extrémités, Gram positif, anaérobie facultatif, sans spores : l’espèce est l’une des plus faciles à cultiver en grand volume.<br><br><b>Un titre VPRO® élevé.</b> À 600 milliards par gramme sous enveloppe, la dose se loge en marge d’une gélule de plantes déjà pleine. Prédiluer toutefois, car 20 mg se répartissent mal seuls.",
    en: "<b>Souring and hardy.</b> <i>L. paracasei</i> ferments milks, sourdoughs and fodder. Square-ended rods, Gram-positive, facultatively anaerobic, with no spores: few species are as easy to grow in large volume.<br><br><b>A high VPRO® count.</b> At 600 billion a gram under an envelope, the amount fits at the edge of a herbal capsule already full. Pre-dilute all the same, as 20 mg spread badly on their own.",
  },
  bienfaits: [
    {
      titre: { fr: "Muqueuse nasale et IgE", en: "Nasal mucosa and IgE" },
      description: {
        fr: "Immunoglobulines E, cytokines, muqueuse nasale et film cutané sont les mots-clés des équipes, asiatiques pour la plupart. Les plans d’étude vont de la cellule isolée à la cohorte saisonnière.",
        en: "Immunoglobulin E, cytokines, nasal mucosa and the skin film are the keywords of teams that are mostly Asian. Designs run from the isolated cell to the seasonal cohort.",
      },
    },
    {
      titre: { fr: "Taille 3 ou appoint", en: "Size 3 or top-up" },
      description: {
        fr: "Le titre autorise une gélule de très petit volume, ou un simple ajout à un extrait végétal. Un sachet reste utile en duo avec la vitamine C enrobée, l’acide nu étant à exclure.",
        en: "The count allows a capsule of very small volume, or a mere addition to a plant extract. A sachet stays useful beside coated vitamin C; the uncoated acid is best left out.",
      },
    },
    {
      titre: { fr: "Prédilution géométrique", en: "Geometric pre-dilution" },
      description: {
        fr: "Un pour cinq, puis un pour vingt, sur maltodextrine sèche : chaque étape se contrôle. Viser un écart-type relatif inférieur à 10 % sur dix gélules, en tenant compte de l’incertitude du dénombrement.",
        en: "One in five, then one in twenty, on dry maltodextrin: every step is checked. Aim for a relative standard deviation under 10% on ten capsules, allowing for plate-count uncertainty.",
      },
    },
  ],
};
