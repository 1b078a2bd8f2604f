import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "astaxanthine",
  type: "liposome",
  nom: { fr: "astaxanthine", en: "astaxanthin" },
  symbol: "Ax",
  categories: ["antioxydant"],
  claimStatus: "none",
  niosome: "astaxanthine",
  description: {
    fr: "<b>Caroténoïde rouge des microalgues.</b> <i>Haematococcus pluvialis</i> la produit sous stress lumineux ; saumon et crevette lui doivent leur rose. Libre, la molécule traverse la bicouche de part en part ; estérifiée, elle en occupe le cœur gras. D’une oléorésine épaisse, le liposome fait une poudre dispersible.",
    en: "<b>A red carotenoid from microalgae.</b> <i>Haematococcus pluvialis</i> makes it under strong light; salmon and shrimp take their pink from it. Free, the molecule spans the bilayer from face to face; as an ester it sits in the fatty middle. A thick oleoresin thus becomes a dispersible powder.",
  },
  bienfaits: [
    {
      titre: { fr: "Une molécule traversante", en: "A molecule that spans" },
      description: {
        fr: "Peu de pigments ont la longueur d’une membrane. Dans l’astaxanthine libre, hydroxyle et cétone ancrent chaque bout dans l’eau, la chaîne conjuguée reste dans le gras.",
        en: "Few pigments match the thickness of a membrane. In free astaxanthin, hydroxyl and ketone anchor each end in water while the conjugated chain stays in fat.",
      },
    },
    {
      titre: { fr: "Du homard à l’algue", en: "From lobster to algae" },
      description: {
        fr: "Kuhn et Sörensen la décrivirent en 1938 chez le homard. Cultivée en photobioréacteur, l’algue fournit désormais une astaxanthine surtout estérifiée, extraite au dioxyde de carbone supercritique.",
        en: "Kuhn and Sörensen described it in lobster in 1938. Grown in photobioreactors, the alga now supplies astaxanthin mostly as esters, extracted with supercritical carbon dioxide.",
      },
    },
    {
      titre: { fr: "Petites doses, pesée juste", en: "Small doses, accurate weighing" },
      description: {
        fr: "À 4 mg ou 8 mg par jour, l’oléorésine ne pèse que quelques gouttes d’huile. La poudre liposomale se pèse juste et va en gélule végétale, sans capsule molle.",
        en: "At 4 mg or 8 mg a day, the oleoresin amounts to a few drops of oil. Liposomal powder weighs accurately and goes into hard plant capsules instead of softgels.",
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
