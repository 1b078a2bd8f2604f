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
    fr: "<b>Un acide gras court à pont disulfure.</b> Connu aussi comme acide thioctique, il sert de cofacteur aux enzymes mitochondriales. La qualité cosmétique, synthétique et racémique, est une poudre jaune pâle qui fond vers 60 °C, presque insoluble en eau acide.<br><br><b>Sa place dans la paroi.</b> Chaîne grasse d’un côté, carboxyle de l’autre : l’actif s’aligne parmi les tensioactifs non ioniques. Ainsi séparées, les molécules polymérisent moins et forment moins d’aiguilles dans le gel.<br><br><b>Conduite de fabrication.</b> Travaillez en lumière jaune, incorporez sous 35 °C, à un pH voisin de 5. Un gel-crème pauvre en huile convient bien, et la note soufrée s’atténue sans excès de parfum.",
    en: "<b>A short fatty acid with a disulphide bridge.</b> Also known as thioctic acid, it serves mitochondrial enzymes as a cofactor. The cosmetic grade, synthetic and racemic, is a pale yellow powder that melts around 60 °C and hardly dissolves in acidic water.<br><br><b>Where it sits in the wall.</b> Fatty chain on one side, carboxyl on the other: the active lines up among non-ionic surfactants. Held apart, the molecules polymerise less and form fewer needles in the gel.<br><br><b>Running the batch.</b> Work under yellow light and incorporate below 35 °C, at a pH near 5. A gel-cream low in oil suits it well, and the sulphur note softens without extra fragrance.",
  },
  bienfaits: [
    {
      titre: { fr: "Couple disulfure-dithiol", en: "Disulphide and dithiol" },
      description: {
        fr: "Le disulfure s’ouvre en deux thiols, puis se referme : l’acide dihydrolipoïque est l’autre moitié du couple. Cette chimie lui vaut la fonction « antioxydant » de la nomenclature INCI, à vérifier dans votre base par un essai sur lipides.",
        en: "The disulphide opens into two thiols and closes again; dihydrolipoic acid is the other half of the pair. That chemistry earns it the INCI function ‘antioxidant’, to be checked in your own base with a lipid assay.",
      },
    },
    {
      titre: { fr: "Odeur à maîtriser", en: "Keeping odour down" },
      description: {
        fr: "Une trace de polymère suffit à donner une odeur de soufre. Matière récente, encapsulation et gaz inerte la limitent ; un jury compare, à un puis trois mois, la crème complète et son placebo.",
        en: "A trace of polymer is enough to give a smell of sulphur. Fresh material, encapsulation and inert gas limit it, and a panel compares the full cream with its placebo at one and three months.",
      },
    },
    {
      titre: { fr: "Lumière et métaux", en: "Light and metals" },
      description: {
        fr: "Les UV rompent le pont soufre-soufre ; cuivre et fer complexent les thiols ainsi formés. Prévoyez flacon opaque, chélateur et cuve inox. La couleur, suivie en valeur b*, signale une dérive avant l’odeur.",
        en: "UV light breaks the sulphur bridge, and copper and iron bind the thiols that form. Plan opaque packs, a chelator and stainless steel tanks. Colour, followed as a b* value, warns of drift before odour does.",
      },
    },
    {
      titre: { fr: "Forme R ou racémique", en: "R form or racemate" },
      description: {
        fr: "L’énantiomère R, plus coûteux, fond plus bas et s’agglomère ; réservez-le aux cahiers des charges qui le nomment. La chromatographie chirale tranche, et l’étiquette INCI reste identique dans les deux cas.",
        en: "The R enantiomer costs more, melts lower and cakes; keep it for specifications that name it. Chiral chromatography settles the matter, while the INCI label reads the same in both cases.",
      },
    },
    {
      titre: { fr: "Avec la vitamine C et le Q10", en: "With vitamin C and Q10" },
      description: {
        fr: "Chacun dans ses propres vésicules, ces trois actifs composent un sérum pour teint terne. L’allégation décrit une surface plus lumineuse, établie par photographie normalisée du produit fini.",
        en: "Each in vesicles of its own, the three actives make up a serum for dull complexions. The claim describes a brighter surface, established on the finished product by standardised photography.",
      },
    },
  ],
  product: false,
  related: ["ferulique", "vitamine-c"],
  caution: {
    fr: "Sensible à la lumière et à la chaleur : flacon opaque, phase ajoutée à froid. Sensibilisation de contact décrite : prévoir un test épicutané. La version gélule relève des compléments alimentaires ; elle est déconseillée aux personnes diabétiques et aux femmes enceintes ou allaitantes.",
    en: "Sensitive to light and heat: opaque bottle, cold addition. Contact sensitisation has been described, so plan a patch test. The capsule version falls under food supplement rules and is not for people with diabetes, nor in pregnancy or breastfeeding.",
  },
};
