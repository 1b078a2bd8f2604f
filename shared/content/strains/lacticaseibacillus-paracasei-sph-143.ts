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
    fr: "<b>Cultivable sans lait.</b> Présent des laitages affinés aux choux fermentés, <i>L. paracasei</i> pousse aussi sur des milieux végétaux, à base de protéines et de sucres de plantes. Bacille non mobile, sans spore, il tolère bile et acidité modérée.<br><br><b>200 milliards pour gammes véganes.</b> L’enveloppe VPRO® sépare la souche des plantes amères et de leurs tanins. Demander une attestation pour le milieu, l’enrobage et le support.",
    en: "<b>Can be grown without milk.</b> Present from ripened dairy to fermented cabbage, <i>L. paracasei</i> also grows on plant-based media made with vegetable proteins and sugars. A non-motile rod, with no spore, it tolerates bile and moderate acidity.<br><br><b>200 billion for vegan ranges.</b> The VPRO® envelope separates the strain from bitter herbs and their tannins. Ask for statements on medium, coat and carrier.",
  },
  bienfaits: [
    {
      titre: { fr: "Intestin et veine porte", en: "Gut and portal vein" },
      description: {
        fr: "Le sang de l’intestin gagne d’abord le foie : les études portent sur ce trajet, sur les endotoxines et sur les acides biliaires. La plupart sont menées chez l’animal.",
        en: "Blood from the intestine reaches the liver first: studies look at that route, at endotoxins and at bile acids. Most of them are carried out in animal models.",
      },
    },
    {
      titre: { fr: "Gélule de plantes", en: "Herbal capsule" },
      description: {
        fr: "Chardon-marie, artichaut, desmodium : ces extraits collants se granulent avant l’ajout de la souche. Une taille 0 suffit. Pour une gamme buccale, une pastille est possible, avec un arôme sec.",
        en: "Milk thistle, artichoke, desmodium: these sticky extracts are granulated before the strain is added. A size 0 is enough. For an oral-care range, a lozenge is possible, with a dry flavour.",
      },
    },
    {
      titre: { fr: "Tanins et dénombrement", en: "Tannins and counting" },
      description: {
        fr: "Les polyphénols faussent parfois la culture : neutraliser par dilution et valider un taux de récupération. Conditionner en verre ambré avec dessiccant ou en blister, et stocker au-dessous de 30 °C.",
        en: "Polyphenols sometimes distort cultures: neutralise by dilution and validate a recovery rate. Pack in amber glass with desiccant or in blisters, and store below 30 °C.",
      },
    },
  ],
};
