import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "panthenol",
  type: "niosome",
  nom: { fr: "panthénol", en: "panthenol" },
  symbol: "B5",
  subtitle: { fr: "apaisant & hydratation", en: "soothing & hydrating" },
  categories: ["vitamines"],
  formes: ["Sérum", "Crème"],
  inci: "PANTHENOL",
  action: { fr: "confort, hydratation", en: "comfort, hydration" },
  description: {
    fr: "<b>Provitamine B5.</b> Alcool correspondant à l’acide pantothénique, le D-panthénol est un sirop incolore et collant, très soluble. Sa forme dextrogyre est celle qui compte sur une étiquette exigeante. Le niosome le débarrasse de son collant et le dépose peu à peu sur la couche cornée.",
    en: "<b>Provitamin B5.</b> The alcohol that corresponds to pantothenic acid, D-panthenol is a colourless, sticky and very soluble syrup. The dextrorotatory form is the one an exacting label names. A niosome takes away the tack and lays it down little by little on the horny layer.",
  },
  bienfaits: [
    {
      titre: { fr: "Le collant disparaît", en: "The tack goes away" },
      description: {
        fr: "À 5 %, un gel au panthénol poisse sous les doigts. Une part du sirop enfermée dans les vésicules, la surface sèche plus net et le toucher redevient léger.",
        en: "At 5%, a panthenol gel feels sticky. With part of the syrup shut inside vesicles, the surface dries cleaner and the touch is light again.",
      },
    },
    {
      titre: { fr: "Peaux sèches ou rasées", en: "Dry or shaven skin" },
      description: {
        fr: "Humectant reconnu, il assouplit les peaux qui tiraillent après le rasage ou le froid. Le vocabulaire reste cosmétique : confort, douceur, sensation d’apaisement.",
        en: "A recognised humectant, it softens skin that feels tight after shaving or cold weather. Wording stays cosmetic: comfort, softness, a soothed feeling.",
      },
    },
    {
      titre: { fr: "Cuir chevelu aussi", en: "Scalp products too" },
      description: {
        fr: "Le même actif gaine la fibre et lui donne du corps. Une charge niosomale unique alimente un sérum visage et un soin sans rinçage, d’où un seul achat de matière.",
        en: "The same active coats the hair fibre and gives it body. One niosome batch feeds both a facial serum and a leave-in treatment, so you buy a single raw material.",
      },
    },
  ],
  product: false,
  related: ["allantoine", "acide-hyaluronique"],
  caution: {
    fr: "Stable de pH 4 à 7 ; au-delà, hydrolyse en pantolactone et aminopropanol. Allergie de contact rare mais décrite : à signaler au dossier.",
    en: "Stable from pH 4 to 7; outside, it hydrolyses to pantolactone and aminopropanol. Contact allergy is rare but described: record it in the file.",
  },
};
