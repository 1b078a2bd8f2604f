import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "ubiquinol",
  type: "niosome",
  nom: { fr: "ubiquinol", en: "ubiquinol" },
  symbol: "QH",
  subtitle: { fr: "antioxydant & éclat", en: "antioxidant & radiance" },
  categories: ["coenzyme", "antioxydants"],
  formes: ["Sérum", "Crème"],
  inci: "UBIQUINOL",
  action: { fr: "antioxydant, peau lumineuse", en: "antioxidant, luminous skin" },
  description: {
    fr: "<b>La face réduite du Q10.</b> Deux hydrogènes de plus, et la couleur s’efface : l’ubiquinol est blanc crème, prompt à redevenir jaune dès que l’oxygène l’atteint. Le niosome lui offre une membrane close, préparée sous azote, où tocophérol et palmitate d’ascorbyle prennent les premiers coups.",
    en: "<b>The reduced face of Q10.</b> Two hydrogens more and the colour fades: ubiquinol is creamy white and quick to yellow again once oxygen reaches it. A niosome offers a closed membrane, prepared under nitrogen, where tocopherol and ascorbyl palmitate take the first blows.",
  },
  bienfaits: [
    {
      titre: { fr: "Une base plus blanche", en: "A whiter base" },
      description: {
        fr: "La forme oxydée jaunit une émulsion ; celle-ci la laisse claire. Pour les gammes où le blanc est un code, la différence se voit à teneur égale.",
        en: "The oxidised form yellows an emulsion, this one leaves it pale. For ranges where white is a brand code, the difference shows at equal content.",
      },
    },
    {
      titre: { fr: "Le jaune donne l’alerte", en: "Yellow raises the alarm" },
      description: {
        fr: "Si la crème prend de la couleur, l’actif s’est oxydé : le témoin est intégré. Un rapport réduit sur oxydé, mesuré par chromatographie, précise le seuil accepté.",
        en: "If the cream takes on colour, the active has oxidised; the indicator is built in. A reduced-to-oxidised ratio by chromatography sets the accepted threshold.",
      },
    },
    {
      titre: { fr: "Pompe sans air", en: "Airless pump required" },
      description: {
        fr: "Pot ouvert et ubiquinol ne vont pas ensemble. Poche rétractable, remplissage inerté, petit format de 15 ml ou 30 ml : le conditionnement compte autant que la vésicule.",
        en: "An open jar and ubiquinol do not go together. Collapsing pouch, inert filling, a small 15 ml or 30 ml pack: packaging counts as much as the vesicle.",
      },
    },
  ],
  product: false,
  related: ["coenzyme-q10", "nadh"],
  caution: {
    fr: "À ne pas chauffer au-dessus de 45 °C en présence d’air. Éviter peroxydes et sels de cuivre. Distinguer ubiquinol et ubiquinone sur l’étiquette : deux noms INCI.",
    en: "Do not heat above 45 °C in air. Avoid peroxides and copper salts. Tell ubiquinol from ubiquinone on the label, as they are two INCI names.",
  },
};
