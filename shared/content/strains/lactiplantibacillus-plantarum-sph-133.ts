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
    fr: "<b>Une espèce du kimchi.</b> Le chou pimenté coréen contient souvent <i>L. plantarum</i>, bacille robuste à Gram positif, sans spore, anaérobie facultatif. Il y achève la fermentation, quand l’acidité a éliminé les premières espèces.<br><br><b>200 milliards, avec des plantes.</b> Enrobée VPRO®, la souche s’associe à la mélisse, au safran ou à l’oxyde de magnésium. Grain régulier, peu d’excipients : une petite gélule suffit.",
    en: "<b>A kimchi species.</b> Korean spiced cabbage often contains <i>L. plantarum</i>, a sturdy Gram-positive rod, non-sporing and facultatively anaerobic. It completes the fermentation once acidity has eliminated the first species.<br><br><b>200 billion, with herbs.</b> Under VPRO®, the strain combines with lemon balm, saffron or magnesium oxide. An even grain, few excipients: a small capsule is enough.",
  },
  bienfaits: [
    {
      titre: { fr: "Tryptophane et nerf vague", en: "Tryptophan and vagus nerve" },
      description: {
        fr: "Quels messagers la bactérie produit-elle ou consomme-t-elle ? Tryptophane, GABA et voie vagale sont les pistes suivies, par dosage sanguin, électrophysiologie et questionnaires. Ces travaux restent récents.",
        en: "Which messengers does the bacterium make or use? Tryptophan, GABA and the vagal route are the leads followed, through blood assays, electrophysiology and questionnaires. This work is still recent.",
      },
    },
    {
      titre: { fr: "Gélule au magnésium", en: "Capsule with magnesium" },
      description: {
        fr: "L’oxyde, alcalin et sec, est la forme la plus commode ; le bisglycinate apporte plus d’eau. Une taille 0 réunit souche et magnésium. Le stick convient aux marques qui ajoutent de la glycine.",
        en: "The oxide, alkaline and dry, is the most convenient form; bisglycinate brings more water. A size 0 holds strain and magnesium. A stick suits brands that add glycine.",
      },
    },
    {
      titre: { fr: "Essais de compatibilité", en: "Compatibility tests" },
      description: {
        fr: "Préparer des mélanges deux à deux, les tenir un mois à 30 °C, compter, puis garder les couples stables. Ce criblage évite de chercher plus tard quel extrait fait tomber le titre.",
        en: "Make blends two by two, hold them a month at 30 °C, count, then keep the stable pairs. Such screening saves searching later for the extract that makes the count fall.",
      },
    },
  ],
};
