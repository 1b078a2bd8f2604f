import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "lactique",
  type: "niosome",
  nom: { fr: "acide lactique", en: "lactic acid" },
  symbol: "Lac",
  subtitle: { fr: "exfoliant & hydratation", en: "exfoliating & hydrating" },
  categories: ["acides"],
  formes: ["Sérum", "Crème"],
  inci: "LACTIC ACID",
  action: { fr: "exfoliation douce, hydratation", en: "gentle exfoliation, hydration" },
  description: {
    fr: "<b>L’AHA du lait aigre.</b> Scheele l’isola en 1780 ; la fermentation de sucres en donne aujourd’hui la forme L. Ses sels, les lactates, appartiennent au facteur naturel d’hydratation. La vésicule temporise l’acide libre tandis que le lactate de la phase externe retient l’eau.",
    en: "<b>The AHA of sour milk.</b> Scheele isolated it in 1780; sugar fermentation now delivers the L form. Its salts, the lactates, belong to the skin’s natural moisturising factor. Vesicles hold the free acid back while lactate in the outer phase binds water.",
  },
  bienfaits: [
    {
      titre: { fr: "Deux rôles, une molécule", en: "One molecule, two roles" },
      description: {
        fr: "À l’état acide, elle détache les cornéocytes secs ; neutralisée, elle fixe l’humidité. Le pH choisi règle le curseur entre peau lissée et peau souple.",
        en: "As an acid it loosens dry surface cells; neutralised, it holds moisture. The pH you choose sets the balance between smoothed skin and supple skin.",
      },
    },
    {
      titre: { fr: "Fermentée et végane", en: "Fermented and vegan" },
      description: {
        fr: "Betterave ou maïs nourrissent la bactérie, sans lait malgré le nom. L’isomère L domine, celui que l’on trouve dans la couche cornée, et l’indice d’origine naturelle reste élevé.",
        en: "Beet or maize feeds the bacteria, with no milk involved despite the name. The L isomer dominates, the one present in the horny layer, and the natural origin index stays high.",
      },
    },
    {
      titre: { fr: "Corps rugueux, visage délicat", en: "Rough body, delicate face" },
      description: {
        fr: "Un lait pour coudes et jambes supporte plus d’acide qu’un soin de visage. Nous ajustons le taux de charge des niosomes plutôt que de réécrire toute la formule.",
        en: "A lotion for elbows and legs bears more acid than a facial. We adjust the niosome load instead of rewriting the whole formula.",
      },
    },
  ],
  product: false,
  related: ["glycolique", "vitamine-a-uree"],
  caution: {
    fr: "Recommander une protection solaire durant la cure. SCCNFP (2000) : 2,5 % à pH 5 au moins. Tout dosage supérieur se justifie au dossier de sécurité ; jamais sur peau lésée.",
    en: "Recommend sun protection throughout the course. SCCNFP (2000): 2.5% at pH 5 at least. Any higher strength must be justified in the safety file; never on broken skin.",
  },
};
