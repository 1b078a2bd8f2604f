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
    fr: "<b>Ferment de légumes et de levains.</b> Suguki (navet fermenté de Kyoto), choucroute, levains et bières acides abritent <i>L. brevis</i>. Bâtonnet court, hétérofermentaire strict, sans spore, il dégage du gaz ; plusieurs souches convertissent le glutamate en GABA.<br><br><b>Sans enrobage, à ménager.</b> La poudre conventionnelle, à 150 milliards d’UFC par gramme, se met en gélules ou en pastilles pressées. L’humidité est la première cause de perte.",
    en: "<b>A ferment of vegetables and sourdough.</b> Suguki (Kyoto pickled turnip), sauerkraut, sourdoughs and sour beers harbour <i>L. brevis</i>. A short rod, strictly heterofermentative, with no spore, it gives off gas; several strains convert glutamate into GABA.<br><br><b>Uncoated, to be handled gently.</b> The conventional powder, 150 billion CFU a gram, goes into capsules or pressed lozenges. Humidity is the main cause of loss.",
  },
  bienfaits: [
    {
      titre: { fr: "GABA et arginine", en: "GABA and arginine" },
      description: {
        fr: "Deux enzymes sont étudiées : la glutamate décarboxylase, qui forme le GABA, et l’arginine désiminase, active dans le milieu buccal. Ces réactions décrites in vitro ne permettent aucune allégation sur le sommeil.",
        en: "Two enzymes are studied: glutamate decarboxylase, which forms GABA, and arginine deiminase, active in the oral setting. These reactions, described in vitro, permit no claim about sleep.",
      },
    },
    {
      titre: { fr: "Pastille ou gélule", en: "Lozenge or capsule" },
      description: {
        fr: "La pastille pressée, au mannitol, convient à l’usage buccal ; la gélule HPMC convient aux formules avec plantes. Pas de glutamate parmi les excipients : au contact de l’eau, la bactérie pourrait le convertir.",
        en: "A pressed mannitol lozenge matches oral use; an HPMC capsule, formulas with herbs. Keep glutamate out of the excipients: in contact with water, the bacterium could convert it.",
      },
    },
    {
      titre: { fr: "Association à la mélatonine", en: "Combining with melatonin" },
      description: {
        fr: "En poudre sèche, les deux peuvent partager une gélule, sous réserve d’une étude à 25 et 30 °C. Dénombrer à 30 °C sur MRS. Contrôler aussi le gonflement des sachets, signe de gaz.",
        en: "As dry powders the two can share a capsule, subject to a study at 25 and 30 °C. Count at 30 °C on MRS. Check sachets for swelling too, a sign of gas.",
      },
    },
  ],
};
