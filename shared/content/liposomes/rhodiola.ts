import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "rhodiola",
  type: "liposome",
  nom: { fr: "rhodiola", en: "rhodiola" },
  symbol: "Rh",
  categories: ["végétal"],
  claimStatus: "on hold",
  identity: {
    kind: "plant",
    inci: "RHODIOLA ROSEA ROOT EXTRACT",
    cas: "97404-52-9",
    latin: "Rhodiola rosea",
    part: { fr: "rhizome et racine", en: "rhizome and root" },
    marker: {
      name: { fr: "rosavine", en: "rosavin" },
      cas: "84954-92-7",
      smiles:
        "C1[C@@H]([C@@H]([C@H]([C@@H](O1)OC[C@@H]2[C@H]([C@@H]([C@H]([C@@H](O2)OC/C=C/C3=CC=CC=C3)O)O)O)O)O)O",
      formula: "C20H28O10",
      shows: "whole",
    },
  },
  description: {
    fr: "<b><i>Rhodiola rosea</i>, Crassulacées.</b> Cette plante grasse des hautes latitudes, à pieds mâles et femelles séparés, s’arrache au bout de plusieurs années pour son rhizome à odeur de rose. Deux familles la signent : les rosavines, glycosides de l’alcool cinnamylique, et le salidroside, glucoside du tyrosol.<br><br><b>Le cœur plutôt que la paroi.</b> Ces glycosides aiment l’eau ; ils remplissent le compartiment central, tandis que les tanins du rhizome s’attachent aux têtes polaires. L’âpreté recule d’autant.<br><br><b>À surveiller.</b> L’acidité marquée coupe la liaison du sucre. Nous travaillons près de la neutralité, à température modérée, et l’arôme floral se retrouve dans le produit sec.",
    en: "<b><i>Rhodiola rosea</i>, Crassulaceae.</b> A succulent of high latitudes, with male and female plants apart, dug after several years for a rhizome that smells of rose. Two families are its signature: rosavins, glycosides of cinnamyl alcohol, and salidroside, the glucoside of tyrosol.<br><br><b>Core rather than wall.</b> Such glycosides like water and fill the central compartment, whereas tannins from the rhizome attach to polar heads. Harshness recedes in proportion.<br><br><b>Points to watch.</b> Strong acidity cuts the sugar bond. We work near neutral at moderate temperature, and the floral note is still there in the dry product.",
  },
  bienfaits: [
    {
      titre: { fr: "Racine à odeur de rose", en: "The root scented like roses" },
      description: {
        fr: "Linné retint <i>rosea</i> pour ce parfum, où l’on reconnaît le géraniol. En Scandinavie et en Sibérie, le rhizome est traditionnellement infusé ou macéré dans l’alcool par les habitants des montagnes et des côtes froides.",
        en: "Linnaeus chose <i>rosea</i> for that scent, in which geraniol can be recognised. In Scandinavia and Siberia people of the mountains and cold coasts have traditionally steeped the rhizome in hot water or spirit.",
      },
    },
    {
      titre: { fr: "Rosavines : la signature", en: "Rosavins as signature" },
      description: {
        fr: "Rosavine, rosarine et rosine distinguent <i>rosea</i> des autres rhodioles ; le salidroside, lui, se trouve ailleurs. Le titre usuel, 3 % de rosavines et 1 % de salidroside, sert de garde-fou contre la substitution par <i>Rhodiola crenulata</i>.",
        en: "Rosavin, rosarin and rosin set <i>rosea</i> apart from other rhodiolas, whereas salidroside occurs elsewhere. The usual titre, 3% rosavins with 1% salidroside, guards against substitution by <i>Rhodiola crenulata</i>.",
      },
    },
    {
      titre: { fr: "Une astringence adoucie", en: "Astringency toned down" },
      description: {
        fr: "Le rhizome apporte aussi des tanins, secs en bouche. Une fois l’extrait pris dans des vésicules, une boisson en monodose tient sans sucre, et le parfum floral reste perceptible à l’ouverture du stick.",
        en: "The rhizome also brings tannins that dry the mouth. With the extract caught in vesicles, a single-dose drink works without sugar, while its floral scent remains noticeable as the stick is opened.",
      },
    },
    {
      titre: { fr: "Une plante sous permis", en: "A plant under permit" },
      description: {
        fr: "La cueillette sauvage a épuisé des stations entières ; le commerce se règle désormais par la CITES. Nous demandons l’origine, cultivée ou sauvage, le numéro de permis et la preuve que le lot reçu est bien celui du document.",
        en: "Wild gathering has emptied whole sites, and trade now runs under CITES. We ask for origin, farmed or wild, for the permit number, and for proof that the batch received is the one on the document.",
      },
    },
    {
      titre: { fr: "Petite dose, bon mélange", en: "Small dose, sound blending" },
      description: {
        fr: "Un extrait titré s’emploie à quelques centaines de milligrammes par jour. Dans une gélule partagée avec vitamines ou minéraux, la poudre liposomale, au grain régulier, aide à tenir l’uniformité de teneur d’une unité à l’autre.",
        en: "A standardised extract is used at a few hundred milligrams a day. In a capsule shared with vitamins or minerals, an even-grained liposomal powder helps keep content uniform from one unit to another.",
      },
    },
  ],
  product: false,
  related: ["ashwagandha", "andrographis"],
  caution: {
    fr: "Espèce inscrite à l’annexe II de la CITES depuis le 23 février 2023 : exigez les permis du fournisseur. Par précaution, réserver aux adultes, exclure la femme enceinte ou allaitante et les personnes atteintes de trouble bipolaire.",
    en: "CITES Appendix II since 23 February 2023: ask the supplier for permits. As a precaution, not under 18, in pregnancy, while breastfeeding, or by people with bipolar disorder.",
  },
};
