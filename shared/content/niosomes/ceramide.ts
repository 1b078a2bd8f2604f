import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "ceramide",
  type: "niosome",
  nom: { fr: "céramide", en: "ceramide" },
  symbol: "Cer",
  subtitle: { fr: "hydratation & souplesse", en: "hydration & suppleness" },
  categories: ["lipides"],
  formes: ["Sérum", "Crème"],
  inci: "CERAMIDE NP",
  action: { fr: "confort, peau souple", en: "comfort, supple skin" },
  identity: {
    kind: "molecule",
    inci: "CERAMIDE NP",
    molecule: {
      name: { fr: "céramide NP", en: "ceramide NP" },
      cas: "100403-19-8",
      smiles: "CCCCCCCCCCCCCC[C@@H](O)[C@@H](O)[C@H](CO)NC(=O)CCCCCCCCCCCCCCCCC",
      formula: "C36H73NO4",
      shows: "unit",
      note: {
        fr: "Dessiné avec l’acide stéarique (N-stéaroyl-phytosphingosine) ; la chaîne acyle varie selon la qualité.",
        en: "Drawn with stearic acid (N-stearoyl phytosphingosine); the acyl chain varies with the grade.",
      },
    },
  },
  description: {
    fr: "<b>Une phytosphingosine, un acide gras.</b> Le céramide NP appartient aux lipides qui séparent les cornéocytes, dont les céramides forment environ la moitié. Sa base vient d’une levure, puis reçoit un acide gras dont la longueur dépend du fournisseur.<br><br><b>Un solide difficile à dissoudre.</b> Il fond au-dessus de 100 °C, se dissout mal dans les huiles et recristallise dans la crème froide. Mêlé au cholestérol de la bicouche, il reste réparti en lamelles, organisation voisine de celle de la couche cornée.<br><br><b>À l’emploi.</b> La dispersion se verse sous 45 °C dans l’émulsion terminée ; vous évitez la fonte à haute température et l’ajout d’alcool gras.",
    en: "<b>A phytosphingosine and a fatty acid.</b> Ceramide NP belongs among the lipids lying between corneocytes, about half of which are ceramides. Its base comes from a yeast, then receives a fatty acid whose length depends on the supplier.<br><br><b>A solid that is hard to dissolve.</b> It melts above 100 °C, dissolves poorly in oils and crystallises again in a cold cream. Mixed with the cholesterol of a bilayer it stays spread in lamellae, an arrangement close to that of the horny layer.<br><br><b>In use.</b> The dispersion is poured below 45 °C into the finished emulsion, which avoids a very hot melt and additional fatty alcohol.",
  },
  bienfaits: [
    {
      titre: { fr: "Ce que signifie NP", en: "What NP stands for" },
      description: {
        fr: "N désigne un acide gras sans hydroxyle, P la phytosphingosine : le nom décrit la structure. L’ancien numéro, céramide 3, subsiste dans des fiches et ne suffit pas à préciser la chaîne.",
        en: "N stands for a fatty acid without hydroxyl, P for phytosphingosine: the name describes the structure. The old number, ceramide 3, lingers on data sheets and does not tell which chain is meant.",
      },
    },
    {
      titre: { fr: "Organisation en lamelles", en: "Lamellar organisation" },
      description: {
        fr: "Céramide, stérol et acide gras libre s’organisent en lamelles dans la couche cornée. La vésicule fournit déjà le stérol ; ajoutez l’acide gras, et la diffraction des rayons X montre l’ordre obtenu.",
        en: "Ceramide, sterol and free fatty acid form lamellae in the horny layer. Vesicles already supply the sterol; add the fatty acid, and X-ray diffraction shows the order obtained.",
      },
    },
    {
      titre: { fr: "Incorporation à tiède", en: "Lukewarm incorporation" },
      description: {
        fr: "D’ordinaire, il faut 90 °C et un alcool gras pour le dissoudre, puis une homogénéisation rapide. La forme dispersée rejoint une base tiède, épargne vitamines et parfum, et réduit l’énergie du lot.",
        en: "Normally it takes 90 °C and a fatty alcohol to dissolve it, then quick homogenising. The dispersed form joins a lukewarm base, spares vitamins and perfume, and cuts the energy used per batch.",
      },
    },
    {
      titre: { fr: "Mesure sur peau sèche", en: "Measured on dry skin" },
      description: {
        fr: "L’hiver, la perte insensible en eau augmente. Relevée au vapomètre avant et après quatre semaines, elle documente un soin de confort, à côté de la souplesse notée par les volontaires.",
        en: "In winter, transepidermal water loss rises. Read with a vapometer before and after four weeks, it documents a comfort cream, alongside the suppleness that volunteers score.",
      },
    },
    {
      titre: { fr: "Détecter la recristallisation", en: "Detecting recrystallisation" },
      description: {
        fr: "Une crème aux céramides peut sembler lisse et grainer en trois mois. Lumière polarisée, calorimétrie et filtration sur tamis fin décèlent la recristallisation avant que l’utilisateur ne la sente sous les doigts.",
        en: "A ceramide cream can look smooth and turn grainy within three months. Polarised light, calorimetry and sieving through fine mesh detect recrystallisation before users feel it under their fingers.",
      },
    },
  ],
  product: false,
  related: ["phytosterols", "squalene"],
  caution: {
    fr: "Ne jamais nommer eczéma ni dermatite. Origine à déclarer : levure, synthèse ou blé, ce dernier à écarter pour une gamme sans gluten.",
    en: "Never name eczema or dermatitis. Declare the origin: yeast, synthesis or wheat, the last to be left out of gluten-free ranges.",
  },
};
