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
  identity: {
    kind: "molecule",
    inci: "LACTIC ACID",
    molecule: {
      name: { fr: "acide L-lactique", en: "L-lactic acid" },
      cas: "79-33-4",
      smiles: "C[C@H](O)C(=O)O",
      formula: "C3H6O3",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>L’AHA du lait aigre.</b> Scheele l’isola en 1780. Aujourd’hui des bactéries le tirent de sucres de betterave ou de maïs, sous la forme L, livrée en solution concentrée. Ses sels, les lactates, appartiennent au facteur naturel d’hydratation de la peau.<br><br><b>Acide dedans, lactate dehors.</b> La vésicule non ionique retient la fraction libre, celle qui exfolie ; la phase externe, tamponnée, garde du lactate de sodium qui retient l’eau. Le contact devient plus progressif et le toucher moins sec.<br><br><b>Réglage du pH.</b> À pH 3,86, son pKa, la moitié des molécules est ionisée. Entre 3,5 et 4,5, chaque dixième d’unité change la sensation et l’exfoliation. Gomme xanthane et hydroxyéthylcellulose épaississent dans cette plage, le carbomère non.",
    en: "<b>The AHA of sour milk.</b> Scheele isolated it in 1780. Bacteria now draw it from beet or maize sugars in its L form, delivered as a concentrated solution. Its salts, the lactates, belong to the skin’s natural moisturising factor.<br><br><b>Acid inside, lactate outside.</b> A non-ionic vesicle holds back the free fraction, the one that exfoliates, while the buffered outer phase carries sodium lactate to bind water. Contact becomes more gradual and the after-feel less dry.<br><br><b>Setting the pH.</b> At pH 3.86, its pKa, half of the molecules are ionised. From 3.5 to 4.5 each tenth of a unit changes feel and exfoliation. Xanthan and hydroxyethylcellulose thicken in that range; carbomer does not.",
  },
  bienfaits: [
    {
      titre: { fr: "Deux rôles, une molécule", en: "One molecule, two roles" },
      description: {
        fr: "À l’état acide, elle détache les cornéocytes secs ; neutralisée, elle fixe l’humidité. Le rapport entre les deux, lu sur la courbe de titrage, fixe l’équilibre entre peau lissée et peau souple.",
        en: "As an acid it loosens dry surface cells; neutralised, it holds moisture. The proportion of one to the other, read off a titration curve, decides between smoothed skin and supple skin.",
      },
    },
    {
      titre: { fr: "Fermentation, sans lait", en: "Fermented, without milk" },
      description: {
        fr: "Aucun lait n’entre dans sa fabrication malgré le nom. L’isomère L, celui que porte la couche cornée, domine ; la pureté optique se vérifie au polarimètre et l’indice d’origine naturelle se calcule selon la norme ISO 16128.",
        en: "No milk is involved in making it, despite the name. The L isomer, the one found in the horny layer, dominates; a polarimeter checks optical purity and the natural origin index follows ISO 16128.",
      },
    },
    {
      titre: { fr: "Dimères en solution concentrée", en: "Dimers in strong solution" },
      description: {
        fr: "À forte concentration, l’acide lactique s’estérifie avec lui-même et forme des dimères. Le titre du fût ne dit donc pas tout : nous dosons l’acide après hydrolyse, puis la fraction immédiatement disponible.",
        en: "In strong solution lactic acid esterifies with itself and forms dimers. What the drum label states is therefore only part of the truth: we assay total acid after hydrolysis, then the fraction at once available.",
      },
    },
    {
      titre: { fr: "Du corps au visage", en: "From body to face" },
      description: {
        fr: "Un lait pour coudes et jambes supporte plus d’acide qu’un soin du visage. Nous ajustons le taux de charge des niosomes plutôt que de réécrire la formule ; l’urée et le panthénol complètent le premier, le hyaluronate le second.",
        en: "A lotion for elbows and legs bears more acid than a face product. We adjust the niosome load instead of rewriting the formula; urea and panthenol complete the former, hyaluronate the latter.",
      },
    },
    {
      titre: { fr: "Mesurer le lissage", en: "Measuring smoothness" },
      description: {
        fr: "Desquamation notée sur ruban adhésif, rugosité par empreinte, hydratation par cornéométrie : trois mesures simples suivent un usage de quatre semaines. Un panel note aussi le picotement, minute par minute, à la première application.",
        en: "Flaking scored on adhesive tape, roughness by replica, moisture by corneometry: three simple readings accompany four weeks of use. A panel also rates stinging, minute by minute, on first application.",
      },
    },
  ],
  product: false,
  related: ["glycolique", "vitamine-a-uree"],
  caution: {
    fr: "Recommander une protection solaire pendant l’utilisation et la semaine suivante. SCCNFP (2000) : 2,5 % à pH 5 au moins ; tout dosage supérieur se justifie au dossier de sécurité. Jamais sur peau lésée ni près des yeux.",
    en: "Recommend sun protection throughout use and for a week beyond. SCCNFP (2000): 2.5% at pH 5 at least; any higher strength must be justified in the safety file. Never on broken skin or near the eyes.",
  },
};
