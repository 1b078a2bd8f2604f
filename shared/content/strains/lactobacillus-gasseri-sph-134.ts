import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-gasseri-sph-134",
  type: "probiotique",
  species: "Lactobacillus gasseri",
  code: "SPH 134",
  cfu: 200,
  categories: ["Métabolisme", "Femmes"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère métabolique", en: "Metabolic area" },
  technologie: null,
  description: {
    fr: "<b>Espèce des muqueuses.</b> <i>L. gasseri</i> forme des bacilles isolés ou en chaînettes, non mobiles, sans spores, dont le CO<sub>2</sub> favorise la croissance. On l’isole du tube digestif humain et de l’appareil génital ; l’industrie laitière japonaise l’a adoptée.<br><br><b>Stabilisée pour le pilulier.</b> L’enrobage VPRO® éloigne la cellule de l’humidité d’un flacon souvent ouvert, et du chrome d’une formule mixte. Titre : 200 milliards d’UFC par gramme.",
    en: "<b>A species of mucous membranes.</b> <i>L. gasseri</i> forms single rods or short chains, non-motile, without spores; CO<sub>2</sub> favours its growth. It is isolated from the human gut and genital tract; the Japanese dairy trade has adopted it.<br><br><b>Stabilised for the bottle.</b> VPRO® coating keeps the cell away from the moisture of an often-opened bottle, and from the chromium of a mixed formula. Count: 200 billion CFU a gram.",
  },
  bienfaits: [
    {
      titre: { fr: "Résultats propres à la souche", en: "Strain-specific results" },
      description: {
        fr: "La littérature, d’abord japonaise, porte sur le métabolisme et l’écologie vaginale. Aucun résultat ne se transpose à une autre souche, et aucune allégation de minceur n’est permise sur ce lactobacille.",
        en: "The literature, at first Japanese, covers metabolism and vaginal ecology. No result carries over to another strain, and no slimming claim is permitted for this lactobacillus.",
      },
    },
    {
      titre: { fr: "Gélule sèche au chrome", en: "Dry capsule with chromium" },
      description: {
        fr: "Souche et chrome liposomal partagent une gélule si le minéral est d’abord fixé sur cellulose. Avec du glucomannane, préférer deux compartiments : la fibre est volumineuse et capte l’eau.",
        en: "Strain and liposomal chromium share a capsule if the mineral is first loaded on cellulose. With glucomannan choose two compartments: the fibre is bulky and takes up water.",
      },
    },
    {
      titre: { fr: "Test d’ouvertures répétées", en: "Repeated-opening test" },
      description: {
        fr: "Simuler soixante ouvertures du pilulier à 25 °C et mesurer l’a<sub>w</sub> toutes les deux semaines. La capacité du dessiccant se calcule sur ce résultat, pas sur le volume du flacon.",
        en: "Simulate sixty openings of the bottle at 25 °C and measure a<sub>w</sub> every two weeks. Work out desiccant capacity from that result, rather than from the volume of the container.",
      },
    },
  ],
};
