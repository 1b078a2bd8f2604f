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
    fr: "<b>Forme réduite du NAD.</b> Ce dinucléotide réunit un noyau de nicotinamide, dérivé de la vitamine B3, et un noyau d’adénine, reliés par deux riboses et deux phosphates. Il transporte un hydrure d’une enzyme à l’autre. On le prépare par réduction enzymatique du NAD, en sel disodique jaune pâle.<br><br><b>Protéger une molécule fragile.</b> L’air, la lumière et surtout l’acide le dégradent. Le cœur du liposome est tamponné à un pH légèrement alcalin ; la membrane freine l’entrée de l’acide et de l’humidité.<br><br><b>Au froid et au sec.</b> Lyophilisation plutôt qu’atomisation, pesée sous air sec, pilulier à dessiccant.",
    en: "<b>The reduced form of NAD.</b> This dinucleotide unites a nicotinamide ring, derived from vitamin B3, with an adenine ring, through two riboses and two phosphates. It carries a hydride from one enzyme to the next. Enzymatic reduction of NAD gives it as a pale yellow disodium salt.<br><br><b>Protecting a fragile molecule.</b> Air, light and above all acid degrade it. The liposome core is buffered to a mildly alkaline pH, and the membrane slows the entry of acid and moisture.<br><br><b>Cold and dry throughout.</b> Freeze-drying rather than spray-drying, weighing in dry air, bottles with desiccant.",
  },
  bienfaits: [
    {
      titre: { fr: "Un porteur d’électrons", en: "An electron carrier" },
      description: {
        fr: "NAD oxydé et NADH réduit forment un couple présent chez tous les êtres vivants. Harden et Young en trouvèrent les premiers indices dès 1906, en étudiant la fermentation de la levure ; Warburg en expliqua le mécanisme trente ans plus tard.",
        en: "Oxidised NAD and reduced NADH form a pair present in every living thing. Harden and Young found the first evidence of it in 1906 while studying yeast fermentation; Warburg explained the mechanism thirty years later.",
      },
    },
    {
      titre: { fr: "Sensible à l’acidité", en: "Sensitive to acid" },
      description: {
        fr: "En milieu acide, le NADH se décompose vite ; à pH légèrement alcalin, il se conserve mieux. La gélule gastro-résistante reste donc une précaution utile, et les poudres acides, vitamine C ou acide citrique, se réservent à un autre produit.",
        en: "In acid, NADH breaks down fast; at a mildly alkaline pH it keeps better. A gastro-resistant capsule therefore remains a sensible precaution, and acidic powders such as vitamin C or citric acid are kept for another product.",
      },
    },
    {
      titre: { fr: "Contrôlé à 340 nm", en: "Checked at 340 nm" },
      description: {
        fr: "La forme réduite absorbe à 340 nm, la forme oxydée non. Une lecture au spectrophotomètre suit ainsi la part restée sous forme réduite, de la fabrication à la date de durabilité ; la chromatographie identifie les produits de dégradation.",
        en: "The reduced form absorbs at 340 nm and the oxidised one does not. A spectrophotometer reading thus tracks the share still in reduced form, from manufacture to best-before date; chromatography identifies the breakdown products.",
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
      titre: { fr: "Sel, eau et teneur", en: "Salt, water and content" },
      description: {
        fr: "Le sel disodique capte l’eau de l’air. La teneur s’exprime en NADH sur matière anhydre, déduction faite du sodium et de l’humidité ; faute de quoi deux certificats identiques peuvent cacher deux doses différentes.",
        en: "The disodium salt takes up water from the air. Content is stated as NADH on anhydrous material, with sodium and moisture deducted; otherwise two matching certificates may hide two different doses.",
      },
    },
  ],
  product: false,
  related: ["coenzyme-q10", "vitamineb3"],
  caution: {
    fr: "Statut de nouvel aliment à vérifier selon la source et le pays. Conservation au sec, à l’abri de la chaleur. Faute de données, déconseillé aux enfants et aux femmes enceintes ou allaitantes.",
    en: "Novel food status depends on source and country: check it. Store in a cool, dry place. For lack of data, not advised for children or during pregnancy and breastfeeding.",
  },
};
