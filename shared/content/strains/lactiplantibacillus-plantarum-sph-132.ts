import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactiplantibacillus-plantarum-sph-132",
  type: "probiotique",
  species: "Lactiplantibacillus plantarum",
  code: "SPH 132",
  formerName: "Lactobacillus plantarum",
  cfu: 400,
  categories: ["Santé gastro-intestinale", "Métabolisme"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère métabolique", en: "Metabolic area" },
  technologie: null,
  description: {
    fr: "<b>Généraliste des légumes lactofermentés.</b> <i>L. plantarum</i> assimile pentoses, hexoses et dérivés phénoliques. Bâtonnet droit, sans spore, anaérobie facultatif, capable de pousser à 15 °C : ce profil explique sa présence sur de nombreuses plantes.<br><br><b>400 milliards et de la place.</b> Avec 25 mg pour dix milliards d’UFC, il reste du volume dans la gélule pour du chrome ou des fibres. L’enveloppe VPRO® sépare la cellule des sels métalliques.",
    en: "<b>Generalist of fermented vegetables.</b> <i>L. plantarum</i> takes up pentoses, hexoses and phenolic derivatives. A straight rod with no spore, a facultative anaerobe able to grow at 15 °C: that profile explains why it occurs on so many plants.<br><br><b>400 billion, and room left.</b> With 25 mg for ten billion CFU, the capsule has room for chromium or fibres. The VPRO® envelope separates the cell from metal salts.",
  },
  bienfaits: [
    {
      titre: { fr: "Glucides, lipides, fibres", en: "Carbohydrates, lipids, fibres" },
      description: {
        fr: "Hydrolase des sels biliaires, acides gras à chaîne courte, transformation des polyphénols : ces trois sujets s’étudient au laboratoire, puis dans des cohortes nutritionnelles, avec des résultats propres à chaque souche.",
        en: "Bile salt hydrolase, short-chain fatty acids, conversion of polyphenols: these three subjects are studied in the laboratory, then in nutrition cohorts, with results specific to each strain.",
      },
    },
    {
      titre: { fr: "Gélule avec chrome", en: "Capsule with chromium" },
      description: {
        fr: "Un oligo-élément se prémélange à de la cellulose avant l’ajout de la souche ; une taille 1 suffit. Le sachet prend le relais quand les fibres dépassent deux grammes. Un comprimé est possible après essai de compression.",
        en: "A trace element is premixed with cellulose before the strain is added; a size 1 is enough. The sachet takes over when fibres exceed two grams. Tablets are possible after a compression trial.",
      },
    },
    {
      titre: { fr: "Sels métalliques et dénombrement", en: "Metal salts and counting" },
      description: {
        fr: "Limiter cuivre et fer libres, toxiques pour une cellule réhydratée. Vérifier par un blanc l’effet du minéral sur la gélose. L’enveloppe se dissout dans un diluant tiède, agité trente minutes avant culture.",
        en: "Limit free copper and iron, toxic to a rehydrated cell. Test the effect of the mineral on the agar with a blank. The envelope dissolves in a lukewarm diluent, stirred thirty minutes before culture.",
      },
    },
  ],
};
