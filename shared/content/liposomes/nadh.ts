import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "nadh",
  type: "liposome",
  nom: { fr: "nadh", en: "nadh" },
  symbol: "NADH",
  categories: ["coenzyme"],
  niosome: "nadh",
  claimStatus: "none",
  description: {
    fr: "<b>Forme réduite du NAD.</b> Ce dinucléotide, dont la moitié dérive de la vitamine B3, transporte un hydrure d’une enzyme à l’autre. Il se prépare par voie enzymatique, en sel disodique. L’air, la lumière et surtout l’acide le détruisent : le liposome lui sert d’abord d’abri.",
    en: "<b>The reduced form of NAD.</b> This dinucleotide, half of it derived from vitamin B3, carries a hydride from one enzyme to the next. It is prepared enzymatically as the disodium salt. Air, light and above all acid destroy it, so a liposome serves it first of all as shelter.",
  },
  bienfaits: [
    {
      titre: { fr: "Un porteur d’électrons", en: "An electron carrier" },
      description: {
        fr: "NAD oxydé et NADH réduit forment un couple présent chez tous les êtres vivants. Harden et Young en décelèrent la trace dès 1906, en étudiant la fermentation de la levure.",
        en: "Oxidised NAD and reduced NADH form a pair present in every living thing. Harden and Young caught the first sign of it in 1906 while studying yeast fermentation.",
      },
    },
    {
      titre: { fr: "Ennemi : l’acidité", en: "The enemy is acidity" },
      description: {
        fr: "En milieu acide, le NADH se décompose vite ; à pH légèrement alcalin, il tient. D’où un cœur de vésicule tamponné avant fermeture, et un séchage conduit à froid.",
        en: "In acid NADH breaks down fast, while mildly alkaline water preserves it. Hence a vesicle core buffered before it is closed, and a drying step run cold.",
      },
    },
    {
      titre: { fr: "Contrôlé à 340 nm", en: "Checked at 340 nm" },
      description: {
        fr: "La forme réduite absorbe à 340 nm, la forme oxydée non. Une lecture au spectrophotomètre suit ainsi la part encore active, du lot neuf jusqu’à la date de durabilité.",
        en: "The reduced form absorbs at 340 nm and the oxidised one does not. A spectrophotometer reading thus tracks the share still intact, from fresh batch to best-before date.",
      },
    },
  ],
  product: false,
  related: ["coenzyme-q10", "vitamineb3"],
  caution: {
    fr: "Statut au titre des nouveaux aliments à vérifier selon la source et le pays. Conservation au sec, à l’abri de la chaleur. Faute de données, à écarter pendant la grossesse et l’allaitement.",
    en: "Novel food standing depends on source and country: check it. Store dry and cool. For lack of data, leave out during pregnancy and breastfeeding.",
  },
};
