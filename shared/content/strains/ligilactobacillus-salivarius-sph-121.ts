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
    fr: "<b>Espèce décrite dans la salive.</b> Nommé en 1953, <i>L. salivarius</i> vit dans la bouche, l’intestin et parfois le lait humain. Bâtonnet homofermentaire, sans spore, il possède un mégaplasmide qui code souvent ses bactériocines.<br><br><b>Conventionnelle, à saveur discrète.</b> La poudre, à 200 milliards d’UFC par gramme, se presse en comprimé fondant ou se met en gélule. Éviter les huiles essentielles ; choisir un arôme fixé sur support.",
    en: "<b>A species described from saliva.</b> Named in 1953, <i>L. salivarius</i> lives in the mouth, the gut and sometimes human milk. A homofermentative rod without spores, it has a megaplasmid that often encodes its bacteriocins.<br><br><b>Conventional, discreet in taste.</b> The powder, 200 billion CFU a gram, is pressed into melting tablets or put in capsules. Avoid essential oils; choose a flavouring bound to a carrier.",
  },
  bienfaits: [
    {
      titre: { fr: "Salivaricines et compétition", en: "Salivaricins and competition" },
      description: {
        fr: "Les microbiologistes étudient ses bactériocines et la compétition entre espèces dans la bouche. Le contenu du mégaplasmide explique de fortes différences d’une souche à l’autre.",
        en: "Microbiologists study its bacteriocins and competition between species in the mouth. The content of the megaplasmid accounts for strong differences from strain to strain.",
      },
    },
    {
      titre: { fr: "Comprimé fondant", en: "Melting tablet" },
      description: {
        fr: "Base de mannitol, menthe sur gomme arabique, pression faible : la forme fond lentement en bouche. La gélule convient à la prise avec un verre d’eau. En stick, la poudre se dépose sur la langue.",
        en: "A mannitol base, mint on acacia gum, low pressure: the form melts slowly in the mouth. Capsules are taken with a glass of water. As a stick, the powder is placed on the tongue.",
      },
    },
    {
      titre: { fr: "Arômes et mégaplasmide", en: "Flavourings and megaplasmid" },
      description: {
        fr: "Essayer chaque arôme à sa dose d’emploi pendant un mois ; le menthol libre réduit souvent la survie. Vérifier par PCR la présence du mégaplasmide après fermentation industrielle. Stocker au froid, sachet scellé.",
        en: "Try each flavouring at its working dose for a month; free menthol often shortens survival. Confirm by PCR that the megaplasmid is present after industrial fermentation. Store cold, in a sealed pouch.",
      },
    },
  ],
};
