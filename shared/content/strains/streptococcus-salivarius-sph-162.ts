import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "streptococcus-salivarius-sph-162",
  type: "probiotique",
  species: "Streptococcus salivarius",
  code: "SPH 162",
  cfu: 50,
  categories: ["Bucco-dentaire", "Allergies/Immunité"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère bucco-pharyngée", en: "Mouth and throat" },
  technologie: null,
  description: {
    fr: "<b>Streptocoque de la bouche.</b> <i>S. salivarius</i> compte parmi les premières bactéries du nouveau-né ; il vit ensuite sur la langue. Coccus en chaînettes, Gram positif, anaérobie facultatif, sans spore, il a un usage alimentaire récent : statut Novel Food à vérifier.<br><br><b>VPRO® pour comprimés à sucer.</b> À 50 milliards par gramme, la poudre enrobée tient à distance l’arôme et l’humidité. Le délai de dissolution en salive se vérifie sur la forme finale.",
    en: "<b>A streptococcus of the mouth.</b> <i>S. salivarius</i> is among the first bacteria of the newborn, and later lives on the tongue. A coccus in chains, Gram-positive, facultatively anaerobic, with no spore, its use in food is recent: check novel food status.<br><br><b>VPRO® for tablets to suck.</b> At 50 billion a gram, the coated powder keeps flavouring and moisture at a distance. Dissolving time in saliva is verified on the final form.",
  },
  bienfaits: [
    {
      titre: { fr: "Salivaricines", en: "Salivaricins" },
      description: {
        fr: "Les salivaricines et la coexistence avec les autres streptocoques occupent des équipes néo-zélandaises et italiennes. L’uréase de l’espèce et le pH salivaire sont aussi étudiés, sans allégation possible.",
        en: "Salivaricins and coexistence with other streptococci occupy New Zealand and Italian teams. The urease of the species and salivary pH are also studied, with no claim possible.",
      },
    },
    {
      titre: { fr: "Comprimé à laisser fondre", en: "Tablet left to melt" },
      description: {
        fr: "Comprimé d’isomalt peu dur, ou poudre sur la langue, à prendre après brossage. La gélule avalée n’a pas de sens pour cette espèce. Ni chlorhexidine ni huile essentielle dans la gamme associée.",
        en: "A soft isomalt tablet, or powder on the tongue, taken after brushing. A swallowed capsule makes no sense for this species. Keep chlorhexidine and essential oils out of the companion range.",
      },
    },
    {
      titre: { fr: "Hors liste QPS", en: "Outside the QPS list" },
      description: {
        fr: "L’espèce ne figure pas sur la liste QPS européenne : réunir innocuité, génome et antibiorésistance de la souche avant toute vente. Compter sur Mitis-Salivarius à 37 °C, a<sub>w</sub> sous 0,25.",
        en: "The species does not stand on the European QPS list: gather safety, genome and antibiotic resistance data on the strain before any sale. Count on Mitis-Salivarius at 37 °C, a<sub>w</sub> under 0.25.",
      },
    },
  ],
};
