import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "astaxanthine",
  type: "liposome",
  nom: { fr: "astaxanthine", en: "astaxanthin" },
  symbol: "Ax",
  categories: ["antioxydant"],
  claimStatus: "none",
  niosome: "astaxanthine",
  identity: {
    kind: "molecule",
    inci: "ASTAXANTHIN",
    molecule: {
      name: { fr: "(3S,3′S)-astaxanthine", en: "(3S,3′S)-astaxanthin" },
      cas: "472-61-7",
      smiles:
        "CC1=C(C(C[C@@H](C1=O)O)(C)C)/C=C/C(=C/C=C/C(=C/C=C/C=C(/C=C/C=C(/C=C/C2=C(C(=O)[C@H](CC2(C)C)O)C)\\C)\\C)/C)/C",
      formula: "C40H52O4",
      shows: "whole",
      note: {
        fr: "Forme libre ; l’algue la stocke surtout en esters d’acides gras.",
        en: "Free form; the alga stores it chiefly as fatty acid esters.",
      },
    },
  },
  description: {
    fr: "<b>Caroténoïde rouge des microalgues.</b> <i>Haematococcus pluvialis</i> la produit sous stress lumineux, dans des kystes rouge sang ; saumon et crevette lui doivent leur rose. On l’extrait au gaz carbonique supercritique, en oléorésine épaisse riche en monoesters.<br><br><b>Selon la forme, une place.</b> Libre, la molécule traverse la bicouche de part en part ; estérifiée, elle en occupe le cœur gras. D’une huile, le liposome fait une poudre dispersible ou un liquide sans couche qui remonte.<br><br><b>Garder la couleur.</b> Obscurité, azote, tocophérols, température basse : l’oxygène blanchit d’abord la surface, puis le reste.",
    en: "<b>A red carotenoid from microalgae.</b> <i>Haematococcus pluvialis</i> makes it under strong light, in blood-red cysts; salmon and shrimp take their pink from it. Supercritical carbon dioxide extracts it as a thick oleoresin rich in monoesters.<br><br><b>Form decides place.</b> Free, the molecule spans the bilayer from face to face; as an ester it sits in the fatty middle. Out of an oil, liposomes make a dispersible powder, or a liquid with no layer rising to the top.<br><br><b>Holding the colour.</b> Darkness, nitrogen, tocopherols and low temperature: oxygen bleaches the surface first and the rest after.",
  },
  bienfaits: [
    {
      titre: { fr: "Une molécule traversante", en: "A molecule that spans" },
      description: {
        fr: "Peu de pigments ont la longueur d’une membrane. Dans l’astaxanthine libre, hydroxyle et cétone ancrent chaque bout dans l’eau, la chaîne conjuguée reste dans le gras : c’est une description de structure, non une promesse.",
        en: "Few pigments match the thickness of a membrane. In free astaxanthin, hydroxyl and ketone anchor each end in water while the conjugated chain stays in fat: a description of structure and not a promise.",
      },
    },
    {
      titre: { fr: "Du homard à l’algue", en: "From lobster to algae" },
      description: {
        fr: "Kuhn et Sörensen la décrivirent en 1938 chez le homard, où une protéine la rend bleue jusqu’à la cuisson. Cultivée en photobioréacteur ou en bassin, l’algue fournit désormais la matière des compléments.",
        en: "Kuhn and Sörensen described it in 1938 in lobster, where a protein turns it blue until cooked. Grown in photobioreactors or ponds, the alga now supplies the material used in supplements.",
      },
    },
    {
      titre: { fr: "Petites doses, pesée juste", en: "Small doses, accurate weighing" },
      description: {
        fr: "À 4 mg ou 8 mg par jour, l’oléorésine ne pèse que quelques gouttes d’huile. La poudre liposomale se pèse juste et va en gélule végétale, sans capsule molle.",
        en: "At 4 mg or 8 mg a day, the oleoresin amounts to a few drops of oil. Liposomal powder weighs accurately and goes into hard plant capsules instead of softgels.",
      },
    },
    {
      titre: { fr: "Algue ou synthèse", en: "Alga or synthesis" },
      description: {
        fr: "L’algue ne fait que l’isomère 3S,3′S ; la synthèse destinée aux poissons d’élevage en mélange trois. La chromatographie chirale, ou la présence des esters, prouve l’origine. Le règlement européen vise l’oléorésine d’algue.",
        en: "The alga makes only the 3S,3′S isomer, whereas synthetic material for farmed fish mixes three. Chiral chromatography, or the presence of esters, proves origin. European rules cover the algal oleoresin.",
      },
    },
    {
      titre: { fr: "Défaire l’ester pour doser", en: "Cutting esters to assay" },
      description: {
        fr: "De nombreux esters encombrent le chromatogramme. Une estérase les ramène à l’astaxanthine libre avant l’injection, et le résultat s’exprime ainsi ; une saponification à la soude, trop brutale, oxyderait le pigment.",
        en: "A crowd of esters clutters the chromatogram. An esterase brings them down to free astaxanthin ahead of injection, and the result is stated that way; saponifying with caustic soda is too harsh and would oxidise the pigment.",
      },
    },
  ],
  product: false,
  related: ["lycopene", "epadha"],
  caution: {
    fr: "Nouvel aliment : 8 mg d’astaxanthine par jour au plus, au-delà de 14 ans ; exclue en dessous à cette dose (règlement (UE) 2023/1581). Nom exact à étiqueter : « oléorésine riche en astaxanthine tirée de l’algue Haematococcus pluvialis ». Ne pas cumuler avec un autre complément d’astaxanthine le même jour.",
    en: "Novel food: at most 8 mg astaxanthin a day over the age of 14, excluded below that age at this dose (Regulation (EU) 2023/1581). Exact label name: “astaxanthin-rich oleoresin from Haematococcus pluvialis algae”. Do not take a second astaxanthin supplement on the same day.",
  },
};
