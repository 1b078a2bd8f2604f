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
    fr: "<b>Provitamine B5.</b> Alcool correspondant à l’acide pantothénique, le D-panthénol est un sirop incolore, collant, miscible à l’eau. Préférez la forme dextrogyre, dite D ; le mélange DL, en poudre, n’en contient que la moitié.<br><br><b>Un sirop mis en vésicules.</b> Dans le cœur du niosome, une part de la dose quitte la phase externe : le gel sèche en collant moins et le panthénol se dépose peu à peu sur la couche cornée. Un jury tactile note la différence.<br><br><b>Paramètres.</b> Stable de pH 4 à 7, sensible aux bases et à une chauffe longue ; ajout sous 45 °C. De 0,5 % à 5 % selon l’usage, sans effet sur la plupart des gélifiants ni sur la couleur.",
    en: "<b>Provitamin B5.</b> The alcohol that corresponds to pantothenic acid, D-panthenol is a colourless, sticky syrup miscible with water. Prefer the dextrorotatory form, called D; the powdered DL mixture contains only half of it.<br><br><b>A syrup put into vesicles.</b> Within a niosome core, part of the dose leaves the outer phase: the gel dries with less tack and panthenol settles on the horny layer little by little. A touch panel scores the difference.<br><br><b>Settings.</b> Stable from pH 4 to 7, sensitive to alkali and to prolonged heating; add it below 45 °C. Strengths run from 0.5% to 5% by use, with no effect on most thickeners or on colour.",
  },
  bienfaits: [
    {
      titre: { fr: "Moins de collant", en: "Less tack" },
      description: {
        fr: "À 5 %, un gel au panthénol poisse sous les doigts. Quand une part du sirop est enfermée, le film qui sèche en surface s’allège et le maquillage peluche moins. Texturomètre et panel comparent base nue et base chargée.",
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
      titre: { fr: "Cheveux, soins sans rinçage", en: "Hair and leave-in care" },
      description: {
        fr: "Le même actif gaine la fibre et lui donne du corps. Une même dispersion niosomale sert un sérum visage et un soin sans rinçage : un seul achat, un seul dossier matière.",
        en: "The same active coats the hair fibre and gives it body. One niosome dispersion serves both a facial serum and a leave-in treatment, so you buy a single raw material and keep a single raw material file.",
      },
    },
    {
      titre: { fr: "Vérifier la forme D", en: "Checking the D form" },
      description: {
        fr: "Le polarimètre distingue la forme D, de pouvoir rotatoire positif, du mélange racémique qui n’en a pas. Nos certificats portent cette valeur, l’eau résiduelle et l’aminopropanol, qui signale une hydrolyse.",
        en: "A polarimeter tells the D form, whose rotation is positive, from the racemic mixture, which has none. Our certificates carry that value, residual water and aminopropanol, a sign of hydrolysis.",
      },
    },
    {
      titre: { fr: "Formules courtes", en: "Short formulas" },
      description: {
        fr: "Avec l’allantoïne, le bisabolol ou l’acide hyaluronique, il compose des formules courtes pour peaux réactives. Pompe, tube ou flacon conviennent également, car il craint peu l’air et la lumière.",
        en: "With allantoin, bisabolol or hyaluronic acid it makes short formulas for reactive skin. Pump, tube and bottle suit it equally, since it is little affected by air or light.",
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
