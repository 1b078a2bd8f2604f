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
    fr: "<b>Lactobacille de la salive.</b> Décrit à partir de la salive, il vit aussi dans l’intestin et le lait maternel. Son mégaplasmide porte des bactériocines. La poudre se travaille en comprimé fondant ou en gélule.",
    en: "<b>The saliva lactobacillus.</b> First described from saliva, it also lives in the gut and in mother’s milk. Its megaplasmid carries bacteriocins. The powder works in melting tablets or capsules.",
  },
  bienfaits: [
    {
      titre: { fr: "Bactériocines en vue", en: "Bacteriocins in view" },
      description: {
        fr: "Salivaricines, compétition entre espèces, flore de la bouche et du rhinopharynx : voilà les chapitres ouverts par les microbiologistes.",
        en: "Salivaricins, competition between species, the flora of mouth and throat: these are the chapters microbiologists have opened.",
      },
    },
    {
      titre: { fr: "Goût et texture", en: "Taste and texture" },
      description: {
        fr: "Dans une forme à sucer, la menthe poivrée en huile essentielle pure est à proscrire ; une menthe sur gomme arabique, dosée bas, convient mieux.",
        en: "In a form to be sucked, rule out neat peppermint oil; mint on acacia gum, at a low level, is the better choice.",
      },
    },
  ],
};
