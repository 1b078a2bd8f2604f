import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "ashwagandha",
  type: "liposome",
  nom: { fr: "ashwagandha", en: "ashwagandha" },
  symbol: "Ash",
  categories: ["végétal"],
  claimStatus: "on hold",
  description: {
    fr: "<b><i>Withania somnifera</i>, Solanacées.</b> La racine de ce petit arbrisseau renferme des withanolides, lactones stéroïdiques peu solubles dans l’eau. L’extrait est brun, terreux, odorant. L’encapsulation liposomale loge les withanolides dans la membrane et rend le goût acceptable en sachet ou en flacon.",
    en: "<b><i>Withania somnifera</i>, Solanaceae.</b> The root of this small shrub contains withanolides, steroidal lactones that water hardly dissolves. Extracts are brown, earthy and strong-smelling. Liposomal encapsulation seats the withanolides in the membrane and makes sachets or bottles acceptable to taste.",
  },
  bienfaits: [
    {
      titre: { fr: "L’odeur du cheval", en: "The smell of a horse" },
      description: {
        fr: "Ashva, le cheval, gandha, l’odeur : le nom sanskrit décrit la racine fraîche. L’Ayurvéda la classe parmi les rasayana et la prend traditionnellement en poudre, mêlée à du lait ou du miel.",
        en: "Ashva means horse and gandha smell: the Sanskrit name describes the fresh root. Ayurveda lists it among the rasayana and traditionally takes it as powder in milk or honey.",
      },
    },
    {
      titre: { fr: "Racine seule", en: "Root and nothing else" },
      description: {
        fr: "La feuille contient plus de withaférine A et ne relève pas du même usage. Demandez un extrait de racine seule, identifié par empreinte chromatographique, avec un titre en withanolides.",
        en: "Leaves hold more withaferin A and belong to another use. Ask for an extract of root alone, identified by chromatographic fingerprint, with its withanolide titre stated.",
      },
    },
    {
      titre: { fr: "Un extrait plus maniable", en: "An extract easier to handle" },
      description: {
        fr: "Résineux, l’extrait s’agglomère sur les doseurs. Sous forme de poudre liposomale, il coule mieux, colore moins la gélule claire et se mélange régulièrement aux poudres minérales.",
        en: "Resinous extract clumps on dosing equipment. As liposomal powder it flows more freely, stains pale capsules less and blends evenly with mineral powders.",
      },
    },
  ],
  product: false,
  related: ["rhodiola", "scutellairedubaikal"],
  caution: {
    fr: "ANSES 2024 : déconseillé aux moins de 18 ans, aux femmes enceintes ou allaitantes, en cas de trouble endocrinien, hépatique ou cardiaque, ou de traitement agissant sur le système nerveux central. Vente interdite au Danemark.",
    en: "ANSES 2024: not for under-18s, pregnant or breastfeeding women, people with endocrine, liver or heart disorders, or anyone on medicines acting on the central nervous system. Banned from sale in Denmark.",
  },
};
