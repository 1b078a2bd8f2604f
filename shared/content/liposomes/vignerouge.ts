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
    fr: "<b>Feuille de <i>Vitis vinifera</i>, cépages teinturiers.</b> Les feuilles de l’alicante ou du gamay teinturier rougissent à l’automne et s’enrichissent en anthocyanes ; elles contiennent aussi des tanins et des flavonols, dont un glucuronide de quercétine.<br><br><b>Un pH réglé à l’intérieur.</b> Rouge en milieu acide, une anthocyane pâlit puis bleuit quand le pH monte. Le liposome lui offre un cœur tamponné, quel que soit le pH du produit, et limite le contact avec les métaux dissous qui altèrent la teinte.<br><br><b>Pour le formulateur.</b> Extrait aqueux brun-rouge, un peu acidulé, soluble : il se prête à l’ampoule et au compte-gouttes autant qu’à la gélule.",
    en: "<b>Leaf of <i>Vitis vinifera</i>, red-fleshed varieties.</b> The leaves of Alicante and other <i>teinturier</i> grapes redden in autumn as they gain anthocyanins; they also contain tannins and flavonols, one of which is a glucuronide of quercetin.<br><br><b>A pH set inside.</b> Red in acid, an anthocyanin pales and then goes blue as pH climbs. The liposome gives it a buffered core, whatever the pH of the product, and limits contact with dissolved metals that alter the hue.<br><br><b>For the formulator.</b> A red-brown aqueous extract, soluble and slightly tart, it suits ampoules and droppers as well as capsules.",
  },
  bienfaits: [
    {
      titre: { fr: "La feuille des vendangeurs", en: "The grape pickers’ leaf" },
      description: {
        fr: "La Pharmacopée française décrit la feuille de vigne rouge. Les vignerons la ramassent traditionnellement après la récolte du raisin et la font infuser, un usage des régions viticoles de France.",
        en: "The French Pharmacopoeia describes red vine leaf. Winegrowers traditionally gather it once the grapes are in and brew an infusion, a custom of French wine regions.",
      },
    },
    {
      titre: { fr: "Une couleur plus durable", en: "A longer-lasting colour" },
      description: {
        fr: "Dans une eau neutre, le rouge des anthocyanes disparaît vite. Le cœur acide du liposome prolonge la teinte, ce qui permet un flacon compte-gouttes transparent, protégé de la lumière par son étui.",
        en: "In neutral water the red of anthocyanins soon disappears. The acidic core of the liposome prolongs the shade, which allows a clear dropper bottle, protected from light by its carton.",
      },
    },
    {
      titre: { fr: "Feuille et pépin ensemble", en: "Leaf and seed together" },
      description: {
        fr: "Même plante, deux organes : la feuille donne anthocyanes et flavonols, le pépin des procyanidines. Les réunir demande une double traçabilité, jusqu’à la parcelle et à l’année de récolte de chacun.",
        en: "One plant, two organs: the leaf gives anthocyanins and flavonols, the seed procyanidins. Combining them calls for double traceability, back to the plot and harvest year of each.",
      },
    },
    {
      titre: { fr: "Résidus de traitement", en: "Spray residues" },
      description: {
        fr: "La bouillie bordelaise et les fongicides de la vigne se déposent d’abord sur la feuille. Résidus de pesticides et cuivre se mesurent sur chaque lot, culture biologique comprise ; c’est le premier document que nous réclamons, avant le titre en polyphénols.",
        en: "Bordeaux mixture and other vineyard fungicides land on the leaf first. Pesticide residues and copper are measured on every batch, organic crops included; that is the first document we request, ahead of the polyphenol figure.",
      },
    },
    {
      titre: { fr: "Deux dosages complémentaires", en: "Two complementary assays" },
      description: {
        fr: "Les polyphénols totaux se dosent par colorimétrie, les anthocyanes par leur absorption en milieu acide. Le premier chiffre mesure la quantité, le second la fraîcheur : une feuille vieillie perd son rouge bien avant ses tanins.",
        en: "Total polyphenols are assayed by colorimetry, anthocyanins by their absorbance in acid. The first figure measures quantity, the second freshness: an old leaf loses its red long before its tannins.",
      },
    },
  ],
  product: { range: "gamme bien-être", subName: "circulation" },
  related: ["opc", "disomine"],
  caution: {
    fr: "Réservée à l’adulte ; faute de données, déconseillée pendant la grossesse et l’allaitement. Avis médical en cas de traitement anticoagulant ou de maladie cardiaque ou rénale.",
    en: "Adults only; for lack of data, not advised in pregnancy or while breastfeeding. Medical advice for anyone on anticoagulants or with heart or kidney disease.",
  },
};
