import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "coenzyme-q10",
  type: "liposome",
  nom: { fr: "coenzyme q10", en: "coenzyme q10" },
  symbol: "Q10",
  categories: ["coenzyme"],
  claimStatus: "none",
  niosome: "coenzyme-q10",
  description: {
    fr: "<b>Ubiquinone à dix unités isoprène.</b> Une tête quinone, une longue queue grasse : le coenzyme Q10 est un solide orange, obtenu par fermentation, insoluble dans l’eau. Dissous dans l’huile, il recristallise au froid. La bicouche est son milieu d’origine et l’y garde dispersé.",
    en: "<b>Ubiquinone with ten isoprene units.</b> A quinone head and a long fatty tail: coenzyme Q10 is an orange solid made by fermentation, insoluble in water. Dissolved in oil, it crystallises again when cold. The bilayer is its native setting and keeps it dispersed.",
  },
  bienfaits: [
    {
      titre: { fr: "Découvert en 1957", en: "Discovered in 1957" },
      description: {
        fr: "Frederick Crane l’isola de mitochondries de cœur de bœuf. Les biochimistes l’appellent ubiquinone, parce que cette famille est ubiquitaire : presque tous les organismes aérobies en contiennent une.",
        en: "Frederick Crane isolated it from beef heart mitochondria. Biochemists say ubiquinone because the family is ubiquitous: nearly every organism that lives with oxygen holds one.",
      },
    },
    {
      titre: { fr: "La recristallisation évitée", en: "No return to crystals" },
      description: {
        fr: "Le Q10 fond à 49 °C environ. Chauffé avec les phospholipides, il s’intercale dans la membrane en formation ; au refroidissement, il n’a plus la place de former des cristaux.",
        en: "Q10 melts at roughly 49 °C. Warmed with phospholipids it slides into the forming membrane, and once cooled it no longer has room to build crystals.",
      },
    },
    {
      titre: { fr: "Ubiquinone ou ubiquinol", en: "Ubiquinone or ubiquinol" },
      description: {
        fr: "La forme oxydée se conserve bien ; l’ubiquinol, réduit, jaunit à l’air en s’oxydant. Les deux s’encapsulent, la seconde sous azote et en flacon opaque.",
        en: "The oxidised form keeps well; ubiquinol, the reduced one, turns yellow in air as it oxidises. Either can be encapsulated, the latter under nitrogen and in opaque bottles.",
      },
    },
  ],
  product: { range: "gamme vitalité", subName: "coenzyme q10" },
  related: ["nadh", "alpha-lipoique"],
  caution: {
    fr: "Interaction connue avec les antivitamines K : avis médical indispensable. Par prudence, non proposé aux enfants ni aux femmes enceintes ou allaitantes.",
    en: "Known interaction with vitamin K antagonists such as warfarin: medical advice is essential. As a precaution, not offered to children, or to pregnant or breastfeeding women.",
  },
};
