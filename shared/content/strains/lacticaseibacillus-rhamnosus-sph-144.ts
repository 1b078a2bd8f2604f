import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-rhamnosus-sph-144",
  type: "probiotique",
  species: "Lacticaseibacillus rhamnosus",
  code: "SPH 144",
  formerName: "Lactobacillus rhamnosus",
  cfu: 400,
  categories: ["Femmes"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère intime féminine", en: "Women’s intimate area" },
  technologie: null,
  description: {
    fr: "<b>Rhamnosus féminin.</b> L’espèce compte parmi les lactobacilles isolés de l’urètre et des voies génitales saines. L’enrobage autorise une association en gélule avec canneberge ou D-mannose.",
    en: "<b>Rhamnosus for women.</b> It is among the lactobacilli isolated from the healthy urethra and genital tract. The coating allows a combined capsule with cranberry or D-mannose.",
  },
  bienfaits: [
    {
      titre: { fr: "De l’intestin aux voies intimes", en: "From gut to intimate tract" },
      description: {
        fr: "La question posée : comment une bactérie avalée rejoint-elle d’autres muqueuses ? Les protocoles suivent sa présence par PCR.",
        en: "The question asked is how a swallowed bacterium reaches other mucous membranes; protocols track its presence by PCR.",
      },
    },
    {
      titre: { fr: "Canneberge sèche", en: "Dry cranberry" },
      description: {
        fr: "L’extrait de canneberge est acide et reprend l’eau. Un grade sur phosphate tricalcique et une gélule bien fermée limitent l’interaction.",
        en: "Cranberry extract is acidic and takes up water. A grade on tricalcium phosphate and a well-closed shell limit interaction.",
      },
    },
  ],
};
