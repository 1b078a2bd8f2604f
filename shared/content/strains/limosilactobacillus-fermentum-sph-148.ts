import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "limosilactobacillus-fermentum-sph-148",
  type: "probiotique",
  species: "Limosilactobacillus fermentum",
  code: "SPH 148",
  formerName: "Lactobacillus fermentum",
  cfu: 100,
  categories: ["Métabolisme", "Protection du foie"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère métabolique", en: "Metabolic area" },
  technologie: null,
  description: {
    fr: "<b>Entre céréales et lait.</b> Céréales, laits et plantes en fermentation hébergent <i>L. fermentum</i>, bâtonnet hétérofermentaire sans spores que l’oxygène gêne peu. Plusieurs souches possèdent un cycle complet du glutathion. Le genre tire son nom de sa texture filante.<br><br><b>Pensée pour les polyphénols.</b> L’enveloppe VPRO® tient la cellule loin des catéchines et des tanins. À 100 milliards par gramme, elle se marie à un extrait sec en parts égales.",
    en: "<b>Between cereals and milk.</b> Fermenting cereals, milks and plants harbour <i>L. fermentum</i>, a heterofermentative rod with no spores that oxygen troubles little. Several strains own a complete glutathione cycle. The genus takes its name from a slimy texture.<br><br><b>Meant for polyphenols.</b> The VPRO® envelope keeps the cell away from catechins and tannins. At 100 billion a gram, it pairs with a dry extract in equal parts.",
  },
  bienfaits: [
    {
      titre: { fr: "Redox et lipides sanguins", en: "Redox and blood lipids" },
      description: {
        fr: "Potentiel redox intracellulaire, enzymes du glutathion, profil lipidique : ces mesures reviennent dans des études de petite taille. Le foie apparaît dans des modèles animaux, sans conclusion pour l’homme.",
        en: "Intracellular redox potential, glutathione enzymes, lipid profile: these measurements recur in studies of small size. The liver appears in animal models, with no conclusion for humans.",
      },
    },
    {
      titre: { fr: "Gélule aux polyphénols", en: "Dry polyphenol capsule" },
      description: {
        fr: "Pépin de raisin, thé vert ou olive : l’extrait et la souche partagent une taille 0 opaque. En stick, le goût tannique appelle du cacao. Les formes liquides restent interdites à un producteur de gaz.",
        en: "Grape seed, green tea or olive: extract and strain share an opaque size 0. In a stick, the tannic taste calls for cocoa. Liquid forms stay closed to a gas producer.",
      },
    },
    {
      titre: { fr: "Quand le tanin trompe", en: "When tannin misleads" },
      description: {
        fr: "Les catéchines précipitent les protéines de la gélose et abaissent le résultat. Valider un témoin enrichi, diluer davantage, recouper en cytométrie. L’enrobage, lui, impose un diluant tamponné.",
        en: "Catechins precipitate agar proteins and lower the result. Validate a spiked control, dilute further, cross-check by cytometry. The coat, for its part, demands a buffered diluent.",
      },
    },
  ],
};
