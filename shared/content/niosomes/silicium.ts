import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "silicium",
  type: "niosome",
  nom: { fr: "silicium organique", en: "organic silicon" },
  symbol: "Si",
  subtitle: { fr: "fermeté & souplesse", en: "firming & suppleness" },
  categories: ["minéral"],
  formes: ["Sérum", "Crème"],
  inci: "METHYLSILANOL MANNURONATE",
  action: { fr: "tonicité, peau souple", en: "toned, supple skin" },
  description: {
    fr: "<b>Un silanol stabilisé par l’algue.</b> Méthylsilanol et acide mannuronique, motif de l’alginate des algues brunes, forment un complexe soluble. Concentrés, les silanols se lient entre eux en silice. Au cœur du niosome, dilués et à pH stable, ils se gardent en solution plus longtemps.",
    en: "<b>A silanol stabilised by seaweed.</b> Methylsilanol and mannuronic acid, a building block of brown algae alginate, form a soluble complex. Concentrated silanols join into silica. Diluted in a niosome core at steady pH, they stay in solution longer.",
  },
  bienfaits: [
    {
      titre: { fr: "Éviter la silice", en: "Avoiding silica" },
      description: {
        fr: "Une solution vieillie trouble, puis gélifie. Faible charge, pH légèrement acide, vésicules petites : trois choix qui retardent la polycondensation, à lire par turbidité mensuelle.",
        en: "An aged solution clouds, then gels. Low load, slightly acidic pH and small vesicles are three choices that delay polycondensation, read by monthly turbidity.",
      },
    },
    {
      titre: { fr: "Silicium, pas silicone", en: "Silicon, not silicone" },
      description: {
        fr: "L’huile siliconée glisse et s’évapore ou s’accumule. Le silanol est hydrosoluble, sans film, et se rince ; le nom INCI lève la confusion pour l’acheteur.",
        en: "Silicone oil slips, then evaporates or builds up. A silanol is water-soluble, film-free and rinses off, so the INCI name removes the confusion for buyers.",
      },
    },
    {
      titre: { fr: "Corps et visage mûrs", en: "Mature body and face" },
      description: {
        fr: "On le formule dans les laits raffermissants et les contours. La tonicité revendiquée se mesure au cutomètre, bras et joue, en comparaison d’un placebo.",
        en: "It is formulated in firming milks and eye contours. Stated tone is measured by cutometer, on arm and cheek, against a placebo.",
      },
    },
  ],
  product: false,
  related: ["acide-hyaluronique", "magnesium"],
  caution: {
    fr: "Ne pas congeler. Sels concentrés et alcool fort précipitent le complexe. Aucune référence aux os ou aux articulations, sujets des compléments.",
    en: "Do not freeze. Concentrated salts and strong alcohol precipitate the complex. No reference to bones or joints, topics for supplements.",
  },
};
