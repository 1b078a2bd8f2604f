import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-rhamnosus-sph-131",
  type: "probiotique",
  species: "Lacticaseibacillus rhamnosus",
  code: "SPH 131",
  formerName: "Lactobacillus rhamnosus",
  cfu: 300,
  categories: ["Santé gastro-intestinale", "Allergies/Immunité"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère digestive", en: "Digestive area" },
  technologie: null,
  description: {
    fr: "<b>Isolée de l’homme.</b> <i>L. rhamnosus</i> colonise par intermittence le côlon humain et s’emploie dans les yaourts à boire. C’est un bacille sans spores, anaérobie facultatif, qui produit surtout de l’acide lactique L.<br><br><b>Enrobée pour les formules à plantes.</b> Stabilisée par VPRO®, la cellule est séparée de l’eau et des actifs d’un mélange végétal. À 300 milliards par gramme, elle laisse de la place à trois autres souches.",
    en: "<b>Isolated from humans.</b> <i>L. rhamnosus</i> colonises the human colon intermittently and is used in drinking yoghurts. It is a rod with no spores, facultatively anaerobic, producing mainly L-lactic acid.<br><br><b>Coated for herbal formulas.</b> Stabilised by VPRO®, the cell is separated from the water and the actives of a plant blend. At 300 billion a gram, it leaves room for three other strains.",
  },
  bienfaits: [
    {
      titre: { fr: "Vie dans le côlon", en: "Life in the colon" },
      description: {
        fr: "Comment la bactérie cohabite-t-elle avec la flore résidente et comment l’épithélium y réagit-il ? Les équipes répondent par métagénomique, organoïdes et cultures en fermenteur, puis par le suivi de volontaires.",
        en: "How does the bacterium live beside resident flora, and how does the epithelium react? Teams answer with metagenomics, organoids and fermenter cultures, then by following volunteers.",
      },
    },
    {
      titre: { fr: "Quatre souches en gélule", en: "Four strains in a capsule" },
      description: {
        fr: "L’espèce est courante dans les gélules qui réunissent deux lactobacilles et deux bifidobactéries. Le sachet accueille la même recette avec gomme d’acacia. En comprimé, une force de compression basse préserve l’enveloppe.",
        en: "The species is common in capsules that combine two lactobacilli and two bifidobacteria. A sachet takes the same recipe plus acacia gum. In tablets, a low compression force preserves the envelope.",
      },
    },
    {
      titre: { fr: "Des extraits vraiment secs", en: "Dry extracts, truly dry" },
      description: {
        fr: "Refuser un extrait au-dessus de 5 % de perte à la dessiccation. Ajouter la souche dans les trois dernières minutes. La stabilité s’exprime en log perdu par mois, à 25 °C.",
        en: "Refuse any extract above 5% loss on drying. Add the strain in the last three minutes of mixing. Express stability as log lost per month, at 25 °C, on the finished pack.",
      },
    },
  ],
};
