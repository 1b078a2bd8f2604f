import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "curcuma",
  type: "liposome",
  nom: { fr: "curcuma", en: "turmeric" },
  symbol: "Cur",
  categories: ["végétal"],
  claimStatus: "on hold",
  niosome: "curcumine",
  description: {
    fr: "<b>Rhizome de <i>Curcuma longa</i>, Zingibéracées.</b> Sa couleur vient de trois curcuminoïdes : curcumine, déméthoxycurcumine et bisdéméthoxycurcumine. Insolubles dans l’eau, sensibles à la lumière et aux pH alcalins, ils trouvent dans la bicouche un milieu gras où leur jaune tient, et une voie vers les formats à l’eau.",
    en: "<b>Rhizome of <i>Curcuma longa</i>, Zingiberaceae.</b> Its colour comes from three curcuminoids: curcumin, demethoxycurcumin and bisdemethoxycurcumin. Insoluble in water and wary of light and alkaline pH, they find in the bilayer a fatty setting where the yellow lasts, and a way into water-based formats.",
  },
  bienfaits: [
    {
      titre: { fr: "Haridra, safran des Indes", en: "Haridra, Indian saffron" },
      description: {
        fr: "Cultivé en Inde depuis l’Antiquité, le rhizome est traditionnellement utilisé comme épice, teinture et ingrédient ayurvédique sous le nom de haridra. Vogel et Pelletier en tirèrent la matière colorante en 1815.",
        en: "Grown in India since antiquity, the rhizome has a traditional place as spice, dye and Ayurvedic ingredient under the name haridra. Vogel and Pelletier drew out its colour in 1815.",
      },
    },
    {
      titre: { fr: "Du jaune au rouge", en: "From yellow to red" },
      description: {
        fr: "Versez du bicarbonate : la curcumine vire au rouge puis se décompose. Ce témoin visuel guide le choix du tampon, car dans la vésicule le jaune doit rester franc.",
        en: "Add bicarbonate and curcumin turns red, then breaks down. That visible signal guides the choice of buffer, because inside a vesicle the yellow ought to stay clean.",
      },
    },
    {
      titre: { fr: "Une poudre moins tachante", en: "A powder that stains less" },
      description: {
        fr: "L’extrait à 95 % colore ateliers, joints et doigts. Enrobé de phospholipides, il se disperse dans un verre d’eau sans poivre noir ni polysorbate, et se rince plus facilement.",
        en: "Extract at 95% colours workshops, seals and fingers. Wrapped in phospholipids, it disperses in a glass of water without black pepper or polysorbate, and rinses off equipment sooner.",
      },
    },
  ],
  product: false,
  related: ["boswellia", "chardon-marie"],
  caution: {
    fr: "Incompatible avec un traitement anticoagulant ; prudence en cas de maladie des voies biliaires. L’ANSES retient 153 mg de curcumine par jour pour un adulte de 60 kg et vise expressément les formes à biodisponibilité accrue, liposomes compris : dosez en conséquence.",
    en: "Not with anticoagulant treatment; care with bile duct disease. ANSES refers to 153 mg of curcumin a day for a 60 kg adult and singles out forms with raised bioavailability, liposomes among them: set the dose accordingly.",
  },
};
