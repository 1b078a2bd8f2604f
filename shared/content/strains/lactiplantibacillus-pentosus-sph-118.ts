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
    fr: "<b>Maître des olives de table.</b> <i>L. pentosus</i> domine la saumure, où il fermente pentoses et sucres du fruit malgré le sel. Ce bâtonnet sans spore, anaérobie facultatif, est le proche cousin de <i>plantarum</i>, dont le nom fut longtemps confondu avec le sien.<br><br><b>Une origine végétale à raconter.</b> Conventionnelle à 100 milliards par gramme, la poudre se prête aux cahiers des charges sans lait. Elle se garde au frais, en fût doublé d’aluminium.",
    en: "<b>Master of table olives.</b> <i>L. pentosus</i> rules the brine, where it ferments pentoses and fruit sugars in spite of salt. This rod without spores, a facultative anaerobe, is a close cousin of <i>plantarum</i>, and their names were long confused.<br><br><b>A plant origin to tell.</b> Conventional, at 100 billion a gram, the powder lends itself to dairy-free briefs. Keep it cool, in drums lined with aluminium.",
  },
  bienfaits: [
    {
      titre: { fr: "Paroi et IgA", en: "Wall and IgA" },
      description: {
        fr: "Les immunoglobulines sécrétoires et la perception des parois bactériennes par les cellules de l’intestin sont les thèmes dominants, au Japon surtout. La science de l’olive fournit le second corpus.",
        en: "Secretory immunoglobulins and the way intestinal cells perceive bacterial walls are the leading themes, in Japan above all. Olive science supplies the second body of papers.",
      },
    },
    {
      titre: { fr: "Gélule végétale", en: "Plant-based shell" },
      description: {
        fr: "Pullulane ou HPMC, support de maltodextrine de manioc : l’ensemble reste végane et sans allergène majeur. Un sachet salé, type bouillon froid, exploite sa tolérance au sel. Ni boisson chaude ni gomme.",
        en: "Pullulan or HPMC, a carrier of cassava maltodextrin: the whole stays vegan and free of major allergens. A savoury sachet, such as a cold broth, uses its salt tolerance. Neither hot drinks nor gummies.",
      },
    },
    {
      titre: { fr: "Séparer les cousins", en: "Telling cousins apart" },
      description: {
        fr: "Une PCR multiplexe sur <i>recA</i> la distingue de <i>plantarum</i>, ce que la galerie biochimique fait mal. Demander l’attestation de milieu sans lait ni soja ; surveiller le sel résiduel, hygroscopique.",
        en: "A multiplex PCR on <i>recA</i> tells it from <i>plantarum</i>, which biochemical strips do poorly. Ask for a statement of a medium free of milk and soya; watch residual salt, which draws water.",
      },
    },
  ],
};
