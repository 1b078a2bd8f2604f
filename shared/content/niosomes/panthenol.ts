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
  identity: {
    kind: "molecule",
    inci: "PANTHENOL",
    molecule: {
      name: { fr: "D-panthénol", en: "D-panthenol" },
      cas: "81-13-0",
      smiles: "CC(C)(CO)[C@@H](O)C(=O)NCCCO",
      formula: "C9H19NO4",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Provitamine B5.</b> Alcool correspondant à l’acide pantothénique, le D-panthénol est un sirop incolore, collant, miscible à l’eau. Une étiquette exigeante demande la forme dextrogyre ; le mélange DL, en poudre, n’en contient que la moitié.<br><br><b>Un sirop mis en vésicules.</b> Dans le cœur du niosome, une part de la dose quitte la phase externe : le gel sèche plus net et le panthénol se dépose par étapes sur la couche cornée. La mesure utile ici est tactile, un jury la note.<br><br><b>Paramètres.</b> Stable de pH 4 à 7, sensible aux bases et à une chauffe longue ; ajout sous 45 °C. De 0,5 % à 5 % selon l’usage, sans effet sur la plupart des gélifiants ni sur la couleur.",
    en: "<b>Provitamin B5.</b> The alcohol that corresponds to pantothenic acid, D-panthenol is a colourless, sticky syrup miscible with water. An exacting label calls for the dextrorotatory form; the powdered DL mixture contains only half of it.<br><br><b>A syrup put into vesicles.</b> Within a niosome core, part of the dose leaves the outer phase: the gel dries cleaner and panthenol settles on the horny layer in stages. The useful measurement here is touch, and a panel scores it.<br><br><b>Settings.</b> Stable from pH 4 to 7, sensitive to alkali and to prolonged heating; add it below 45 °C. Strengths run from 0.5% to 5% by use, with no effect on most thickeners or on colour.",
  },
  bienfaits: [
    {
      titre: { fr: "Le collant disparaît", en: "The tack goes away" },
      description: {
        fr: "À 5 %, un gel au panthénol poisse sous les doigts. Une part du sirop enfermée, la pellicule qui sèche en surface s’allège et le maquillage peluche moins. Texturomètre et panel comparent base nue et base chargée.",
        en: "At 5%, a panthenol gel feels sticky. Once part of the syrup is shut away, the drying film grows lighter and make-up pills less. A texture analyser and a panel compare bare base with loaded base.",
      },
    },
    {
      titre: { fr: "Peaux sèches ou rasées", en: "Dry or shaven skin" },
      description: {
        fr: "Humectant reconnu, il assouplit les peaux qui tiraillent après le rasage ou le froid. Le vocabulaire reste cosmétique : confort, douceur, sensation d’apaisement. La réparation de plaies appartient aux médicaments.",
        en: "A recognised humectant, it softens skin that feels tight after shaving or cold weather. Wording stays cosmetic: comfort, softness, a soothed feeling. Wound repair belongs to medicines.",
      },
    },
    {
      titre: { fr: "Cuir chevelu aussi", en: "Scalp products too" },
      description: {
        fr: "Le même actif gaine la fibre et lui donne du corps. Une charge niosomale unique alimente un sérum visage et un soin sans rinçage, donc un seul achat de matière et un seul dossier.",
        en: "The same active coats the hair fibre and gives it body. One niosome batch feeds both a facial serum and a leave-in treatment, so you buy a single raw material and keep a single file.",
      },
    },
    {
      titre: { fr: "Le signe qui compte", en: "The sign that matters" },
      description: {
        fr: "Le polarimètre distingue la forme D, de pouvoir rotatoire positif, du mélange racémique qui n’en a pas. Nos certificats portent cette valeur, l’eau résiduelle et l’aminopropanol, témoin d’une hydrolyse.",
        en: "A polarimeter tells the D form, whose rotation is positive, from the racemic mixture, which has none. Our certificates carry that value, residual water and aminopropanol, the witness of hydrolysis.",
      },
    },
    {
      titre: { fr: "Bases sobres", en: "Sober bases" },
      description: {
        fr: "Avec l’allantoïne, le bisabolol ou l’acide hyaluronique, il compose des formules courtes pour peaux réactives. Pompe, tube ou flacon lui vont indifféremment : ni l’air ni la lumière ne l’inquiètent vraiment.",
        en: "With allantoin, bisabolol or hyaluronic acid it makes short formulas for reactive skin. Pump, tube or bottle are all the same to it, since neither air nor light really troubles it.",
      },
    },
  ],
  product: false,
  related: ["allantoine", "acide-hyaluronique"],
  caution: {
    fr: "Au-delà de pH 7, hydrolyse en pantolactone et aminopropanol. Allergie de contact rare mais décrite : à signaler au dossier. Préciser D ou DL à la commande.",
    en: "Above pH 7 it hydrolyses to pantolactone and aminopropanol. Contact allergy is rare but described: record it in the file. State D or DL when ordering.",
  },
};
