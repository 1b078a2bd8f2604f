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
    fr: "<b>Lactis inactivé.</b> Bifidobactérie des yaourts, inactivée par cycles de chauffage, puis séchée, sans support lipidique.<br><br><b>Une poudre pour fibres et biscuits.</b> Beige, à 100 milliards de cellules par gramme, elle est peu sensible à l’humidité ambiante et se mélange aux fibres, aux jus et aux pâtes à biscuits, sans matériel particulier.",
    en: "<b>Inactivated lactis.</b> A yoghurt bifidobacterium, inactivated by heating cycles and then dried, with no lipid carrier.<br><br><b>A powder for fibres and biscuits.</b> Beige, at 100 billion cells a gram, it is little affected by ambient humidity and blends into fibres, juices and biscuit doughs, without special equipment.",
  },
  bienfaits: [
    {
      titre: { fr: "Fractions séparées", en: "Fractions taken apart" },
      description: {
        fr: "Les chercheurs séparent parois, protéines et surnageant de culture pour les tester un à un dans des modèles de motricité ou de muqueuse. Les modèles cellulaires et animaux dominent ; les études chez l’adulte débutent.",
        en: "Researchers separate walls, proteins and culture supernatant and test them one by one in models of motility or mucosa. Cell and animal models predominate; studies in adults are beginning.",
      },
    },
    {
      titre: { fr: "Biscuits et céréales", en: "Biscuits and cereals" },
      description: {
        fr: "Hors complément alimentaire, chaque projet s’examine avec le service réglementaire : dénomination, puis statut de l’ingrédient. En fabrication, une dispersion dans la farine suffit à répartir la poudre.",
        en: "Outside food supplements, each project is reviewed with the regulatory team: name first, then status of the ingredient. In production, dispersing the powder in the flour is enough to spread it evenly.",
      },
    },
  ],
};
