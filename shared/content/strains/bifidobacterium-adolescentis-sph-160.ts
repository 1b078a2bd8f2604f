import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-adolescentis-sph-160",
  type: "probiotique",
  species: "Bifidobacterium adolescentis",
  code: "SPH 160",
  cfu: 100,
  categories: ["Santé mentale", "Articulations"],
  souche: "Souche VPRO®",
  action: { fr: "Axe intestin-cerveau", en: "Gut-brain axis" },
  technologie: null,
  description: {
    fr: "<b>Une espèce qui dégrade l’amidon.</b> Malgré son nom latin, <i>B. adolescentis</i> caractérise le côlon adulte. Ce bacille ramifié, anaérobie strict et non sporulé, possède plusieurs amylases ; quelques souches convertissent le glutamate en GABA.<br><br><b>VPRO®, 100 milliards.</b> À 100 milliards par gramme, cette version tient deux fois moins de place que la conventionnelle. L’enveloppe limite le contact avec l’oxygène, qui freinait son emploi en grande série.",
    en: "<b>A starch-degrading species.</b> For all its Latin name, <i>B. adolescentis</i> is typical of the adult colon. This branched rod, strictly anaerobic and non-sporing, has several amylases; a few strains convert glutamate into GABA.<br><br><b>VPRO®, 100 billion.</b> At 100 billion a gram, this version takes half the room of the conventional one. The envelope limits contact with oxygen, which used to restrict large production runs.",
  },
  bienfaits: [
    {
      titre: { fr: "Âge et neurotransmetteurs", en: "Age and neurotransmitters" },
      description: {
        fr: "Les travaux récents abordent trois thèmes : la production de GABA par la bactérie, l’évolution du microbiote avec l’âge et la mobilité articulaire, étudiée surtout sur modèles animaux.",
        en: "Recent work covers three themes: GABA production by the bacterium, the way the microbiota changes with age, and joint mobility, which is studied chiefly in animal models.",
      },
    },
    {
      titre: { fr: "Gélule à l’amidon de banane", en: "Capsule with banana starch" },
      description: {
        fr: "Une gélule de taille 0 contient la souche et un amidon de banane verte séché, substrat que l’espèce sait dégrader. En sachet, la même association peut atteindre trois grammes ; son goût reste doux.",
        en: "A size 0 capsule holds the strain and a dried green banana starch, a substrate the species can degrade. In a sachet the same pair can reach three grams; the taste stays mild.",
      },
    },
    {
      titre: { fr: "Sécher l’amidon d’abord", en: "Dry the starch first" },
      description: {
        fr: "Un amidon natif contient plus de 10 % d’eau : le ramener sous 6 % avant mélange. Vérifier l’a<sub>w</sub> du mélange sept jours plus tard, quand l’humidité s’est équilibrée entre les poudres.",
        en: "Native starch holds more than 10% water: dry it to below 6% before blending. Check the a<sub>w</sub> of the blend seven days later, once moisture has evened out between the powders.",
      },
    },
  ],
};
