import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "boswellia",
  type: "liposome",
  nom: { fr: "boswellia", en: "boswellia" },
  symbol: "Bo",
  categories: ["végétal"],
  claimStatus: "on hold",
  description: {
    fr: "<b>Oléo-gomme-résine de <i>Boswellia serrata</i>.</b> L’incision du tronc fait couler l’encens indien, mélange de gomme, d’huile essentielle et d’acides boswelliques, des triterpènes à cinq cycles. Collante et peu soluble, cette résine gagne à passer en liposome : une poudre fluide, un parfum contenu.",
    en: "<b>Oleo-gum-resin of <i>Boswellia serrata</i>.</b> Cutting the bark releases Indian frankincense, a mix of gum, essential oil and boswellic acids, which are five-ring triterpenes. Sticky and poorly soluble, the resin gains from a liposome: powder that flows, scent held back.",
  },
  bienfaits: [
    {
      titre: { fr: "L’encens de l’Inde sèche", en: "Frankincense from dry India" },
      description: {
        fr: "Salai guggul en sanskrit, <i>Olibanum indicum</i> à la Pharmacopée européenne. La résine est traditionnellement brûlée dans les temples et employée par l’Ayurvéda, récoltée en larmes durcies à l’air.",
        en: "Salai guggul in Sanskrit, <i>Olibanum indicum</i> in the European Pharmacopoeia. Traditionally the resin is burnt in temples and used in Ayurveda, gathered as tears hardened in air.",
      },
    },
    {
      titre: { fr: "Cinq cycles dans la bicouche", en: "Five rings in the bilayer" },
      description: {
        fr: "Par leur forme, les acides boswelliques rappellent les stérols que les membranes abritent d’ordinaire. Ils s’y placent sans solvant résiduel, et l’extrait cesse de former des blocs au stockage.",
        en: "In shape, boswellic acids recall the sterols that membranes normally house. They settle in without leftover solvent, and the extract stops setting into blocks during storage.",
      },
    },
    {
      titre: { fr: "Deux titres à lire", en: "Two figures to read" },
      description: {
        fr: "Le bulletin porte un total en acides boswelliques et, à part, la teneur en AKBA, l’un d’eux. Les méthodes diffèrent : la titrimétrie surestime, la chromatographie tranche.",
        en: "A certificate gives total boswellic acids and, separately, AKBA, which is one of them. Methods differ: titration reads high, chromatography settles the matter.",
      },
    },
  ],
  product: false,
  related: ["curcuma", "preledeschamps"],
  caution: {
    fr: "L’estragole de l’huile essentielle est à surveiller, avec une teneur mesurée par lot. Usage déconseillé chez la femme enceinte, celle qui allaite et l’enfant.",
    en: "Estragole from the essential oil has to be monitored, with a figure for every batch. Not advised for pregnant women, nursing mothers or children.",
  },
};
