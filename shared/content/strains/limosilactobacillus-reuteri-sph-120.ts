import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "limosilactobacillus-reuteri-sph-120",
  type: "probiotique",
  species: "Limosilactobacillus reuteri",
  code: "SPH 120",
  formerName: "Lactobacillus reuteri",
  cfu: 100,
  categories: ["Bucco-dentaire", "Santé gastro-intestinale"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>La bactérie de Reuter.</b> Gerhard Reuter l’a distinguée de <i>fermentum</i> dans les années 1960. Bacille hétérofermentaire, anaérobie, sans spore, <i>L. reuteri</i> vit dans la bouche et l’intestin de nombreux vertébrés, ainsi que dans des levains ; il change le glycérol en reutérine.<br><br><b>Poudre à croquer ou à suspendre.</b> Conventionnelle, 100 milliards par gramme, elle se prête au comprimé tendre et à l’huile. Écarter la glycérine végétale de la recette.",
    en: "<b>Reuter’s bacterium.</b> Gerhard Reuter told it from <i>fermentum</i> in the 1960s. A heterofermentative, anaerobic rod with no spore, <i>L. reuteri</i> lives in the mouth and gut of many vertebrates, as well as in sourdoughs; it turns glycerol into reuterin.<br><br><b>A powder to chew or suspend.</b> Conventional, 100 billion a gram, it lends itself to soft tablets and oil. Leave vegetable glycerine out of the recipe.",
  },
  bienfaits: [
    {
      titre: { fr: "Reutérine et motricité", en: "Reuterin and motility" },
      description: {
        fr: "La reutérine, le métabolisme de l’histidine, l’écologie de la plaque et la motricité digestive sont les quatre sujets classiques. L’adaptation de chaque lignée à son hôte animal intéresse les évolutionnistes.",
        en: "Reuterin, histidine metabolism, the ecology of plaque and digestive motility are the four classic subjects. How each lineage adapted to its animal host is of interest to evolutionary biologists.",
      },
    },
    {
      titre: { fr: "Gouttes ou comprimé tendre", en: "Drops or soft tablet" },
      description: {
        fr: "L’huile sèche, filtrée, additionnée de silice, protège de l’eau et se dose à la goutte. Le comprimé à croquer sur xylitol est l’autre forme usuelle ; la gélule s’ouvre au besoin.",
        en: "Dry filtered oil with added silica shields from water and is dosed by the drop. The chewable tablet on xylitol is the other common form; a capsule may be opened if needed.",
      },
    },
    {
      titre: { fr: "Eau dans l’huile", en: "Water in oil" },
      description: {
        fr: "Au-delà de 200 ppm d’eau, la perte s’accélère dans le flacon. Mesurer par Karl Fischer, agiter avant prélèvement, compter en émulsion. Stockage entre 2 et 8 °C avant mise en huile.",
        en: "Above 200 ppm of water, loss speeds up in the bottle. Measure by Karl Fischer, shake before sampling, count as an emulsion. Storage at 2 to 8°C until the oil stage.",
      },
    },
  ],
  products: ["reuteri"],
};
