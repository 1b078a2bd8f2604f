import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "disomine",
  type: "liposome",
  nom: { fr: "diosmine", en: "diosmin" },
  symbol: "Di",
  categories: ["antioxydant", "végétal"],
  claimStatus: "none",
  identity: {
    kind: "molecule",
    inci: "DIOSMINE",
    molecule: {
      name: { fr: "diosmine", en: "diosmin" },
      cas: "520-27-4",
      smiles:
        "C[C@H]1[C@@H]([C@H]([C@H]([C@@H](O1)OC[C@@H]2[C@H]([C@@H]([C@H]([C@@H](O2)OC3=CC(=C4C(=C3)OC(=CC4=O)C5=CC(=C(C=C5)OC)O)O)O)O)O)O)O)O",
      formula: "C28H32O15",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Flavone glycosylée des agrumes.</b> La diosmine associe la diosmétine à un sucre double, le rutinose. L’industrie la prépare par oxydation de l’hespéridine, extraite d’écorces d’orange vertes ou tombées. C’est une poudre jaune grisâtre, sans odeur.<br><br><b>Plutôt que microniser.</b> Elle ne se dissout pratiquement ni dans l’eau ni dans l’alcool ; d’ordinaire, on la broie très fin. Le liposome prend un autre chemin : solubilisée brièvement en milieu alcalin, puis ramenée à la neutralité au contact du lipide, elle se fixe à la paroi.<br><br><b>Tenue en bouteille.</b> Une suspension de vésicules décante peu et se boit sans grain.",
    en: "<b>A glycosylated citrus flavone.</b> Diosmin joins diosmetin to a double sugar, rutinose. Industry makes it by oxidising hesperidin, drawn from the peel of green or windfall oranges. The result is a greyish yellow powder without odour.<br><br><b>Rather than micronise.</b> Neither water nor alcohol dissolves it to speak of, so it is normally ground very fine. Liposomes go another way: dissolved briefly in alkali and returned to neutral in the presence of lipid, diosmin fastens to the wall.<br><br><b>Behaviour in a bottle.</b> A suspension of vesicles hardly settles and drinks without grit.",
  },
  bienfaits: [
    {
      titre: { fr: "De l’écorce à l’actif", en: "From peel to active" },
      description: {
        fr: "Elle fut décrite en 1925 dans la scrofulaire noueuse, mais c’est l’écorce d’agrume qui alimente aujourd’hui la filière : l’hespéridine, abondante, devient diosmine par une seule oxydation, qui crée la double liaison manquante.",
        en: "Diosmin was described in 1925 in figwort, yet citrus peel is what feeds today’s supply: hesperidin is plentiful there, and one oxidation step, which creates the missing double bond, turns it into diosmin.",
      },
    },
    {
      titre: { fr: "L’iode compté", en: "Iodine accounted for" },
      description: {
        fr: "L’oxydation emploie souvent l’iode, et il en reste des traces liées. La Pharmacopée européenne le limite, comme l’hespéridine, l’isorhoïfoline et la diosmétine résiduelles. Un lot destiné à l’aliment se juge au même tableau.",
        en: "Oxidation often uses iodine, and bound traces stay behind. The European Pharmacopoeia limits it, along with leftover hesperidin, isorhoifolin and diosmetin. A food-grade lot is judged against that same table.",
      },
    },
    {
      titre: { fr: "Sans sédiment au fond", en: "No sediment at rest" },
      description: {
        fr: "En liquide, la poudre brute tombe au fond et laisse une bouche crayeuse. Les vésicules, plus proches de la densité de l’eau, se remettent en suspension d’un simple retournement du flacon.",
        en: "In a liquid, plain diosmin settles out and tastes chalky. Vesicles sit closer to the density of water, so turning the bottle once is enough to bring them back into suspension.",
      },
    },
    {
      titre: { fr: "Un partenaire des flavonoïdes", en: "A partner for other flavonoids" },
      description: {
        fr: "Hespéridine, rutine, vigne rouge : les formulateurs l’assemblent volontiers par famille chimique. L’encapsulation commune simplifie le mélange et donne une seule poudre à doser, à la couleur régulière, que la chromatographie détaille ensuite pic par pic.",
        en: "Hesperidin, rutin, red vine leaf: formulators like to group it by chemical family. Encapsulating them together simplifies blending and leaves one powder to weigh, with an even colour, which chromatography then resolves peak by peak.",
      },
    },
    {
      titre: { fr: "Quel statut pour quelle dose", en: "Which status, which dose" },
      description: {
        fr: "La même molécule relève du médicament ou du complément selon sa dose et sa présentation. Cadrez ce point avec nous avant le premier prototype : il décide du dosage unitaire, du nom sur l’étui et du pays de lancement.",
        en: "One and the same molecule counts as medicine or supplement according to dose and presentation. Settle this with us before a first prototype, because it decides the unit strength, the name on the carton and the country of launch.",
      },
    },
  ],
  product: false,
  related: ["rutine", "vignerouge"],
  caution: {
    fr: "En France, la diosmine est un principe actif de médicaments (comprimés de 600 mg). Faites valider la dose et le statut du produit avant toute déclaration ; ailleurs en Europe, les règles diffèrent. Chez la femme enceinte ou allaitante, avis médical d’abord.",
    en: "In France diosmin is the active of licensed medicines (600 mg tablets). Have dose and product status confirmed before notifying; rules differ elsewhere in Europe. Not for pregnant or breastfeeding women without medical advice.",
  },
};
