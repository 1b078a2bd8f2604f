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
    fr: "<b><i>Rhodiola rosea</i>, Crassulacées.</b> Cette plante grasse des hautes latitudes, à pieds mâles et femelles séparés, se récolte au bout de plusieurs années pour son rhizome à odeur de rose. Deux familles de molécules la caractérisent : les rosavines, glycosides de l’alcool cinnamylique, et le salidroside, glucoside du tyrosol.<br><br><b>Le cœur plutôt que la paroi.</b> Ces glycosides hydrosolubles remplissent le compartiment central, tandis que les tanins du rhizome s’attachent aux têtes polaires. L’âpreté en est réduite.<br><br><b>À surveiller.</b> Une forte acidité rompt la liaison qui retient les sucres. Nous travaillons près de la neutralité, à température modérée ; l’arôme floral se retrouve dans le produit sec.",
    en: "<b><i>Rhodiola rosea</i>, Crassulaceae.</b> A succulent of high latitudes, with separate male and female plants, dug up after several years for a rhizome that smells of rose. Two families of molecules characterise it: rosavins, glycosides of cinnamyl alcohol, and salidroside, the glucoside of tyrosol.<br><br><b>Core rather than wall.</b> These water-soluble glycosides fill the central compartment, whereas tannins from the rhizome attach to the polar heads. Harshness is reduced as a result.<br><br><b>Points to watch.</b> Strong acidity breaks the bond that holds the sugars. We work near neutral at moderate temperature, and the floral note is still there in the dry product.",
  },
  bienfaits: [
    {
      titre: { fr: "Racine à odeur de rose", en: "A rose-scented root" },
      description: {
        fr: "Linné retint <i>rosea</i> pour ce parfum, où l’on reconnaît le géraniol. En Scandinavie et en Sibérie, le rhizome est traditionnellement infusé ou macéré dans l’alcool par les habitants des montagnes et des côtes.",
        en: "Linnaeus chose <i>rosea</i> for that scent, in which geraniol can be recognised. In Scandinavia and Siberia, people of the mountains and coasts have traditionally steeped the rhizome in hot water or spirit.",
      },
    },
    {
      titre: { fr: "Les rosavines, marqueurs d’identité", en: "Rosavins as identity markers" },
      description: {
        fr: "Rosavine, rosarine et rosine distinguent <i>rosea</i> des autres rhodioles ; le salidroside, lui, se trouve aussi dans d’autres espèces. Le titre usuel, 3 % de rosavines et 1 % de salidroside, aide à détecter une substitution par <i>Rhodiola crenulata</i>.",
        en: "Rosavin, rosarin and rosin set <i>rosea</i> apart from other rhodiolas, whereas salidroside also occurs in other species. The usual standard, 3% rosavins with 1% salidroside, helps detect substitution by <i>Rhodiola crenulata</i>.",
      },
    },
    {
      titre: { fr: "Une astringence adoucie", en: "Astringency toned down" },
      description: {
        fr: "Le rhizome apporte aussi des tanins, astringents en bouche. Une fois l’extrait encapsulé, une boisson en monodose peut se passer de sucre, et le parfum floral reste perceptible à l’ouverture du stick.",
        en: "The rhizome also brings tannins that dry the mouth. Once the extract is encapsulated, a single-dose drink can do without sugar, and its floral scent remains noticeable when the stick is opened.",
      },
    },
    {
      titre: { fr: "Un commerce soumis à permis", en: "Trade under permit" },
      description: {
        fr: "La cueillette sauvage a épuisé des populations entières ; la CITES, convention sur les espèces menacées, encadre désormais le commerce. Nous demandons l’origine, cultivée ou sauvage, le numéro de permis et la preuve qu’il couvre le lot reçu.",
        en: "Wild gathering has depleted whole populations, and trade is now governed by CITES, the convention on endangered species. We ask for origin, farmed or wild, for the permit number, and for proof that it covers the batch received.",
      },
    },
    {
      titre: { fr: "Petite dose, mélange homogène", en: "Small dose, even blending" },
      description: {
        fr: "Un extrait titré s’emploie à quelques centaines de milligrammes par jour. Dans une gélule partagée avec vitamines ou minéraux, la poudre liposomale, au grain régulier, aide à tenir l’uniformité de teneur d’une unité à l’autre.",
        en: "A standardised extract is used at a few hundred milligrams a day. In a capsule shared with vitamins or minerals, an even-grained liposomal powder helps keep content uniform from one unit to another.",
      },
    },
  ],
  product: false,
  related: ["ashwagandha", "andrographis"],
  caution: {
    fr: "Espèce inscrite à l’annexe II de la CITES depuis le 23 février 2023 : exigez les permis du fournisseur. Par précaution, réservé aux adultes ; déconseillé aux femmes enceintes ou allaitantes et aux personnes atteintes de trouble bipolaire.",
    en: "CITES Appendix II since 23 February 2023: ask the supplier for permits. As a precaution, adults only; not advised in pregnancy, while breastfeeding or for people with bipolar disorder.",
  },
};
