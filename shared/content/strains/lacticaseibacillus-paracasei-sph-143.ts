import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-paracasei-sph-143",
  type: "probiotique",
  species: "Lacticaseibacillus paracasei",
  code: "SPH 143",
  formerName: "Lactobacillus paracasei",
  cfu: 200,
  categories: ["Protection du foie", "Bucco-dentaire"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère hépatique", en: "Liver area" },
  technologie: null,
  description: {
    fr: "<b>Cultivée sans lait.</b> Présent des laitages affinés aux choux fermentés, <i>L. paracasei</i> s’adapte à son fermenteur : ici, hydrolysat de pois et sucre de betterave. Bacille non mobile, sans spore, il tolère bile et acidité modérée.<br><br><b>200 milliards pour gammes véganes.</b> L’enveloppe VPRO® garde la souche à distance des plantes amères et de leurs tanins. Demander l’attestation du milieu, de l’enrobage et du support.",
    en: "<b>Grown without milk.</b> Present from ripened dairy to fermented cabbage, <i>L. paracasei</i> adapts to its fermenter: here, pea hydrolysate and beet sugar. A non-motile rod, with no spore, it tolerates bile and moderate acidity.<br><br><b>200 billion for vegan ranges.</b> The VPRO® envelope keeps the strain at a distance from bitter herbs and their tannins. Ask for statements on medium, coat and carrier.",
  },
  bienfaits: [
    {
      titre: { fr: "Par la veine porte", en: "Through the portal vein" },
      description: {
        fr: "Le sang de l’intestin gagne d’abord le foie : ce trajet, les endotoxines et les acides biliaires fixent le cadre des études. Elles se mènent en majorité sur modèles animaux.",
        en: "Blood from the intestine reaches the liver first: that route, endotoxins and bile acids set the frame of the studies. The greater part of them is carried out in animal models.",
      },
    },
    {
      titre: { fr: "Gélule de plantes", en: "Herbal capsule" },
      description: {
        fr: "Chardon-marie, artichaut, desmodium : ces extraits collants se granulent avant d’accueillir la souche. Une taille 0 suffit. La forme à sucer reste possible côté buccal, avec un arôme sec.",
        en: "Milk thistle, artichoke, desmodium: these sticky extracts are granulated before they welcome the strain. A size 0 is enough. On the oral side a form to suck remains possible, with a dry flavour.",
      },
    },
    {
      titre: { fr: "Tanins et géloses", en: "Tannins and agar" },
      description: {
        fr: "Les polyphénols faussent parfois la culture : neutraliser par dilution et valider un taux de récupération. Loger le produit en verre ambré ou en blister, dessiccant compris, à l’abri de 30 °C.",
        en: "Polyphenols sometimes distort cultures: neutralise by dilution and validate a recovery rate. House the product in amber glass or blisters, desiccant included, sheltered from 30°C.",
      },
    },
  ],
};
