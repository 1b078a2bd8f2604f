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
  description: {
    fr: "<b>Un acide soufré, jaune pâle.</b> Cofacteur bien connu des biochimistes, l’acide alpha-lipoïque se dissout mal dans l’eau et dégage une note soufrée. Logé entre les tensioactifs non ioniques de la paroi, il entre dans un gel aqueux sans cristalliser, et son odeur se fait discrète.",
    en: "<b>A pale yellow acid that carries sulphur.</b> Long known to biochemists as a cofactor, alpha-lipoic acid hardly dissolves in water and smells faintly sulphurous. Lodged among the non-ionic surfactants of the vesicle wall, it goes into a water gel without crystallising and keeps its odour to itself.",
  },
  bienfaits: [
    {
      titre: { fr: "Placé à l’interface", en: "Seated at the interface" },
      description: {
        fr: "Sa chaîne préfère le gras, son groupement acide préfère l’eau. Cette double affinité le range au bord de la paroi vésiculaire, où il reste réparti même dans une base pauvre en huile.",
        en: "Its chain likes oil, its acid group likes water. That double taste settles it at the edge of the vesicle wall, evenly spread even in a base with very little oil.",
      },
    },
    {
      titre: { fr: "Odeur et teinte contenues", en: "Odour and tint contained" },
      description: {
        fr: "Le soufre se sent, le jaune se voit. Une fois l’actif enfermé, le parfumeur garde la main et une crème blanche change moins de couleur ; le vieillissement accéléré le vérifie.",
        en: "Sulphur can be smelt and yellow can be seen. Enclosed, the active leaves the perfumer in charge and a white cream drifts less in colour, which accelerated ageing will confirm.",
      },
    },
    {
      titre: { fr: "Un sérum d’éclat", en: "A radiance serum" },
      description: {
        fr: "Associé à la vitamine C ou au Q10, il signe des formules destinées aux teints ternes. L’allégation porte sur l’aspect lumineux et se démontre par photographie normalisée du produit fini.",
        en: "Paired with vitamin C or Q10, it anchors formulas meant for dull complexions. The claim is about a luminous look, shown with standardised photographs of the finished product.",
      },
    },
  ],
  product: false,
  related: ["ferulique", "vitamine-c"],
  caution: {
    fr: "Sensible à la lumière et à la chaleur : flacon opaque, phase ajoutée à froid. La version gélule relève des compléments alimentaires et exclut diabète, grossesse et allaitement.",
    en: "Sensitive to light and heat: opaque bottle, cold addition. The capsule version falls under food supplement rules and is not for people with diabetes, nor in pregnancy or breastfeeding.",
  },
};
