import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vignerouge",
  type: "liposome",
  nom: { fr: "vigne rouge", en: "red vine" },
  symbol: "VR",
  categories: ["végétal"],
  claimStatus: "on hold",
  description: {
    fr: "<b>Feuille de <i>Vitis vinifera</i>, cépages teinturiers.</b> À l’automne, ces feuilles rougissent et s’enrichissent en anthocyanes, à côté de flavonols glucuronidés et de tanins. L’anthocyane bleuit ou pâlit selon le pH. Le tampon intérieur du liposome lui réserve un milieu acide, quel que soit le produit autour.",
    en: "<b>Leaf of <i>Vitis vinifera</i>, teinturier varieties.</b> In autumn these leaves redden and gain anthocyanins, beside flavonol glucuronides and tannins. Anthocyanins go blue or pale as pH moves. The buffer inside a liposome reserves an acidic spot for them, whatever the product around it.",
  },
  bienfaits: [
    {
      titre: { fr: "La feuille des vendangeurs", en: "The grape pickers’ leaf" },
      description: {
        fr: "La Pharmacopée française décrit la feuille de vigne rouge. Les vignerons la ramassent traditionnellement après la récolte du raisin et la font infuser, une habitude des régions viticoles de France.",
        en: "The French Pharmacopoeia describes red vine leaf. Winegrowers traditionally gather it once the grapes are in and brew an infusion, a habit of French wine regions.",
      },
    },
    {
      titre: { fr: "Une couleur qui demeure", en: "Colour that remains" },
      description: {
        fr: "Dans une eau neutre, le rouge des anthocyanes s’éteint vite. Le compartiment acide ménagé dans la vésicule prolonge la teinte, argument visible pour un flacon compte-gouttes transparent.",
        en: "In neutral water the red of anthocyanins soon dies. An acidic pocket inside the vesicle prolongs the shade, a visible argument for a clear dropper bottle.",
      },
    },
    {
      titre: { fr: "Feuille et pépin ensemble", en: "Leaf and seed together" },
      description: {
        fr: "Même plante, deux organes : la feuille donne anthocyanes et flavonols, le pépin des procyanidines. Les réunir demande une traçabilité double, qui remonte pour chacun à la parcelle et au millésime.",
        en: "One plant, two organs: the leaf gives anthocyanins and flavonols, the seed procyanidins. Uniting them calls for double traceability, back to plot and vintage for each.",
      },
    },
  ],
  product: false,
  related: ["opc", "disomine"],
};
