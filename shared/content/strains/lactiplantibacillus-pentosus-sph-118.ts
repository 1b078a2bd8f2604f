import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactiplantibacillus-pentosus-sph-118",
  type: "probiotique",
  species: "Lactiplantibacillus pentosus",
  code: "SPH 118",
  formerName: "Lactobacillus pentosus",
  cfu: 100,
  categories: ["Allergies/Immunité"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>L’espèce des olives de table.</b> <i>L. pentosus</i> domine la saumure, où il fermente pentoses et sucres du fruit malgré le sel. Ce bâtonnet sans spore, anaérobie facultatif, est un proche parent de <i>plantarum</i>, avec lequel on l’a longtemps confondu.<br><br><b>Une origine végétale.</b> Conventionnelle à 100 milliards par gramme, la poudre convient aux cahiers des charges sans lait. Elle se garde au frais, en fût doublé d’aluminium.",
    en: "<b>The table-olive species.</b> <i>L. pentosus</i> dominates the brine, where it ferments pentoses and fruit sugars in spite of salt. This rod without spores, a facultative anaerobe, is a close relative of <i>plantarum</i>, with which it was long confused.<br><br><b>A plant origin.</b> Conventional, at 100 billion a gram, the powder suits dairy-free briefs. Keep it cool, in drums lined with aluminium.",
  },
  bienfaits: [
    {
      titre: { fr: "Paroi bactérienne et IgA", en: "Bacterial wall and IgA" },
      description: {
        fr: "Les immunoglobulines sécrétoires et la reconnaissance des parois bactériennes par les cellules de l’intestin sont les thèmes dominants, au Japon surtout. La fermentation des olives est l’autre grand sujet de publication.",
        en: "Secretory immunoglobulins and the way intestinal cells recognise bacterial walls are the leading themes, in Japan above all. Olive fermentation is the other main subject of publication.",
      },
    },
    {
      titre: { fr: "Gélule végétale", en: "Plant-based shell" },
      description: {
        fr: "Pullulane ou HPMC, support de maltodextrine de manioc : l’ensemble reste végane et sans allergène majeur. Un sachet salé, type bouillon froid, est possible, car l’espèce tolère le sel. Ni boisson chaude ni gomme.",
        en: "Pullulan or HPMC, a carrier of cassava maltodextrin: the whole stays vegan and free of major allergens. A savoury sachet, such as a cold broth, is possible, as the species tolerates salt. Neither hot drinks nor gummies.",
      },
    },
    {
      titre: { fr: "Distinguer deux espèces proches", en: "Telling close species apart" },
      description: {
        fr: "Une PCR multiplexe sur <i>recA</i> la distingue de <i>plantarum</i>, ce que la galerie biochimique fait mal. Demander l’attestation de milieu sans lait ni soja ; surveiller le sel résiduel, hygroscopique.",
        en: "A multiplex PCR on <i>recA</i> tells it from <i>plantarum</i>, which biochemical strips do poorly. Ask for a statement of a medium free of milk and soya; monitor residual salt, which takes up moisture.",
      },
    },
  ],
};
