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
    fr: "<b>Du lactobacille, la spore en plus.</b> Vendue autrefois sous le nom de <i>Lactobacillus sporogenes</i>, l’espèce est un bacille anaérobie facultatif qui fermente les sucres en acide lactique. On la trouve dans le sol, l’ensilage et les conserves ; sa spore attend l’eau et la chaleur.<br><br><b>150 milliards pour poudres protéinées.</b> La voie VPRO® donne un grain homogène, qui descend peu dans une boîte secouée. Ni froid ni emballage d’exception.",
    en: "<b>A lactobacillus look, plus a spore.</b> Once sold as <i>Lactobacillus sporogenes</i>, the species is a facultatively anaerobic rod that ferments sugars to lactic acid. It turns up in soil, silage and canned goods; its spore waits for water and warmth.<br><br><b>150 billion for protein powders.</b> The VPRO® route yields an even grain that settles little in a shaken tub. Neither cold nor exceptional packaging.",
  },
  bienfaits: [
    {
      titre: { fr: "Protéines et exercice", en: "Protein and exercise" },
      description: {
        fr: "La digestion des protéines de lait ou de pois, l’absorption des acides aminés et l’inconfort digestif de l’athlète sont mesurés en laboratoire de physiologie de l’effort. Les plans croisés y sont fréquents.",
        en: "Digestion of milk or pea protein, uptake of amino acids and the digestive discomfort of athletes are measured in exercise physiology laboratories. Crossover designs are frequent there.",
      },
    },
    {
      titre: { fr: "Boîte, barre, gélule", en: "Tub, bar, capsule" },
      description: {
        fr: "Une dosette de trente grammes répartit la souche si elle fut d’abord liée au cacao. La barre cuite doucement convient ; la gélule de spores, une espèce par unité, simplifie l’étiquette.",
        en: "A thirty-gram scoop spreads the strain if it was first bound to cocoa. A gently baked bar fits; the spore capsule, one species a unit, simplifies the label.",
      },
    },
    {
      titre: { fr: "Ligne et prélèvements", en: "Line and swabs" },
      description: {
        fr: "Programmer la spore en fin de campagne, nettoyer, écouvillonner, incuber : la preuve de propreté conditionne le lot suivant. Dix dosettes comptées par boîte montrent la répartition réelle.",
        en: "Schedule the spore at the end of a campaign, clean, swab, incubate: proof of cleanliness decides the next lot. Ten scoops counted from a tub show the real spread.",
      },
    },
  ],
  products: ["coagulans"],
};
