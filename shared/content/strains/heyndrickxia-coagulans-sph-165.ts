import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "heyndrickxia-coagulans-sph-165",
  type: "probiotique",
  species: "Heyndrickxia coagulans",
  code: "SPH 165",
  formerName: "Bacillus coagulans",
  cfu: 150,
  categories: ["Santé gastro-intestinale", "Articulations", "Métabolisme"],
  souche: "Souche VPRO®",
  action: { fr: "Nutrition du sportif", en: "Sports nutrition" },
  technologie: null,
  description: {
    fr: "<b>Un producteur d’acide lactique, sporulé.</b> Vendue autrefois sous le nom de <i>Lactobacillus sporogenes</i>, l’espèce est un bacille anaérobie facultatif qui fermente les sucres en acide lactique. On la trouve dans le sol, l’ensilage et les conserves ; sa spore germe avec l’eau et la chaleur.<br><br><b>150 milliards pour poudres protéinées.</b> La voie VPRO® donne un grain homogène, qui se sépare peu dans une boîte secouée. Ni froid ni emballage particulier.",
    en: "<b>A spore-forming lactic acid producer.</b> Once sold as <i>Lactobacillus sporogenes</i>, the species is a facultatively anaerobic rod that ferments sugars to lactic acid. It turns up in soil, silage and canned goods; its spore germinates with water and warmth.<br><br><b>150 billion for protein powders.</b> The VPRO® route yields an even grain that settles little in a shaken tub. It needs neither cold storage nor special packaging.",
  },
  bienfaits: [
    {
      titre: { fr: "Protéines et exercice", en: "Protein and exercise" },
      description: {
        fr: "La digestion des protéines de lait ou de pois, l’absorption des acides aminés et l’inconfort digestif de l’athlète sont mesurés dans les laboratoires de physiologie de l’effort, souvent en essais croisés.",
        en: "Digestion of milk or pea protein, uptake of amino acids and the digestive discomfort of athletes are measured in exercise physiology laboratories, often in crossover trials.",
      },
    },
    {
      titre: { fr: "Boîte, barre, gélule", en: "Tub, bar, capsule" },
      description: {
        fr: "Dans une mesure de trente grammes, la souche se répartit bien si elle est d’abord prémélangée au cacao. Une barre cuite à basse température convient ; la gélule, avec une seule espèce, simplifie l’étiquette.",
        en: "In a thirty-gram scoop, the strain spreads evenly if it is first premixed with cocoa. A bar baked at low temperature is suitable; a capsule with a single species simplifies the label.",
      },
    },
    {
      titre: { fr: "Nettoyage de la ligne", en: "Line cleaning" },
      description: {
        fr: "Programmer la souche en fin de campagne, nettoyer, écouvillonner, incuber : le lot suivant n’est lancé qu’après un résultat conforme. Dix mesures dénombrées par boîte montrent la répartition réelle.",
        en: "Schedule the strain at the end of a campaign, clean, swab, incubate: the next lot starts only after a passing result. Counts on ten scoops from one tub show the real spread.",
      },
    },
  ],
};
