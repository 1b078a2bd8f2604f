import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vignerouge",
  type: "liposome",
  nom: { fr: "vigne rouge", en: "red vine" },
  symbol: "VR",
  categories: ["végétal"],
  claimStatus: "on hold",
  identity: {
    kind: "plant",
    inci: "VITIS VINIFERA LEAF EXTRACT",
    cas: "84929-27-1",
    latin: "Vitis vinifera",
    part: { fr: "feuille", en: "leaf" },
    marker: {
      name: { fr: "quercétine-3-O-glucuronide", en: "quercetin 3-O-glucuronide" },
      cas: "22688-79-5",
      smiles:
        "C1=CC(=C(C=C1C2=C(C(=O)C3=C(C=C(C=C3O2)O)O)O[C@H]4[C@@H]([C@H]([C@@H]([C@H](O4)C(=O)O)O)O)O)O)O",
      formula: "C21H18O13",
      shows: "whole",
      note: {
        fr: "Flavonol majeur de la feuille ; les anthocyanes l’accompagnent.",
        en: "Main flavonol of the leaf; anthocyanins accompany it.",
      },
    },
  },
  description: {
    fr: "<b>Feuille de <i>Vitis vinifera</i>, cépages teinturiers.</b> Alicante, gamay teinturier : leurs feuilles rougissent à l’automne et s’enrichissent en anthocyanes, à côté de flavonols, dont un glucuronide de quercétine, et de tanins.<br><br><b>Un pH à soi.</b> Rouge en milieu acide, l’anthocyane pâlit puis bleuit quand le pH monte. La vésicule lui réserve un intérieur tamponné, quel que soit le produit autour, et la soustrait au métal dissous qui fausse la teinte.<br><br><b>Pour le formulateur.</b> Extrait aqueux brun-rouge, un peu acidulé, soluble : il se prête à l’ampoule et au compte-gouttes autant qu’à la gélule.",
    en: "<b>Leaf of <i>Vitis vinifera</i>, teinturier varieties.</b> Alicante and gamay teinturier carry leaves that redden in autumn and gain anthocyanins, beside tannins and flavonols, one of which is a glucuronide of quercetin.<br><br><b>A pH of its own.</b> Red in acid, an anthocyanin pales and then goes blue as pH climbs. The vesicle reserves a buffered interior for it, whatever product lies outside, and removes it from dissolved metals that distort the hue.<br><br><b>For the formulator.</b> A red-brown aqueous extract, soluble and slightly tart, it suits ampoules and droppers as well as capsules.",
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
        fr: "Dans une eau neutre, le rouge des anthocyanes s’éteint vite. Le compartiment acide ménagé dans la vésicule prolonge la teinte, argument visible pour un flacon compte-gouttes transparent, placé sous étui.",
        en: "In neutral water the red of anthocyanins soon dies. An acidic pocket inside the vesicle prolongs the shade, a visible argument for a clear dropper bottle kept in its carton.",
      },
    },
    {
      titre: { fr: "Feuille et pépin ensemble", en: "Leaf and seed together" },
      description: {
        fr: "Même plante, deux organes : la feuille donne anthocyanes et flavonols, le pépin des procyanidines. Les réunir demande une traçabilité double, qui remonte pour chacun à la parcelle et au millésime.",
        en: "One plant, two organs: the leaf gives anthocyanins and flavonols, the seed procyanidins. Uniting them calls for double traceability, back to plot and vintage for each.",
      },
    },
    {
      titre: { fr: "La vigne est traitée", en: "Vines are sprayed" },
      description: {
        fr: "Bouillie bordelaise et fongicides se déposent d’abord sur la feuille. Résidus de pesticides et cuivre se mesurent sur chaque lot, culture biologique comprise ; c’est le premier document que nous réclamons, avant le titre en polyphénols.",
        en: "Bordeaux mixture and fungicides land on the leaf first. Pesticide residues and copper are measured on every lot, organic crops included; that is the first document we request, ahead of the polyphenol figure.",
      },
    },
    {
      titre: { fr: "Deux dosages complémentaires", en: "Two assays that complement" },
      description: {
        fr: "Les polyphénols totaux se lisent en colorimétrie, les anthocyanes par leur absorption en milieu acide. Le premier chiffre suit la matière, le second sa fraîcheur : une feuille vieillie perd son rouge bien avant ses tanins.",
        en: "Total polyphenols are read by colorimetry, anthocyanins by their absorbance in acid. One number follows the material, the other its freshness: an old leaf loses its red long before its tannins.",
      },
    },
  ],
  product: false,
  related: ["opc", "disomine"],
  caution: {
    fr: "Réservé à l’adulte ; par manque de données, à écarter pendant la grossesse et l’allaitement. Avis médical en cas de traitement anticoagulant ou de maladie cardiaque ou rénale.",
    en: "For adults; for want of data, leave out in pregnancy and while breastfeeding. Medical advice for anyone on anticoagulants or with heart or kidney disease.",
  },
};
