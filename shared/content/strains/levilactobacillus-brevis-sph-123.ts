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
    fr: "<b>L’âme du suguki.</b> Navet fermenté de Kyoto, choucroute, levains et bières acides abritent <i>L. brevis</i>. Bâtonnet court, hétérofermentaire strict, sans spore, il dégage du gaz ; plusieurs souches convertissent le glutamate en GABA.<br><br><b>Sans enrobage, à ménager.</b> La poudre conventionnelle, 150 milliards par gramme, va aux gélules et aux pastilles pressées. Le houblon ne l’arrête pas ; l’humidité, si.",
    en: "<b>The soul of suguki.</b> Kyoto pickled turnip, sauerkraut, sourdoughs and sour beers harbour <i>L. brevis</i>. A short rod, strictly heterofermentative, with no spore, it gives off gas; several strains convert glutamate into GABA.<br><br><b>Uncoated, to be handled gently.</b> The conventional powder, 150 billion a gram, goes to capsules and pressed lozenges. Hops do not stop it; humidity does.",
  },
  bienfaits: [
    {
      titre: { fr: "GABA et arginine", en: "GABA and arginine" },
      description: {
        fr: "Décarboxylation du glutamate d’un côté, arginine désiminase et milieu buccal de l’autre : les chercheurs suivent deux enzymes. Les rythmes veille-sommeil s’étudient surtout chez le rongeur, puis par questionnaires.",
        en: "Glutamate decarboxylation on one side, arginine deiminase and the oral setting on the other: researchers follow two enzymes. Sleep-wake rhythms are studied mostly in rodents, then with questionnaires.",
      },
    },
    {
      titre: { fr: "Pastille ou gélule", en: "Lozenge or capsule" },
      description: {
        fr: "La pastille pressée, au mannitol, correspond à l’usage buccal ; la gélule HPMC, aux formules avec plantes. Pas de glutamate parmi les excipients : au contact de l’eau, la bactérie pourrait le convertir.",
        en: "A pressed mannitol lozenge matches oral use; an HPMC capsule, formulas with herbs. Keep glutamate out of the excipients: in contact with water, the bacterium could convert it.",
      },
    },
    {
      titre: { fr: "Mélatonine au voisinage", en: "Melatonin next door" },
      description: {
        fr: "Poudre contre poudre, les deux cohabitent ; une étude à 25 et 30 °C le confirmera ou non. Dénombrer à 30 °C sur MRS. Une recherche de gaz en sachet complète la libération.",
        en: "Powder against powder, the two live together; a study at 25 and 30°C will confirm this or not. Count at 30°C on MRS. A gas check in sachets completes release.",
      },
    },
  ],
};
