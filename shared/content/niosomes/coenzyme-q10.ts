import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "coenzyme-q10",
  type: "niosome",
  nom: { fr: "coenzyme q10", en: "coenzyme q10" },
  symbol: "Q10",
  subtitle: { fr: "antioxydant & fermeté", en: "antioxidant & firming" },
  categories: ["coenzyme", "antioxydants"],
  formes: ["Sérum", "Crème", "Gélule"],
  liposome: "coenzyme-q10",
  inci: "UBIQUINONE",
  action: { fr: "antioxydant, peau tonique", en: "antioxidant, toned skin" },
  description: {
    fr: "<b>Ubiquinone orangée.</b> Cinquante carbones de queue isoprénique font de ce coenzyme une cire jaune vif, étrangère à l’eau. Dans une crème, elle colore et migre. Insérée dans les bicouches non ioniques, elle se répartit finement et se libère au rythme du film déposé.",
    en: "<b>Orange ubiquinone.</b> An isoprene tail of fifty carbons makes this coenzyme a vivid yellow wax, a stranger to water. In a cream it colours and migrates. Slotted into non-ionic bilayers, it spreads finely and leaves at the pace of the film laid on skin.",
  },
  bienfaits: [
    {
      titre: { fr: "Un gel, enfin", en: "A gel at last" },
      description: {
        fr: "Sans corps gras, pas de Q10 : la règle tombe avec les vésicules. Un sérum transparent, à peine doré, devient une option pour les peaux qui fuient les huiles.",
        en: "No oil, no Q10: vesicles lift that rule. A transparent serum with a hint of gold becomes an option for people who avoid oils.",
      },
    },
    {
      titre: { fr: "Jaune mesuré", en: "Yellow, measured" },
      description: {
        fr: "Passé quelques dixièmes de pour cent, la teinte s’impose. L’indice chromatique suit l’état de la quinone : une pâleur soudaine révèle une attaque de la lumière, non un gain de pureté.",
        en: "Past a few tenths of a per cent the colour takes over. A colour index tracks the state of the quinone: sudden paleness reveals light damage, not extra purity.",
      },
    },
    {
      titre: { fr: "Jour pour peaux mûres", en: "Daywear for mature skin" },
      description: {
        fr: "L’utilisateur cherche une peau tonique et un grain régulier. Le rôle revendiqué reste antioxydant en surface ; fermeté et ridules se prouvent à l’instrument sur votre formule.",
        en: "Users look for toned skin and an even surface. The stated role stays antioxidant at the surface, while firmness and fine lines are proved by instrument on your own formula.",
      },
    },
  ],
  product: { range: "gamme vitalité", subName: "coenzyme q10" },
  related: ["ubiquinol", "vitamine-e"],
  caution: {
    fr: "Tenir loin de la lumière et des agents réducteurs. Version gélule : interaction avec les antivitamines K, avis médical préalable.",
    en: "Keep from light and reducing agents. Capsule version: interacts with vitamin K antagonists, so medical advice comes first.",
  },
};
