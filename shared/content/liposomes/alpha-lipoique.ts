import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "alpha-lipoique",
  type: "liposome",
  nom: { fr: "acide alpha-lipoïque", en: "alpha-lipoic acid" },
  symbol: "Lip",
  categories: ["antioxydant", "coenzyme"],
  claimStatus: "none",
  niosome: "alphalipoique",
  description: {
    fr: "<b>Acide thioctique.</b> Huit carbones, deux soufres refermés en cycle dithiolane : une petite molécule soluble dans les graisses, à peine dans l’eau, obtenue par synthèse. Le liposome lui donne une phase où se loger et une dispersion stable, sans la brûlure en gorge de la poudre nue.",
    en: "<b>Thioctic acid.</b> Eight carbons and two sulphurs closed into a dithiolane ring: a small molecule that likes fat, barely tolerates water and is made by synthesis. A liposome gives it somewhere to sit and a stable dispersion, minus the throat burn of the raw powder.",
  },
  bienfaits: [
    {
      titre: { fr: "Un couple rédox soufré", en: "A sulphur redox pair" },
      description: {
        fr: "Ouvert, le cycle devient acide dihydrolipoïque, à deux fonctions thiol ; fermé, il revient à sa forme disulfure. Les biochimistes l’ont isolé en 1951, lié aux protéines de complexes enzymatiques mitochondriaux.",
        en: "Opened, the ring becomes dihydrolipoic acid with two thiol groups; closed, it returns to the disulphide. Biochemists isolated it in 1951, where it is bound to proteins of mitochondrial enzyme complexes.",
      },
    },
    {
      titre: { fr: "La chaleur sous contrôle", en: "Heat kept in check" },
      description: {
        fr: "La forme racémique fond vers 60 °C puis polymérise en masse collante. L’encapsulation se conduit donc à basse température : la bicouche sépare les molécules et limite ces réactions de cycle à cycle.",
        en: "The racemic form melts near 60 °C, then polymerises into a sticky mass. Encapsulation is therefore run at low temperature: inside the bilayer the molecules are kept apart, which restrains that ring-to-ring reaction.",
      },
    },
    {
      titre: { fr: "Racémique ou forme R", en: "Racemate or R form" },
      description: {
        fr: "Deux qualités existent : le mélange racémique, plus stable, et l’énantiomère R, celui que l’on trouve dans la nature. Indiquez laquelle votre étiquette annonce ; le dosage et le coût en dépendent.",
        en: "Two grades exist: the racemate, easier to store, and the R enantiomer, the one found in nature. Tell us which your label will name, since strength and cost both follow from it.",
      },
    },
  ],
  product: false,
  related: ["glutathion", "coenzyme-q10"],
  caution: {
    fr: "Ne convient pas aux personnes diabétiques, ni pendant la grossesse ou l’allaitement. L’EFSA a décrit en 2021 un risque rare de syndrome auto-immun à l’insuline : prévoyez l’avertissement sur l’étiquette.",
    en: "Not for people with diabetes, nor during pregnancy or breastfeeding. In 2021 EFSA described a rare risk of insulin autoimmune syndrome: plan a label warning.",
  },
};
