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
    fr: "<b>Généraliste des légumes lactofermentés.</b> <i>L. plantarum</i> assimile pentoses, hexoses et dérivés phénoliques. Bâtonnets droits, sans spore, anaérobies facultatifs, capables de pousser à 15 °C : ce profil explique sa présence sur presque toutes les plantes.<br><br><b>400 milliards et de la place.</b> Avec 25 mg pour dix milliards d’UFC, le reste de la gélule revient au chrome ou aux fibres. VPRO® écarte la cellule des sels métalliques.",
    en: "<b>Generalist of fermented vegetables.</b> <i>L. plantarum</i> takes up pentoses, hexoses and phenolic derivatives. Straight rods, no spore, facultative anaerobes able to grow at 15°C: that profile explains why nearly every plant carries it.<br><br><b>400 billion, and room left.</b> With 25 mg for ten billion CFU, the rest of the capsule goes to chromium or fibres. VPRO® parts the cell from metal salts.",
  },
  bienfaits: [
    {
      titre: { fr: "Glucides, lipides, fibres", en: "Carbohydrates, lipids, fibres" },
      description: {
        fr: "Hydrolase des sels biliaires, acides gras à chaîne courte, transformation des polyphénols : les questions métaboliques posées à l’espèce passent du tube à essai aux cohortes nutritionnelles.",
        en: "Bile salt hydrolase, short-chain fatty acids, conversion of polyphenols: the metabolic questions put to the species move, step by step, from test tube to nutrition cohorts.",
      },
    },
    {
      titre: { fr: "Gélule avec chrome", en: "Capsule with chromium" },
      description: {
        fr: "Un minéral à l’état de trace se porte sur cellulose avant la souche ; taille 1 suffisante. Le sachet prend le relais quand les fibres dépassent deux grammes. Comprimé possible après essai de force.",
        en: "A trace mineral goes onto cellulose ahead of the strain; a size 1 is enough. The sachet takes over when fibres exceed two grams. Tablets are possible after a force trial.",
      },
    },
    {
      titre: { fr: "Métal et cellule", en: "Metal and cell" },
      description: {
        fr: "Limiter cuivre et fer libres, toxiques pour une cellule réhydratée. Tester à blanc l’effet du minéral sur la gélose. L’enveloppe se dissout dans un diluant tiède, agité trente minutes avant culture.",
        en: "Limit free copper and iron, toxic to a rehydrated cell. Test the effect of the mineral on the agar with a blank. The envelope dissolves in a lukewarm diluent, stirred thirty minutes before culture.",
      },
    },
  ],
  products: ["flore-equilibre"],
};
