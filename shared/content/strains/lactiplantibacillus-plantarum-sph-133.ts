import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactiplantibacillus-plantarum-sph-133",
  type: "probiotique",
  species: "Lactiplantibacillus plantarum",
  code: "SPH 133",
  formerName: "Lactobacillus plantarum",
  cfu: 200,
  categories: ["Santé mentale", "Sommeil"],
  souche: "Souche VPRO®",
  action: { fr: "Axe intestin-cerveau", en: "Gut-brain axis" },
  technologie: null,
  description: {
    fr: "<b>Du chou pimenté coréen.</b> Le kimchi est l’une des demeures de <i>L. plantarum</i>, bacille robuste à Gram positif qui se passe de spore comme d’oxygène. Il y achève la fermentation, quand l’acidité chasse les premiers venus.<br><br><b>200 milliards auprès des plantes.</b> Enrobée VPRO®, la souche s’accorde avec mélisse, safran ou oxyde de magnésium. Grain régulier, peu d’excipients : une gélule courte suffit.",
    en: "<b>From Korean spiced cabbage.</b> Kimchi is one home of <i>L. plantarum</i>, a sturdy Gram-positive rod that does without spores as it does without oxygen. It completes the fermentation there, once acidity has driven off the first comers.<br><br><b>200 billion beside herbs.</b> Under VPRO®, the strain agrees with lemon balm, saffron or magnesium oxide. An even grain, few excipients: a short capsule is enough.",
  },
  bienfaits: [
    {
      titre: { fr: "Tryptophane et nerf vague", en: "Tryptophan and vagus" },
      description: {
        fr: "Quels messagers la bactérie produit-elle ou consomme-t-elle ? Tryptophane, GABA et voie vagale sont les pistes suivies, par dosage sanguin, électrophysiologie et échelles de ressenti. Le champ demeure jeune.",
        en: "Which messengers does the bacterium make or use? Tryptophan, GABA and the vagal route are the leads followed, through blood assays, electrophysiology and rating scales. The field is still young.",
      },
    },
    {
      titre: { fr: "Gélule au magnésium", en: "Capsule with magnesium" },
      description: {
        fr: "L’oxyde, alcalin et sec, est le sel le plus commode ; le bisglycinate apporte plus d’eau. Une taille 0 réunit les deux. Le stick convient aux marques qui ajoutent de la glycine.",
        en: "The oxide, alkaline and dry, is the most convenient salt; bisglycinate brings more water. A size 0 holds both. A stick suits brands that add glycine.",
      },
    },
    {
      titre: { fr: "Compatibilité à l’essai", en: "Compatibility on trial" },
      description: {
        fr: "Préparer des mélanges deux à deux, les tenir un mois à 30 °C, compter, puis garder les couples stables. Ce criblage évite de chercher plus tard quel extrait fait tomber le titre.",
        en: "Make blends two by two, hold them a month at 30°C, count, then keep the stable pairs. Such screening saves searching later for the extract that makes the count fall.",
      },
    },
  ],
  products: ["magnesium-plus"],
};
