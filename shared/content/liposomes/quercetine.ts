import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "quercetine",
  type: "liposome",
  nom: { fr: "quercétine", en: "quercetin" },
  symbol: "Qu",
  categories: ["antioxydant", "végétal"],
  claimStatus: "none",
  description: {
    fr: "<b>Flavonol à cinq hydroxyles.</b> Oignon, câpre et pomme en contiennent ; l’industrie l’extrait des boutons floraux du sophora du Japon. La quercétine dihydrate est une poudre jaune vif, peu soluble, qui fonce à pH alcalin. Le liposome l’accueille dans sa membrane et contient la couleur.",
    en: "<b>A flavonol with five hydroxyls.</b> Onions, capers and apples contain it; industry extracts it from flower buds of the Japanese pagoda tree. Quercetin dihydrate is a bright yellow powder, poorly soluble, that darkens above neutral pH. The liposome takes it into the membrane and contains the colour.",
  },
  bienfaits: [
    {
      titre: { fr: "Du chêne tinctorial", en: "From the dyer’s oak" },
      description: {
        fr: "Son nom évoque quercetum, la chênaie : l’écorce de chêne noir donnait aux teinturiers un jaune solide, le quercitron. La molécule en cause fut nommée au dix-neuvième siècle.",
        en: "Its name recalls quercetum, an oak wood: black oak bark gave dyers a fast yellow called quercitron. The compound responsible was named in the nineteenth century.",
      },
    },
    {
      titre: { fr: "Stable si le pH l’est", en: "Stable when pH is" },
      description: {
        fr: "Au-dessus de la neutralité, la quercétine s’oxyde et brunit. Un tampon faiblement acide, un gaz inerte et la paroi de phospholipides ralentissent cette dérive, surtout en présentation liquide.",
        en: "Above neutral, quercetin oxidises and browns. A mildly acidic buffer, an inert gas and a wall of phospholipids slow that drift, particularly in liquid formats.",
      },
    },
    {
      titre: { fr: "Moins de taches, même dose", en: "Fewer stains, equal dose" },
      description: {
        fr: "La poudre libre colore les machines et les gélules transparentes. Enfermée, elle marque moins, se rince mieux et permet de changer de campagne plus vite sur la ligne.",
        en: "Free powder tints machines and clear capsules. Enclosed, it marks less, rinses more easily and lets the line move to another campaign sooner.",
      },
    },
  ],
  product: false,
  related: ["rutine", "resveratrol"],
  caution: {
    fr: "Interactions possibles avec certains médicaments (anticoagulants, immunosuppresseurs) : avis d’un professionnel de santé. Non destinée aux femmes enceintes ou qui allaitent.",
    en: "May interact with some medicines, among them anticoagulants and immunosuppressants: seek a health professional’s advice. Not intended for pregnant or breastfeeding women.",
  },
};
