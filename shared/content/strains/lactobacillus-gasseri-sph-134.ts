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
    fr: "<b>Habitante des muqueuses.</b> <i>L. gasseri</i> forme des bacilles isolés ou en chaînettes, non mobiles, sans spores, à croissance favorisée par le CO<sub>2</sub>. On l’isole du tube digestif humain et des voies génitales ; l’industrie laitière japonaise l’a adoptée.<br><br><b>Stabilisée pour le pilulier.</b> L’enrobage VPRO® éloigne la cellule de l’humidité d’un flacon souvent ouvert, et du chrome d’une formule mixte. Titre : 200 milliards d’UFC par gramme.",
    en: "<b>A dweller on mucosa.</b> <i>L. gasseri</i> forms single rods or short chains, non-motile, without spores, whose growth CO<sub>2</sub> encourages. It is isolated from the human gut and genital tract; the Japanese dairy trade has adopted it.<br><br><b>Stabilised for the bottle.</b> VPRO® coating keeps the cell away from the moisture of an often-opened bottle, and from the chromium of a mixed formula. Count: 200 billion CFU a gram.",
  },
  bienfaits: [
    {
      titre: { fr: "Du repas aux tissus", en: "From meal to tissue" },
      description: {
        fr: "Une littérature d’abord japonaise suit le devenir des graisses alimentaires et la composition corporelle ; une autre concerne l’écologie vaginale. Aucune de ces lectures ne se transpose à une souche voisine sans dossier.",
        en: "A literature that began in Japan follows the fate of dietary fats and body composition; another concerns vaginal ecology. Neither reading carries over to a neighbouring strain without its own file.",
      },
    },
    {
      titre: { fr: "Gélule sèche au chrome", en: "Dry capsule with chromium" },
      description: {
        fr: "Souche et chrome liposomal partagent une gélule si le minéral est d’abord fixé sur cellulose. Avec du glucomannane, préférer deux compartiments : la fibre gonfle, réclame du volume et capte l’eau.",
        en: "Strain and liposomal chromium share a capsule if the mineral is first loaded on cellulose. With glucomannan choose two compartments: the fibre swells, wants volume and grabs water.",
      },
    },
    {
      titre: { fr: "Ouvertures répétées", en: "Repeated openings" },
      description: {
        fr: "Simuler soixante ouvertures du pilulier à 25 °C et mesurer l’a<sub>w</sub> toutes les deux semaines. La capacité du dessiccant se calcule sur ce résultat, pas sur le volume du flacon.",
        en: "Simulate sixty openings of the bottle at 25°C and measure a<sub>w</sub> every two weeks. Work out desiccant capacity from that result, rather than from the volume of the container.",
      },
    },
  ],
  products: ["gasseri", "probiotique-femme"],
};
