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
    fr: "<b>Isolée de l’homme.</b> <i>L. rhamnosus</i> colonise par intermittence le côlon humain et se plaît dans les yaourts à boire. C’est un bacille sans spores, anaérobie facultatif, qui fait surtout de l’acide lactique L.<br><br><b>Enrobée pour vivre avec les plantes.</b> Stabilisée par VPRO®, la cellule s’écarte de l’eau et des actifs d’un mélange végétal. À 300 milliards par gramme, elle laisse de la place à trois autres souches.",
    en: "<b>Isolated from humans.</b> <i>L. rhamnosus</i> colonises the human colon on and off and enjoys drinking yoghurts. It is a rod with no spores, facultatively anaerobic, making L-lactic acid above all.<br><br><b>Coated to live with herbs.</b> Stabilised by VPRO®, the cell is parted from the water and the actives of a plant blend. At 300 billion a gram, it leaves room for three other strains.",
  },
  bienfaits: [
    {
      titre: { fr: "Vie dans le côlon", en: "Life in the colon" },
      description: {
        fr: "Comment la bactérie cohabite-t-elle avec la flore résidente et que perçoit l’épithélium ? Les équipes répondent par métagénomique, organoïdes et cultures en fermenteur, puis par le suivi de volontaires.",
        en: "How does the bacterium live beside resident flora, and what does the epithelium perceive? Teams answer with metagenomics, organoids and fermenter cultures, then by following volunteers.",
      },
    },
    {
      titre: { fr: "Quatre souches, une HPMC", en: "Four strains, one HPMC" },
      description: {
        fr: "L’espèce sert de pilier aux gélules qui réunissent deux lactobacilles et deux bifidobactéries. Le sachet accueille la même recette avec gomme d’acacia. En comprimé, préserver l’enveloppe par une force basse.",
        en: "The species is a pillar of capsules that join two lactobacilli and two bifidobacteria. A sachet takes the same recipe plus acacia gum. In tablets, spare the envelope with a low force.",
      },
    },
    {
      titre: { fr: "Extraits secs, vraiment", en: "Dry extracts, truly dry" },
      description: {
        fr: "Refuser un extrait au-dessus de 5 % de perte à la dessiccation. Ajouter la souche dans les trois dernières minutes. La stabilité se lit en log perdu par mois, à 25 °C.",
        en: "Refuse any extract above 5% loss on drying. Add the strain in the last three minutes of mixing. Read stability as log lost a month, at 25°C, on the finished pack.",
      },
    },
  ],
  products: ["flore-equilibre"],
};
