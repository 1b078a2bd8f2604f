import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-animalis-subsp-lactis-sph-205",
  type: "postbiotique",
  species: "Bifidobacterium animalis subsp. lactis",
  code: "SPH 205",
  formerName: "Bifidobacterium lactis",
  cfu: 100,
  categories: ["Santé gastro-intestinale"],
  souche: null,
  action: { fr: "Sphère digestive", en: "Digestive area" },
  technologie: null,
  description: {
    fr: "<b>Lactis inactivé.</b> Bifidobactérie des yaourts, chauffée en cycles puis séchée, sans support lipidique.<br><br><b>Une poudre pour fibres et biscuits.</b> Beige, à 100 milliards de cellules par gramme, elle est peu sensible à l’humidité ambiante et se mêle aux fibres, aux jus et aux pâtes à cuire, sans matériel particulier.",
    en: "<b>Inactivated lactis.</b> A yoghurt bifidobacterium, heated in cycles and then dried, with no lipid carrier.<br><br><b>A powder for fibres and biscuits.</b> Beige, at 100 billion cells a gram, it is little affected by ambient humidity and mixes with fibres, juices and doughs to be baked, without special equipment.",
  },
  bienfaits: [
    {
      titre: { fr: "Fractions séparées", en: "Fractions taken apart" },
      description: {
        fr: "Les chercheurs séparent parois, protéines et surnageant de culture pour savoir quelle fraction concerne la motricité ou la muqueuse. Les modèles cellulaires et animaux dominent ; les études chez l’adulte débutent.",
        en: "Researchers separate walls, proteins and culture supernatant to learn which fraction concerns motility or mucosa. Cell and animal models predominate; studies in adults are beginning.",
      },
    },
    {
      titre: { fr: "Hors du complément", en: "Beyond supplements" },
      description: {
        fr: "Biscuits et céréales s’étudient au cas par cas avec le service réglementaire, dénomination et statut de l’ingrédient en tête. Côté atelier, une dispersion dans la farine suffit à répartir la poudre.",
        en: "Biscuits and cereals are studied case by case with regulatory staff, name and status of the ingredient first. On the workshop side, dispersing it in the flour is enough to spread the powder.",
      },
    },
  ],
};
