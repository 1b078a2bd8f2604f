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
  action: { fr: "Confort du transit", en: "Transit comfort" },
  technologie: null,
  description: {
    fr: "<b>Lactis inactivé.</b> Bifidobactérie des yaourts, chauffée en cycles successifs puis séchée. La poudre beige, peu sensible à l’humidité ambiante, se mêle aux fibres, aux jus et aux biscuits.",
    en: "<b>Inactivated lactis.</b> A yoghurt bifidobacterium, heated in successive cycles then dried. The beige powder, little affected by ambient humidity, mixes with fibres, juices and biscuits.",
  },
  bienfaits: [
    {
      titre: { fr: "Fractions et métabolites", en: "Fractions and metabolites" },
      description: {
        fr: "Les chercheurs séparent parois, protéines et surnageant de culture pour savoir quelle fraction intéresse la motricité ou la muqueuse.",
        en: "Researchers separate walls, proteins and culture supernatant to learn which fraction concerns motility or mucosa.",
      },
    },
    {
      titre: { fr: "Aliments enrichis", en: "Enriched foods" },
      description: {
        fr: "Hors complément, biscuits et céréales sont à étudier au cas par cas avec le service réglementaire, en particulier pour la dénomination.",
        en: "Outside supplements, biscuits and cereals need a case-by-case review with regulatory staff, the designation in particular.",
      },
    },
  ],
};
