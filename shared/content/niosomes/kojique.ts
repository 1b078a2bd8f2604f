import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "kojique",
  type: "niosome",
  nom: { fr: "acide kojique", en: "kojic acid" },
  symbol: "Koj",
  subtitle: { fr: "éclat & teint uniforme", en: "radiance & even tone" },
  categories: ["acides"],
  formes: ["Sérum", "Crème"],
  inci: "KOJIC ACID",
  action: { fr: "éclat, teint unifié", en: "radiance, evened tone" },
  description: {
    fr: "<b>Un métabolite du koji.</b> Saito le trouva en 1907 dans le riz ensemencé d’<i>Aspergillus oryzae</i>, le champignon du saké. Cette pyrone saisit le fer et le cuivre, puis rougit en les gardant. Isolée dans le cœur du niosome, elle rencontre moins de métaux et tient mieux sa couleur.",
    en: "<b>A metabolite of koji.</b> Saito found it in 1907 in rice seeded with <i>Aspergillus oryzae</i>, the mould behind sake. This pyrone seizes iron and copper, then reddens as it holds them. Isolated in the core of a niosome, it meets fewer metals and keeps its colour longer.",
  },
  bienfaits: [
    {
      titre: { fr: "Chélateur de métaux", en: "A metal chelator" },
      description: {
        fr: "Deux oxygènes voisins forment la pince. Elle capte les traces métalliques d’une eau ou d’un extrait, d’où un rôle d’antioxydant de formule autant que d’actif du teint.",
        en: "Two neighbouring oxygens form the claw. It grips metal traces from water or extracts, hence a part as formula antioxidant as well as complexion active.",
      },
    },
    {
      titre: { fr: "La couleur témoin", en: "Colour as witness" },
      description: {
        fr: "Un sérum qui vire à l’orangé signale du fer ou un flacon resté ouvert. Eau purifiée, EDTA et remplissage sous azote se décident avant le premier essai.",
        en: "A serum turning orange points to iron or a bottle left open. Purified water, EDTA and nitrogen filling are settled before the first trial.",
      },
    },
    {
      titre: { fr: "Plafond : un pour cent", en: "One per cent, no more" },
      description: {
        fr: "Le plafond légal laisse peu de marge de surdosage. Une vésicule titrée au mg/g facilite la pesée, et l’analyse par chromatographie du produit fini confirme la teneur.",
        en: "The legal ceiling leaves little room for overage. Vesicles titrated in mg/g make weighing easy, and chromatography on the finished product confirms content.",
      },
    },
  ],
  product: false,
  related: ["alphaarbutine", "tranexamique"],
  caution: {
    fr: "Annexe III : 1 % maximum, visage et mains seulement (règlement (UE) 2024/996). Exclu du corps. Sensibilisant possible ; promettre l’éclat, non la dépigmentation.",
    en: "Annex III: 1% maximum, face and hands only (Regulation (EU) 2024/996). Not for the body. Possible sensitiser; promise radiance, never depigmentation.",
  },
};
