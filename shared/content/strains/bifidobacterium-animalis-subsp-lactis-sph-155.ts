import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-animalis-subsp-lactis-sph-155",
  type: "probiotique",
  species: "Bifidobacterium animalis subsp. lactis",
  code: "SPH 155",
  formerName: "Bifidobacterium lactis",
  cfu: 400,
  categories: ["Métabolisme", "Bucco-dentaire"],
  souche: "Souche VPRO®",
  action: { fr: "Équilibre métabolique", en: "Metabolic balance" },
  technologie: null,
  description: {
    fr: "<b>Lactis polyvalent.</b> Présente dans quantité de yaourts, la sous-espèce pousse vite et se sèche bien. La poudre VPRO® circule entre gélule, granulé et pastille sans changer de fournisseur ni de dossier.",
    en: "<b>Versatile lactis.</b> Present in many yoghurts, it grows fast and dries well. The VPRO® powder moves between capsule, granule and lozenge without a change of supplier or file.",
  },
  bienfaits: [
    {
      titre: { fr: "Glycémie et salive", en: "Glucose and saliva" },
      description: {
        fr: "Étudiée pour le métabolisme des sucres, l’espèce l’est aussi dans la salive, où l’on compte les streptocoques après consommation.",
        en: "Studied around sugar metabolism, the species is also followed in saliva, where streptococci are counted after consumption.",
      },
    },
    {
      titre: { fr: "Granulés à croquer", en: "Crunchy granules" },
      description: {
        fr: "Un granulé enrobé de cire reçoit la souche après séchage, à froid, par poudrage. Aucun liant aqueux ne touche les cellules.",
        en: "A wax-coated granule receives the strain after drying, cold, by dusting. No aqueous binder touches the cells.",
      },
    },
  ],
};
