import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "quercetine",
  type: "liposome",
  nom: { fr: "quercétine", en: "quercetin" },
  symbol: "Qu",
  categories: ["antioxydant", "végétal"],
  claimStatus: "none",
  identity: {
    kind: "molecule",
    inci: "QUERCETIN",
    molecule: {
      name: { fr: "quercétine", en: "quercetin" },
      cas: "117-39-5",
      smiles: "C1=CC(=C(C=C1C2=C(C(=O)C3=C(C=C(C=C3O2)O)O)O)O)O",
      formula: "C15H10O7",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Flavonol à cinq hydroxyles.</b> Oignon, câpre et pomme en contiennent, presque toujours liée à un sucre. L’industrie extrait la rutine des boutons floraux du sophora du Japon, puis l’hydrolyse ; le dihydrate obtenu est une poudre jaune vif.<br><br><b>Une place dans le gras.</b> La quercétine se dissout peu dans l’eau et recristallise dans l’alcool dilué. La membrane liposomale l’héberge près de ses têtes polaires, dispersée, et contient la couleur qui imprègne tout l’atelier.<br><br><b>Points sensibles.</b> Alcalinité, fer et lumière la font brunir. Tampon acide, eau déminéralisée, chélateur discret : trois réflexes, et la nuance reste citron.",
    en: "<b>A flavonol with five hydroxyls.</b> Onions, capers and apples contain it, nearly always bound to a sugar. Industry extracts rutin from flower buds of the Japanese pagoda tree and hydrolyses it; the dihydrate that results is a bright yellow powder.<br><br><b>Room in the fat.</b> Quercetin dissolves little in water and recrystallises from dilute alcohol. A liposomal membrane houses it near the polar heads, dispersed, and contains a colour that otherwise seeps through a workshop.<br><br><b>Sore points.</b> Alkali, iron and light brown it. Acid buffer, demineralised water, a discreet chelator: three reflexes, and the shade stays lemon.",
  },
  bienfaits: [
    {
      titre: { fr: "Du chêne tinctorial", en: "From the dyer’s oak" },
      description: {
        fr: "Son nom évoque quercetum, la chênaie : l’écorce de chêne noir donnait aux teinturiers un jaune solide, le quercitron, fixé par un sel d’alun. La molécule en cause fut nommée au dix-neuvième siècle.",
        en: "Its name recalls quercetum, an oak wood: black oak bark gave dyers a fast yellow called quercitron, set with alum. The compound responsible was named in the nineteenth century.",
      },
    },
    {
      titre: { fr: "Stable si le pH l’est", en: "Stable when pH is" },
      description: {
        fr: "Au-dessus de la neutralité, la quercétine s’oxyde et brunit. Un tampon faiblement acide, un gaz inerte et la paroi de phospholipides ralentissent cette dérive, surtout en présentation liquide, où l’eau rend tout plus rapide.",
        en: "Above neutral, quercetin oxidises and browns. A mildly acidic buffer, an inert gas and a wall of phospholipids slow that drift, particularly in liquid formats, where water speeds everything up.",
      },
    },
    {
      titre: { fr: "Moins de taches, même dose", en: "Fewer stains, equal dose" },
      description: {
        fr: "La poudre libre colore les machines et les gélules transparentes. Enfermée, elle marque moins, se rince mieux et permet de changer de campagne plus vite sur la ligne, avec un prélèvement de surface pour preuve.",
        en: "Free powder tints machines and clear capsules. Enclosed, it marks less, rinses more easily and lets the line move to another campaign sooner, with a surface swab as proof.",
      },
    },
    {
      titre: { fr: "Dihydrate : compter l’eau", en: "Dihydrate: count the water" },
      description: {
        fr: "Deux molécules d’eau pèsent près de 11 % du cristal. Une commande passée « en quercétine » doit dire si elle l’entend anhydre ; la perte à la dessiccation figure sur le bulletin et entre dans le calcul de la gélule.",
        en: "Two molecules of water weigh close to 11% of the crystal. An order placed “as quercetin” must say whether anhydrous is meant; loss on drying appears on the certificate and enters the capsule calculation.",
      },
    },
    {
      titre: { fr: "Séparer des minéraux", en: "Apart from minerals" },
      description: {
        fr: "Son motif catéchol et sa cétone chélatent fer, cuivre et aluminium : la couleur fonce et le métal s’immobilise. La vésicule dresse une cloison entre les deux ; avec le zinc, plus faiblement lié, l’association reste courante.",
        en: "A catechol and a ketone let it chelate iron, copper and aluminium: colour deepens and the metal is tied up. The vesicle raises a partition between them; with zinc, held more weakly, the pairing remains common.",
      },
    },
  ],
  product: false,
  related: ["rutine", "resveratrol"],
  caution: {
    fr: "Interactions possibles avec certains médicaments (anticoagulants, immunosuppresseurs) : avis d’un professionnel de santé. Non destinée aux femmes enceintes ou qui allaitent ni aux enfants.",
    en: "May interact with some medicines, among them anticoagulants and immunosuppressants: seek a health professional’s advice. Not intended for children or for pregnant or breastfeeding women.",
  },
};
