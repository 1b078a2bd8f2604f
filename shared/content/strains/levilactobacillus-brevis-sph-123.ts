import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "levilactobacillus-brevis-sph-123",
  type: "probiotique",
  species: "Levilactobacillus brevis",
  code: "SPH 123",
  formerName: "Lactobacillus brevis",
  cfu: 150,
  categories: ["Bucco-dentaire", "Sommeil"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Lactobacille des navets fermentés.</b> Le suguki de Kyoto, la choucroute et les levains l’abritent. Plusieurs souches convertissent le glutamate en GABA. Il apporte une note japonaise à une formule du soir.",
    en: "<b>The pickled-turnip lactobacillus.</b> It is found in Kyoto suguki, sauerkraut and sourdough. Several strains turn glutamate into GABA. It lends a Japanese note to an evening formula.",
  },
  bienfaits: [
    {
      titre: { fr: "GABA et gencives", en: "GABA and gums" },
      description: {
        fr: "Deux voies occupent les chercheurs : la décarboxylation du glutamate d’un côté, l’arginine désiminase et la gencive de l’autre.",
        en: "Two routes occupy researchers: glutamate decarboxylation on one side, arginine deiminase and the gum on the other.",
      },
    },
    {
      titre: { fr: "Une prise vespérale", en: "An evening intake" },
      description: {
        fr: "Mélatonine et L-théanine supportent le voisinage en poudre. Une gélule unique exige cependant un essai de compatibilité à 25 et 30 °C.",
        en: "Melatonin and L-theanine tolerate its company as powders. A single capsule still calls for a compatibility trial at 25 and 30°C.",
      },
    },
  ],
};
