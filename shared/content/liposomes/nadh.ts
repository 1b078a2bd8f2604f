import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "nadh",
  type: "liposome",
  nom: { fr: "nadh", en: "nadh" },
  symbol: "NADH",
  categories: ["coenzyme"],
  claimStatus: "none",
  niosome: "nadh",
  identity: {
    kind: "molecule",
    inci: "DISODIUM NADH",
    molecule: {
      name: { fr: "sel disodique de NADH", en: "NADH disodium salt" },
      cas: "606-68-8",
      smiles:
        "[Na+].[Na+].NC(=O)C1=CN(C=CC1)[C@@H]1O[C@H](COP([O-])(=O)OP([O-])(=O)OC[C@H]2O[C@H]([C@H](O)[C@@H]2O)n2cnc3c(N)ncnc32)[C@@H](O)[C@H]1O",
      formula: "C21H27N7Na2O14P2",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Forme réduite du NAD.</b> Ce dinucléotide réunit un noyau de nicotinamide, dérivé de la vitamine B3, et un noyau d’adénine, reliés par deux riboses et deux phosphates. Il transporte un hydrure d’une enzyme à l’autre. On le prépare par réduction enzymatique du NAD, en sel disodique jaune pâle.<br><br><b>Un abri avant tout.</b> L’air, la lumière et surtout l’acide le détruisent. Le cœur du liposome est tamponné en base faible avant fermeture ; la membrane freine l’entrée des protons et de l’humidité.<br><br><b>Chaîne froide et sèche.</b> Lyophilisation plutôt qu’atomisation, pesée sous air sec, pilulier à dessiccant.",
    en: "<b>The reduced form of NAD.</b> This dinucleotide unites a nicotinamide ring, derived from vitamin B3, with an adenine ring, through two riboses and two phosphates. It carries a hydride from one enzyme to the next. Enzymatic reduction of NAD gives it as a pale yellow disodium salt.<br><br><b>Shelter first of all.</b> Air, light and above all acid destroy it. The liposome core is buffered to a weak base before closing, and the membrane slows the entry of protons and moisture.<br><br><b>A cold, dry chain.</b> Freeze-drying rather than spray-drying, weighing in dry air, bottles with desiccant.",
  },
  bienfaits: [
    {
      titre: { fr: "Un porteur d’électrons", en: "An electron carrier" },
      description: {
        fr: "NAD oxydé et NADH réduit forment un couple présent chez tous les êtres vivants. Harden et Young en décelèrent la trace dès 1906, en étudiant la fermentation de la levure ; Warburg en éclaira le mécanisme trente ans plus tard.",
        en: "Oxidised NAD and reduced NADH form a pair present in every living thing. Harden and Young caught the first sign of it in 1906 while studying yeast fermentation; Warburg cleared up the mechanism thirty years later.",
      },
    },
    {
      titre: { fr: "Ennemi : l’acidité", en: "The enemy is acidity" },
      description: {
        fr: "En milieu acide, le NADH se décompose vite ; à pH légèrement alcalin, il tient. La gélule gastro-résistante reste donc une précaution utile, et les poudres acides, vitamine C ou citrate, se dosent dans un autre produit.",
        en: "In acid NADH breaks down fast, while mildly alkaline water preserves it. A gastro-resistant capsule therefore remains a sensible precaution, and acidic powders such as vitamin C or citrate are dosed in another product.",
      },
    },
    {
      titre: { fr: "Contrôlé à 340 nm", en: "Checked at 340 nm" },
      description: {
        fr: "La forme réduite absorbe à 340 nm, la forme oxydée non. Une lecture au spectrophotomètre suit ainsi la part encore active, du lot neuf jusqu’à la date de durabilité ; la chromatographie nomme les produits de coupure.",
        en: "The reduced form absorbs at 340 nm and the oxidised one does not. A spectrophotometer reading thus tracks the share still intact, from fresh batch to best-before date; chromatography names the fragments.",
      },
    },
    {
      titre: { fr: "Quelques milligrammes à répartir", en: "A few milligrams to spread" },
      description: {
        fr: "Les doses usuelles sont faibles et la matière coûteuse. Une poudre liposomale à teneur fixe se répartit mieux qu’un cristal pur, à condition de diluer par étapes et de contrôler l’uniformité sur gélules entières.",
        en: "Usual doses are small and the material is costly. A liposomal powder of fixed strength spreads better than pure crystal, provided it is diluted in stages and uniformity is tested on whole capsules.",
      },
    },
    {
      titre: { fr: "Sel, eau et teneur", en: "Salt, water, true content" },
      description: {
        fr: "Le sel disodique retient l’eau de l’air. La teneur s’exprime en NADH sur matière anhydre, déduction faite du sodium et de l’humidité ; faute de quoi deux certificats identiques cachent deux doses différentes.",
        en: "The disodium salt holds water from the air. Content is stated as NADH on anhydrous material, with sodium and moisture taken off; failing that, two matching certificates may hide two different doses.",
      },
    },
  ],
  product: false,
  related: ["coenzyme-q10", "vitamineb3"],
  caution: {
    fr: "Nouvel aliment ou non : la réponse dépend de la source et du pays, vérifiez-la. Conservation au sec, à l’abri de la chaleur. Faute de données, exclure l’enfant et la femme enceinte ou allaitante.",
    en: "Novel food standing depends on source and country: check it. Store dry and cool. For lack of data, leave out during pregnancy and breastfeeding, and for children.",
  },
};
