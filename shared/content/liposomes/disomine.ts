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
    fr: "<b>Flavone glycosylée des agrumes.</b> La diosmine associe la diosmétine à un sucre double, le rutinose. L’industrie la prépare par oxydation de l’hespéridine, extraite d’oranges immatures et d’écorces d’agrumes. C’est une poudre jaune grisâtre, sans odeur.<br><br><b>Une alternative à la micronisation.</b> Elle ne se dissout pratiquement ni dans l’eau ni dans l’alcool ; d’ordinaire, on la broie très fin. Le liposome procède autrement : dissoute brièvement en milieu alcalin, puis ramenée à la neutralité en présence du lipide, elle se fixe à la paroi.<br><br><b>En liquide.</b> Une suspension de vésicules décante peu et se boit sans sensation de grain.",
    en: "<b>A glycosylated citrus flavone.</b> Diosmin joins diosmetin to a double sugar, rutinose. Industry makes it by oxidising hesperidin, extracted from unripe oranges and citrus peel. The result is a greyish yellow powder without smell.<br><br><b>An alternative to micronising.</b> It is practically insoluble in water and in alcohol, so it is normally ground very fine. Liposomes work differently: dissolved briefly in alkali and returned to neutral in the presence of lipid, diosmin attaches to the wall.<br><br><b>In liquids.</b> A suspension of vesicles hardly settles and does not feel gritty to drink.",
  },
  bienfaits: [
    {
      titre: { fr: "De l’hespéridine à la diosmine", en: "From hesperidin to diosmin" },
      description: {
        fr: "La diosmine a été décrite en 1925 dans la scrofulaire noueuse. Aujourd’hui, elle vient surtout des agrumes : l’hespéridine, abondante dans l’écorce, devient diosmine par une oxydation qui crée la double liaison manquante.",
        en: "Diosmin was described in 1925 in figwort. Today it comes mainly from citrus: hesperidin, plentiful in the peel, is turned into diosmin by an oxidation step that creates the missing double bond.",
      },
    },
    {
      titre: { fr: "Iode résiduel et impuretés", en: "Residual iodine and impurities" },
      description: {
        fr: "L’oxydation emploie souvent de l’iode, dont il reste des traces. La Pharmacopée européenne les limite, comme l’hespéridine, l’isorhoïfoline et la diosmétine résiduelles. Un lot de qualité alimentaire se juge sur les mêmes critères.",
        en: "Oxidation often uses iodine, traces of which remain. The European Pharmacopoeia limits them, along with residual hesperidin, isorhoifolin and diosmetin. A food-grade batch is judged on the same criteria.",
      },
    },
    {
      titre: { fr: "Dépôt et texture", en: "Sediment and texture" },
      description: {
        fr: "En liquide, la poudre brute tombe au fond et laisse une sensation crayeuse en bouche. Les vésicules, plus proches de la densité de l’eau, se remettent en suspension d’un simple retournement du flacon.",
        en: "In a liquid, the raw powder settles out and tastes chalky. Vesicles are closer to the density of water, so turning the bottle once is enough to bring them back into suspension.",
      },
    },
    {
      titre: { fr: "Associée à d’autres flavonoïdes", en: "With other flavonoids" },
      description: {
        fr: "L’hespéridine, la rutine et la vigne rouge lui sont souvent associées. Une encapsulation commune simplifie le mélange et donne une seule poudre à doser, de couleur régulière ; la chromatographie mesure ensuite chaque flavonoïde séparément.",
        en: "Hesperidin, rutin and red vine leaf are often combined with it. Encapsulating them together simplifies blending and leaves one powder to weigh, with an even colour; chromatography then measures each flavonoid separately.",
      },
    },
    {
      titre: { fr: "Médicament ou complément", en: "Medicine or supplement" },
      description: {
        fr: "La même molécule relève du médicament ou du complément selon sa dose et sa présentation. Tranchez ce point avec nous avant le premier prototype : il détermine la dose par unité, le nom sur l’étui et le pays de lancement.",
        en: "The same molecule counts as a medicine or a supplement according to dose and presentation. Settle this with us before the first prototype: it determines the dose per unit, the name on the carton and the country of launch.",
      },
    },
  ],
  product: false,
  related: ["rutine", "vignerouge"],
  caution: {
    fr: "En France, la diosmine est un principe actif de médicaments (comprimés de 600 mg). Faites valider la dose et le statut du produit avant toute déclaration ; ailleurs en Europe, les règles diffèrent. Avis médical préalable chez la femme enceinte ou allaitante.",
    en: "In France diosmin is the active substance of licensed medicines (600 mg tablets). Have the dose and the status of the product confirmed before notifying; rules differ elsewhere in Europe. Not for pregnant or breastfeeding women without medical advice.",
  },
};
