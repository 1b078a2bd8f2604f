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
    fr: "<b>Une phytosphingosine, un acide gras.</b> Le céramide NP appartient aux lipides qui séparent les cornéocytes, dont les céramides forment environ la moitié. Sa base vient d’une levure, puis reçoit un acide gras dont la longueur dépend du fournisseur.<br><br><b>Un solide récalcitrant.</b> Il fond au-dessus de 100 °C, se dissout mal dans les huiles et recristallise dans la crème froide. Mêlé au cholestérol de la bicouche, il reste étalé en lamelles, organisation voisine de celle de la couche cornée.<br><br><b>À l’emploi.</b> La dispersion se verse sous 45 °C dans l’émulsion terminée ; vous évitez le bain très chaud et le surplus d’alcool gras.",
    en: "<b>A phytosphingosine and a fatty acid.</b> Ceramide NP belongs among the lipids lying between corneocytes, about half of which are ceramides. Its base comes from a yeast, then receives a fatty acid whose length depends on the supplier.<br><br><b>A stubborn solid.</b> It melts above 100 °C, dissolves poorly in oils and crystallises again in a cold cream. Mixed with the cholesterol of a bilayer it stays spread in lamellae, an arrangement close to that of the horny layer.<br><br><b>In use.</b> The dispersion is poured below 45 °C into the finished emulsion, which avoids a very hot bath and surplus fatty alcohol.",
  },
  bienfaits: [
    {
      titre: { fr: "Deux lettres, un code", en: "Two letters, one code" },
      description: {
        fr: "N désigne un acide gras sans hydroxyle, P la phytosphingosine : le nom décrit la structure. L’ancien numéro, céramide 3, subsiste dans des fiches et ne suffit pas à préciser la chaîne.",
        en: "N stands for a fatty acid without hydroxyl, P for phytosphingosine: the name describes the structure. The old number, ceramide 3, lingers on data sheets and does not tell which chain is meant.",
      },
    },
    {
      titre: { fr: "Le trio lamellaire", en: "The lamellar trio" },
      description: {
        fr: "Céramide, stérol et acide gras libre s’emboîtent à la surface de la peau. La vésicule fournit déjà le stérol ; l’acide s’y ajoute, et la diffraction des rayons X montre l’ordre obtenu.",
        en: "Ceramide, sterol and free fatty acid slot together at the skin surface. Vesicles already supply the sterol; add the acid, and X-ray diffraction shows the order obtained.",
      },
    },
    {
      titre: { fr: "Sans bain brûlant", en: "No scalding bath" },
      description: {
        fr: "D’ordinaire, il faut 90 °C et un alcool gras pour le dissoudre, puis une homogénéisation rapide. La forme dispersée rejoint une base tiède, épargne vitamines et parfum, et réduit l’énergie du lot.",
        en: "Normally it takes 90 °C and a fatty alcohol to dissolve it, then quick homogenising. The dispersed form joins a lukewarm base, spares vitamins and perfume, and cuts the energy used per batch.",
      },
    },
    {
      titre: { fr: "Peau sèche, air sec", en: "Dry skin, dry air" },
      description: {
        fr: "L’hiver, la perte insensible en eau augmente. Relevée au vapomètre avant et après quatre semaines, elle donne à un soin de confort une mesure que les volontaires traduisent en souplesse.",
        en: "In winter, transepidermal water loss rises. Read with a vapometer before and after four weeks, it gives a comfort cream a measurement that volunteers translate into suppleness.",
      },
    },
    {
      titre: { fr: "Cristaux à traquer", en: "Hunting for crystals" },
      description: {
        fr: "Une crème aux céramides peut sembler lisse et grainer en trois mois. Lumière polarisée, calorimétrie et filtration sur tamis fin décèlent la recristallisation avant que l’utilisateur la sente sous les doigts.",
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
