import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "alphalipoique",
  type: "niosome",
  nom: { fr: "acide alpha-lipoïque", en: "alpha-lipoic acid" },
  symbol: "Lip",
  subtitle: { fr: "éclat & teint uniforme", en: "radiance & even tone" },
  categories: ["acides", "antioxydants", "coenzyme"],
  formes: ["Sérum", "Crème", "Gélule"],
  liposome: "alpha-lipoique",
  inci: "THIOCTIC ACID",
  action: { fr: "antioxydant, éclat du teint", en: "antioxidant, radiant look" },
  identity: {
    kind: "molecule",
    inci: "THIOCTIC ACID",
    molecule: {
      name: { fr: "acide alpha-lipoïque", en: "alpha-lipoic acid" },
      cas: "1077-28-7",
      smiles: "OC(=O)CCCCC1CCSS1",
      formula: "C8H14O2S2",
      shows: "skeleton",
      note: {
        fr: "Mélange racémique : formes R et S à parts égales, centre dessiné sans configuration.",
        en: "Racemate: R and S forms in equal parts, centre drawn without configuration.",
      },
    },
  },
  description: {
    fr: "<b>Un acide gras court, fermé par deux soufres.</b> Connu aussi comme acide thioctique, il sert de cofacteur aux enzymes mitochondriales. La qualité cosmétique, synthétique et racémique, est une poudre jaune pâle qui fond vers 60 °C et que l’eau acide refuse.<br><br><b>Sa place dans la paroi.</b> Chaîne grasse d’un côté, carboxyle de l’autre : l’actif s’aligne parmi les tensioactifs non ioniques. Les cycles, tenus à distance, polymérisent moins et ne forment pas d’aiguilles dans le gel.<br><br><b>Conduite de fabrication.</b> Lumière jaune, incorporation sous 35 °C, pH voisin de 5. Un gel-crème pauvre en huile l’accueille, et la note soufrée s’atténue sans surdose de parfum.",
    en: "<b>A short fatty acid closed by two sulphurs.</b> Also known as thioctic acid, it serves mitochondrial enzymes as a cofactor. The cosmetic grade, synthetic and racemic, is a pale yellow powder that melts around 60 °C and that acidic water rejects.<br><br><b>Where it sits in the wall.</b> Fatty chain on one side, carboxyl on the other: the active lines up among non-ionic surfactants. Held apart, its rings polymerise less and grow no needles in the gel.<br><br><b>Running the batch.</b> Yellow light, incorporation below 35 °C, pH near 5. A gel-cream low in oil takes it well, and the sulphur note softens without an overdose of fragrance.",
  },
  bienfaits: [
    {
      titre: { fr: "Ouvert, refermé", en: "Open and closed" },
      description: {
        fr: "Le disulfure s’ouvre en deux thiols, puis se referme : l’acide dihydrolipoïque est l’autre moitié du couple. Cette chimie lui vaut la fonction « antioxydant » de la nomenclature INCI, à vérifier dans votre base par un essai sur lipides.",
        en: "The disulphide opens into two thiols and closes again; dihydrolipoic acid is the other half of the pair. That chemistry earns it the INCI function ‘antioxidant’, to be checked in your own base with a lipid assay.",
      },
    },
    {
      titre: { fr: "Le nez d’abord", en: "The nose first" },
      description: {
        fr: "Une trace de polymère suffit à sentir le soufre. Matière récente, charge niosomale et gaz inerte contiennent cette odeur ; un jury compare, à un puis trois mois, la crème complète et son placebo.",
        en: "A trace of polymer is enough to smell of sulphur. Fresh material, niosomal loading and inert gas contain the odour, and a jury compares the full cream with its placebo at one and three months.",
      },
    },
    {
      titre: { fr: "Lumière et métaux", en: "Light and metals" },
      description: {
        fr: "L’ultraviolet rompt le pont soufre-soufre ; cuivre et fer complexent les thiols ainsi formés. Flacon opaque, chélateur et cuve inox y répondent. La couleur, suivie en valeur b*, prévient d’une dérive avant le nez.",
        en: "Ultraviolet breaks the sulphur bridge, and copper and iron bind the thiols that form. Opaque packs, a chelator and stainless tanks answer that. Colour followed as a b* value warns of drift before the nose does.",
      },
    },
    {
      titre: { fr: "Deux énantiomères", en: "Two enantiomers" },
      description: {
        fr: "L’énantiomère R, plus coûteux, fond plus bas et s’agglomère ; il se réserve aux cahiers des charges qui le nomment. La chromatographie chirale tranche, et l’étiquette INCI reste identique dans les deux cas.",
        en: "The R enantiomer costs more, melts lower and cakes; keep it for specifications that name it. Chiral chromatography settles the matter, while the INCI label reads the same in both cases.",
      },
    },
    {
      titre: { fr: "Un trio d’éclat", en: "A radiance trio" },
      description: {
        fr: "Avec la vitamine C et le Q10, chacun dans ses propres vésicules, il compose un sérum pour teint terne. La promesse décrit une surface plus lumineuse, établie par photographie normalisée du produit fini.",
        en: "With vitamin C and Q10, each in vesicles of its own, it makes up a serum for dull complexions. The promise describes a brighter surface, established on the finished product by standardised photography.",
      },
    },
  ],
  product: false,
  related: ["ferulique", "vitamine-c"],
  caution: {
    fr: "Sensible à la lumière et à la chaleur : flacon opaque, phase ajoutée à froid. Sensibilisation de contact décrite : prévoir un test épicutané. La version gélule relève des compléments alimentaires et exclut diabète, grossesse et allaitement.",
    en: "Sensitive to light and heat: opaque bottle, cold addition. Contact sensitisation has been described, so plan a patch test. The capsule version falls under food supplement rules and is not for people with diabetes, nor in pregnancy or breastfeeding.",
  },
};
