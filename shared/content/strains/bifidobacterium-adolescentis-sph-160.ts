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
    fr: "<b>Amatrice d’amidon.</b> Malgré son nom latin, <i>B. adolescentis</i> caractérise le côlon adulte. Ce bacille ramifié, anaérobie strict et non sporulé, possède plusieurs amylases ; quelques souches convertissent le glutamate en GABA.<br><br><b>Le double, sous VPRO®.</b> À 100 milliards par gramme, cette version tient deux fois moins de place que la conventionnelle. Son enveloppe atténue une fragilité à l’oxygène qui freinait son emploi en grande série.",
    en: "<b>Fond of starch.</b> For all its Latin name, <i>B. adolescentis</i> is typical of the adult colon. This branched rod, strictly anaerobic and non-sporing, owns several amylases; a few strains convert glutamate into GABA.<br><br><b>Twice as much, under VPRO®.</b> At 100 billion a gram, this version takes half the room of the conventional one. The envelope tempers a weakness towards oxygen that held back its use on large runs.",
  },
  bienfaits: [
    {
      titre: { fr: "Âge et neurotransmetteurs", en: "Age and neurotransmitters" },
      description: {
        fr: "Les travaux récents croisent trois thèmes : la production de GABA par la bactérie, l’évolution du microbiote avec l’âge et la mobilité articulaire, abordée surtout sur modèles animaux.",
        en: "Recent work crosses three themes: GABA made by the bacterium, the way the microbiota changes with age, and joint mobility, which is approached chiefly in animal models.",
      },
    },
    {
      titre: { fr: "Gélule avec amidon vert", en: "Capsule with green starch" },
      description: {
        fr: "Une gélule de taille 0 loge la souche et un amidon de banane verte séché, support cohérent avec son régime. En sachet, le même duo monte à trois grammes sans perdre son goût doux.",
        en: "A size 0 capsule houses the strain and a dried green banana starch, a carrier in keeping with its diet. As a sachet, the same pair rises to three grams and stays mild in taste.",
      },
    },
    {
      titre: { fr: "Sécher l’amidon d’abord", en: "Dry the starch first" },
      description: {
        fr: "Un amidon natif contient plus de 10 % d’eau : le ramener sous 6 % avant mélange. Vérifier l’équilibre d’a<sub>w</sub> sept jours plus tard, quand l’humidité s’est répartie entre les poudres.",
        en: "Native starch holds more than 10% water: bring it under 6% before blending. Check the a<sub>w</sub> balance seven days later, once moisture has spread among the powders.",
      },
    },
  ],
  products: ["bifidus"],
};
