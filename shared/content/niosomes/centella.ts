import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "centella",
  type: "niosome",
  nom: { fr: "centella asiatica", en: "centella asiatica" },
  symbol: "Cen",
  subtitle: { fr: "apaisant & régénérateur", en: "soothing & regenerating" },
  categories: ["végétal"],
  formes: ["Sérum", "Crème"],
  inci: "CENTELLA ASIATICA EXTRACT",
  action: { fr: "confort, rougeurs moins visibles", en: "comfort, less visible redness" },
  description: {
    fr: "<b>L’herbe du tigre.</b> Petite ombellifère des zones humides d’Asie et de Madagascar, elle renferme quatre triterpènes : asiaticoside, madécassoside et leurs deux acides. Glucosides d’un côté, acides gras de l’autre : le niosome héberge les premiers au cœur et les seconds en paroi.",
    en: "<b>Tiger grass.</b> A small plant of the carrot family from wetlands in Asia and Madagascar, it holds four triterpenes: asiaticoside, madecassoside and their two acids. Glycosides on one side, fat-loving acids on the other: a niosome takes the former into its core and the latter into its wall.",
  },
  bienfaits: [
    {
      titre: { fr: "Quatre dosages, un titre", en: "Four assays, one figure" },
      description: {
        fr: "Un extrait se juge sur la somme des triterpènes et sur leur partage. Le madécassoside, plus soluble, domine les sérums ; les acides vont aux crèmes.",
        en: "An extract is judged on total triterpenes and how they divide. The more soluble madecassoside suits serums, while the acids go to creams.",
      },
    },
    {
      titre: { fr: "Verte sans l’être", en: "Green but not green" },
      description: {
        fr: "La chlorophylle colore et ternit en trois mois. Une fraction décolorée, encapsulée, garde le nom de la plante et rend à la base sa transparence.",
        en: "Chlorophyll colours and dulls within three months. A decolourised fraction, encapsulated, keeps the plant’s name and gives the base its clarity back.",
      },
    },
    {
      titre: { fr: "Code des soins coréens", en: "A Korean care code" },
      description: {
        fr: "Les gammes dites « cica » l’ont rendue familière aux peaux sensibles. La promesse tient en deux mots, confort et douceur ; le reste appartient au dispositif médical.",
        en: "Ranges called ‘cica’ made it familiar to sensitive skin. The promise fits in two words, comfort and softness; anything more belongs to medical devices.",
      },
    },
  ],
  product: false,
  related: ["calendula", "allantoine"],
  caution: {
    fr: "« Cica » ne doit pas évoquer la cicatrisation. Rares allergies de contact. Vérifier pesticides et métaux : la plante pousse en eau stagnante.",
    en: "‘Cica’ must not suggest wound healing. Contact allergies are rare. Check pesticides and metals, as the plant grows in standing water.",
  },
};
