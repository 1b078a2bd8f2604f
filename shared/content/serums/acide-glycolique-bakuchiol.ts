import type { Serum } from "#shared/content/content-types.ts";

export const entry: Serum = {
  slug: "acide-glycolique-bakuchiol",
  type: "niosomeProduct",
  nom: { fr: "acide glycolique + bakuchiol", en: "glycolic acid + bakuchiol" },
  symbol: "Gly",
  subtitle: { fr: "exfoliant & lissant", en: "exfoliating & smoothing" },
  categories: ["acides", "végétal"],
  formes2: ["Sérum"],
  action: { fr: "exfoliation, grain lissé", en: "exfoliation, smoother texture" },
  contains: ["glycolique", "bakuchiol"],
  identity: {
    kind: "complex",
    inci: "GLYCOLIC ACID, BAKUCHIOL",
    components: [
      {
        name: { fr: "acide glycolique 10 %", en: "glycolic acid 10%" },
        path: "/niosomes/glycolique",
      },
      { name: { fr: "bakuchiol 1 %", en: "bakuchiol 1%" }, path: "/niosomes/bakuchiol" },
    ],
    molecule: {
      name: { fr: "acide glycolique", en: "glycolic acid" },
      cas: "79-14-1",
      smiles: "OCC(=O)O",
      formula: "C2H4O3",
      shows: "whole",
      note: {
        fr: "Le plus concentré des deux actifs.",
        en: "The more concentrated of the two actives.",
      },
    },
  },
  description: {
    fr: "<b>Acide glycolique 10 %, bakuchiol 1 %.</b> Un AHA hydrosoluble et un phénol huileux partagent un flacon sans émulsion. L’acide loge au cœur des vésicules et autour d’elles, le phénol dans leur paroi, faite de tensioactifs à liaison éther stables à ce pH bas.<br><br><b>Au toucher.</b> Un fluide ambré clair, sans alcool ajouté ni parfum, qui coule de la pipette et laisse un film soyeux. Le pH se règle au-dessus de 3,5 et se vérifie à chaque étape du remplissage.<br><br><b>Destination.</b> Un sérum du soir pour peaux adultes habituées aux exfoliants. Flacon de 30 ml, en verre ambré ou clair sous étui, avec une notice de progression.",
    en: "<b>Glycolic acid 10%, bakuchiol 1%.</b> A water-soluble AHA and an oily phenol share one bottle with no emulsion. Acid sits in the core of the vesicles and around them, phenol in their wall, made of ether-linked surfactants stable at this low pH.<br><br><b>To the touch.</b> A light amber fluid, with neither added alcohol nor fragrance, that runs from the dropper and leaves a silky film. Its pH is set above 3.5 and checked at each stage of filling.<br><br><b>Intended for.</b> An evening serum for adult skin used to exfoliants. It comes in 30 ml bottles, amber or clear in a carton, with a build-up leaflet.",
  },
  bienfaits: [
    {
      titre: { fr: "Eau et huile, un flacon", en: "Water and oil, one bottle" },
      description: {
        fr: "Deux affinités opposées demandent d’ordinaire deux produits. La vésicule tient les deux et la pipette délivre un rapport constant, première goutte comme dernière, ce que confirme un dosage en haut et en bas de flacon.",
        en: "Opposite affinities usually require two products. The vesicle holds both, and the dropper delivers a constant ratio from first drop to last, as assays at top and bottom of the bottle confirm.",
      },
    },
    {
      titre: { fr: "Grain lissé, aspect net", en: "Smoother, clearer look" },
      description: {
        fr: "L’acide détache les cellules ternes en surface ; le bakuchiol complète le soin, pour une peau d’aspect reposé. Le panel note éclat, douceur et confort ressenti, le picotement étant relevé à une, cinq et dix minutes.",
        en: "Acid lifts dull surface cells; bakuchiol completes the treatment, for skin that looks rested. Panellists score radiance, softness and perceived comfort, with stinging recorded at one, five and ten minutes.",
      },
    },
    {
      titre: { fr: "Mode d’emploi", en: "Directions for use" },
      description: {
        fr: "Deux ou trois soirs par semaine, peau sèche, loin des yeux et des lèvres. La notice prévoit une progression et un hydratant ensuite, et rappelle la protection solaire du matin.",
        en: "Two or three evenings a week, on dry skin, away from eyes and lips. Directions set a build-up and a moisturiser afterwards, with a reminder of morning sun protection.",
      },
    },
    {
      titre: { fr: "Lissant sans rétinoïde", en: "Smoothing without a retinoid" },
      description: {
        fr: "Le bakuchiol n’est pas un rétinoïde : ni mention vitamine A, ni équivalent à calculer. Il se place dans les mêmes gammes lissantes, avec sa propre preuve d’apparence et sans emprunter celle d’un autre.",
        en: "Bakuchiol is no retinoid: no vitamin A wording, no equivalents to work out. It belongs in the same smoothing ranges, with its own proof of appearance and none borrowed from elsewhere.",
      },
    },
    {
      titre: { fr: "Stabilité suivie", en: "Stability in view" },
      description: {
        fr: "Taille des vésicules, acide libre, phénol et teinte se relèvent à 4 °C, 25 °C et 40 °C. L’éther résiste à l’hydrolyse, le bakuchiol reste sensible à l’air : l’inertage à l’azote est donc obligatoire.",
        en: "Vesicle size, free acid, phenol and shade are read at 4 °C, 25 °C and 40 °C. Ethers resist hydrolysis while bakuchiol remains sensitive to air, so nitrogen in the headspace is compulsory.",
      },
    },
  ],
  product: false,
  related: ["niacinamide-zinc", "vitamine-c-acide-hyaluronique"],
  caution: {
    fr: "AHA à 10 % : le SCCNFP conseillait 4 %, d’où un rapport de sécurité argumenté sur pH et fréquence. Imprimer une mention solaire dans la notice. Déconseillé avant 18 ans et pendant la grossesse.",
    en: "An AHA at 10%: SCCNFP advised 4%, so the safety report must argue pH and frequency. Print a sun warning in the directions. Not advised under 18 or in pregnancy.",
  },
};
