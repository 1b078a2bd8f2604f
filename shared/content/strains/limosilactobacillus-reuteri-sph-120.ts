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
    fr: "<b>La bactérie de Reuter.</b> Gerhard Reuter l’a distinguée de <i>fermentum</i> dans les années 1960. Bacille hétérofermentaire, anaérobie facultatif, sans spore, <i>L. reuteri</i> vit dans la bouche et l’intestin de nombreux vertébrés, ainsi que dans des levains ; il convertit le glycérol en reutérine.<br><br><b>Poudre à croquer ou à suspendre.</b> Conventionnelle, à 100 milliards d’UFC par gramme, elle convient au comprimé à croquer et à la suspension huileuse. Exclure la glycérine, que la bactérie peut convertir.",
    en: "<b>Reuter’s bacterium.</b> Gerhard Reuter distinguished it from <i>fermentum</i> in the 1960s. A heterofermentative, facultatively anaerobic rod with no spore, <i>L. reuteri</i> lives in the mouth and gut of many vertebrates, as well as in sourdoughs; it turns glycerol into reuterin.<br><br><b>A powder to chew or suspend.</b> Conventional, with 100 billion CFU a gram, it suits chewable tablets and oil suspensions. Exclude glycerine, which the bacterium can convert.",
  },
  bienfaits: [
    {
      titre: { fr: "Reutérine et hôtes", en: "Reuterin and hosts" },
      description: {
        fr: "La production de reutérine et le métabolisme de l’histidine sont bien décrits. L’adaptation de chaque lignée à son hôte animal explique que les données d’une souche ne valent pas pour une autre.",
        en: "Reuterin production and histidine metabolism are well described. Because each lineage adapted to its own animal host, data from one strain do not hold for another.",
      },
    },
    {
      titre: { fr: "Gouttes ou comprimé tendre", en: "Drops or soft tablet" },
      description: {
        fr: "L’huile sèche, filtrée, additionnée de silice, protège la cellule de l’eau et se dose à la goutte. Le comprimé à croquer au xylitol est l’autre forme usuelle ; la gélule peut s’ouvrir.",
        en: "Dry filtered oil with added silica shields the cell from water and is dosed by the drop. The chewable tablet on xylitol is the other common form; a capsule may be opened if needed.",
      },
    },
    {
      titre: { fr: "Teneur en eau de l’huile", en: "Water content of the oil" },
      description: {
        fr: "Plus l’huile contient d’eau, plus la perte s’accélère : la doser par Karl Fischer. Agiter avant prélèvement et émulsionner avant dénombrement. Stocker la poudre entre 2 et 8 °C.",
        en: "The more water in the oil, the faster the loss: assay it by Karl Fischer. Shake before sampling and emulsify before counting. Store the powder at 2 to 8 °C.",
      },
    },
  ],
};
