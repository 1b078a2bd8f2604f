import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-johnsonii-sph-111",
  type: "probiotique",
  species: "Lactobacillus johnsonii",
  code: "SPH 111",
  cfu: 100,
  categories: ["Peau", "Santé gastro-intestinale"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Longtemps confondue.</b> Distinguée d’<i>acidophilus</i> par l’ADN, l’espèce porte depuis 1992 le nom du microbiologiste John L. Johnson. Ce bacille non sporulé, anaérobie facultatif, homofermentaire, vit dans l’intestin de l’homme et de l’animal ; des laits fermentés l’utilisent.<br><br><b>Un profil gourmand.</b> Incapable de fabriquer ses acides aminés, elle se cultive en milieu riche. Le lyophilisat conventionnel à 100 milliards est donc lavé, puis séché lentement ; il se garde au froid.",
    en: "<b>Long taken for another.</b> DNA told it from <i>acidophilus</i>, and since 1992 the species has carried the name of the microbiologist John L. Johnson. A non-sporing, facultatively anaerobic, homofermentative rod, it lives in human and animal intestines; fermented milks use it.<br><br><b>A greedy profile.</b> Unable to make its own amino acids, it grows in rich media. The conventional 100 billion powder is therefore washed, then dried slowly; keep it cold.",
  },
  bienfaits: [
    {
      titre: { fr: "Intestin, peau, lumière", en: "Gut, skin, light" },
      description: {
        fr: "Adhésion à l’épithélium, tolérance à la bile et immunité cutanée sous rayonnement ultraviolet nourrissent la bibliographie. Ce dernier volet, propre à l’espèce, mobilise biopsies et dosages cellulaires.",
        en: "Adhesion to the epithelium, tolerance of bile and skin immunity under ultraviolet radiation feed the bibliography. That last strand, peculiar to the species, calls on biopsies and cell assays.",
      },
    },
    {
      titre: { fr: "Gélule d’été", en: "Summer capsule" },
      description: {
        fr: "Un programme de trente jours se conçoit en gélule, avec caroténoïdes en poudre microencapsulée. Les gouttes conviennent mal : l’huile non désodorisée et la cellule nue cohabitent peu de temps.",
        en: "A thirty-day programme works as a capsule, with carotenoids in microencapsulated powder. Drops suit it badly: oil that has not been deodorised and a bare cell do not coexist for long.",
      },
    },
    {
      titre: { fr: "Allergènes du milieu", en: "Allergens from the medium" },
      description: {
        fr: "Un milieu riche contient parfois lait ou soja : exiger la déclaration, puis l’analyse. Le 16S la confond avec <i>L. gasseri</i> ; la comparaison de génomes tranche. Conserver entre 2 et 8 °C.",
        en: "A rich medium may contain milk or soya: require the statement, then the assay. The 16S gene confuses it with <i>L. gasseri</i>; genome comparison settles the matter. Store between 2 and 8°C.",
      },
    },
  ],
};
