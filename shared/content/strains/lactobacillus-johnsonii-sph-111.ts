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
    fr: "<b>Longtemps confondue.</b> Distinguée d’<i>acidophilus</i> par l’ADN, l’espèce porte depuis 1992 le nom du microbiologiste John L. Johnson. Ce bacille non sporulé, anaérobie facultatif, homofermentaire, vit dans l’intestin de l’homme et de l’animal ; des laits fermentés l’utilisent.<br><br><b>Exigeante en culture.</b> Incapable de synthétiser ses acides aminés, elle se cultive en milieu riche. Le lyophilisat conventionnel titre 100 milliards d’UFC par gramme et se garde au froid.",
    en: "<b>Long taken for another.</b> DNA told it from <i>acidophilus</i>, and since 1992 the species has carried the name of the microbiologist John L. Johnson. A non-sporing, facultatively anaerobic, homofermentative rod, it lives in human and animal intestines; fermented milks use it.<br><br><b>Demanding to grow.</b> Unable to make its own amino acids, it is grown in rich media. The conventional powder holds 100 billion CFU a gram; keep it cold.",
  },
  bienfaits: [
    {
      titre: { fr: "Adhésion et tolérance", en: "Adhesion and tolerance" },
      description: {
        fr: "L’adhésion à l’épithélium intestinal et la tolérance à la bile sont les sujets les plus étudiés. D’autres articles portent sur la peau ; ils n’autorisent aucune allégation cutanée ou solaire.",
        en: "Adhesion to the intestinal epithelium and tolerance of bile are the most studied subjects. Other articles concern the skin; they support no skin or sun-related claim.",
      },
    },
    {
      titre: { fr: "Gélule avec caroténoïdes", en: "Capsule with carotenoids" },
      description: {
        fr: "La souche se met en gélule avec des caroténoïdes en poudre microencapsulée, pour un conditionnement de trente jours. Les gouttes huileuses conviennent mal : l’oxydation de l’huile réduit la survie de la cellule non enrobée.",
        en: "The strain goes into capsules with carotenoids in microencapsulated powder, in a thirty-day pack. Oil drops suit it badly: oxidation of the oil shortens the survival of the uncoated cell.",
      },
    },
    {
      titre: { fr: "Allergènes du milieu", en: "Allergens from the medium" },
      description: {
        fr: "Un milieu riche contient parfois lait ou soja : exiger la déclaration, puis l’analyse. Le 16S ne la sépare pas de <i>L. gasseri</i> ; la comparaison de génomes tranche. Conserver entre 2 et 8 °C.",
        en: "A rich medium may contain milk or soya: require the statement, then the assay. The 16S gene does not separate it from <i>L. gasseri</i>; genome comparison settles the matter. Store between 2 and 8 °C.",
      },
    },
  ],
};
