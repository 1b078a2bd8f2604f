import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "pediococcus-pentosaceus-sph-163",
  type: "probiotique",
  species: "Pediococcus pentosaceus",
  code: "SPH 163",
  cfu: 100,
  categories: ["Protection du foie", "Santé gastro-intestinale"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère hépatique", en: "Liver area" },
  technologie: null,
  description: {
    fr: "<b>Fermente les pentoses.</b> Arabinose, ribose et xylose nourrissent ce coccus en tétrades, d’où son épithète. Gram positif, sans spore, anaérobie facultatif, <i>P. pentosaceus</i> prospère dans concombres, choux et saucisses en fermentation, à 35 °C environ.<br><br><b>Robuste et neutre.</b> Sous VPRO®, 100 milliards par gramme traversent presse et mélangeur sans pelliculage ultérieur. La poudre ne laisse ni goût ni couleur à un comprimé nu.",
    en: "<b>A fermenter of pentoses.</b> Arabinose, ribose and xylose feed this coccus in tetrads, hence its epithet. Gram-positive, spore-free, facultatively anaerobic, <i>P. pentosaceus</i> thrives in fermenting cucumbers, cabbage and sausages, at about 35 °C.<br><br><b>Sturdy and neutral.</b> Under VPRO®, 100 billion a gram pass through press and blender without a later film coat. The powder lends neither taste nor colour to an uncoated tablet.",
  },
  bienfaits: [
    {
      titre: { fr: "Axe entéro-hépatique", en: "Entero-hepatic axis" },
      description: {
        fr: "Des équipes coréennes et chinoises l’examinent dans les échanges entre intestin et foie, avec des isolats de kimchi : acides biliaires, métabolisme de l’éthanol, composition de la flore. Surtout menés sur l’animal, ces travaux ne permettent aucune allégation.",
        en: "Korean and Chinese teams examine it in the exchanges between gut and liver, with isolates from kimchi: bile acids, ethanol metabolism, flora composition. Mostly animal work, this permits no claim.",
      },
    },
    {
      titre: { fr: "Comprimé nu ou sachet", en: "Plain tablet or sachet" },
      description: {
        fr: "La bonne tenue en compression fait du comprimé la première option. Le sachet accueille artichaut ou radis noir secs. En gélule, une taille 1 contient la dose et un extrait.",
        en: "Good behaviour under compression makes the tablet a first option. Sachets take dried artichoke or black radish. As a capsule, a size 1 holds the amount plus an extract.",
      },
    },
    {
      titre: { fr: "Surface à trois mois", en: "Surface at three months" },
      description: {
        fr: "La vitamine C, si elle est présente, brunit parfois le comprimé : photographier, compter, noter la dureté. Alvéole alu-alu conseillée. Un génome complet et un antibiogramme ISO 10932 accompagnent chaque nouveau lot maître.",
        en: "Vitamin C, if present, sometimes browns the tablet: photograph, count, note hardness. Alu-alu cavities advised. A full genome and an ISO 10932 antibiogram come with each new master lot.",
      },
    },
  ],
};
