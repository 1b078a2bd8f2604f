import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "ligilactobacillus-salivarius-sph-121",
  type: "probiotique",
  species: "Ligilactobacillus salivarius",
  code: "SPH 121",
  formerName: "Lactobacillus salivarius",
  cfu: 200,
  categories: ["Bucco-dentaire", "Allergies/Immunité"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>De la salive, comme l’indique son nom.</b> Décrit en 1953, <i>L. salivarius</i> peuple la bouche, l’intestin et parfois le lait humain. Bâtonnet homofermentaire, sans spore, il porte souvent un mégaplasmide où logent ses bactériocines.<br><br><b>Conventionnelle, à saveur discrète.</b> La poudre à 200 milliards se presse en comprimé fondant ou se met en gélule. Elle redoute les huiles essentielles pures et demande un arôme déjà fixé.",
    en: "<b>From saliva, as its name says.</b> Described in 1953, <i>L. salivarius</i> populates the mouth, the gut and sometimes human milk. A homofermentative rod without spores, it often carries a megaplasmid that houses its bacteriocins.<br><br><b>Conventional, discreet in taste.</b> The 200 billion powder is pressed into melting tablets or put in capsules. It dreads neat essential oils and wants a flavour already bound.",
  },
  bienfaits: [
    {
      titre: { fr: "Salivaricines et compétition", en: "Salivaricins and competition" },
      description: {
        fr: "Les microbiologistes étudient ses bactériocines, la compétition entre espèces et la flore de l’oropharynx. Le mégaplasmide, transféré ou perdu, explique de fortes différences d’une souche à l’autre.",
        en: "Microbiologists study its bacteriocins, competition between species and the flora of the oropharynx. The megaplasmid, moved or lost, accounts for strong differences from strain to strain.",
      },
    },
    {
      titre: { fr: "Comprimé fondant", en: "Melting tablet" },
      description: {
        fr: "Base de mannitol, menthe sur gomme arabique, pression faible : la forme laisse le temps du contact. La gélule répond aux usages digestifs. En stick, la poudre fond sur la langue sans eau.",
        en: "A mannitol base, mint on acacia gum, low pressure: the form leaves time for contact. Capsules answer digestive uses. As a stick, the powder melts on the tongue without water.",
      },
    },
    {
      titre: { fr: "Arômes et plasmide", en: "Flavours and plasmid" },
      description: {
        fr: "Essayer chaque arôme à 1 % pendant un mois ; le menthol libre est souvent le coupable. Vérifier par PCR que le mégaplasmide subsiste après fermentation industrielle. Stocker au froid, sachet scellé.",
        en: "Try each flavour at 1% for a month; free menthol is often the culprit. Confirm by PCR that the megaplasmid survives industrial fermentation. Store cold, in a sealed pouch.",
      },
    },
  ],
};
