import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitaminesk2d3",
  nom: { fr: "vitamines k2 & d3", en: "vitamins k2 & d3" },
  symbol: "K2D3",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  identity: {
    kind: "complex",
    inci: "MENAQUINONE-7, CHOLECALCIFEROL",
    components: [
      {
        name: {
          fr: "vitamine K2 (ménaquinone-7)",
          en: "vitamin K2 (menaquinone-7)",
        },
      },
      {
        name: { fr: "vitamine D3", en: "vitamin D3" },
        path: "/liposomes/vitamined3",
      },
    ],
    molecule: {
      name: { fr: "ménaquinone-7 tout-trans", en: "all-trans menaquinone-7" },
      cas: "2124-57-4",
      smiles:
        "CC1=C(C/C=C(\\C)CC/C=C(\\C)CC/C=C(\\C)CC/C=C(\\C)CC/C=C(\\C)CC/C=C(\\C)CCC=C(C)C)C(=O)c2ccccc2C1=O",
      formula: "C46H64O2",
      shows: "unit",
      note: {
        fr: "La vitamine K2 est dessinée ; la D3 l’est sur sa fiche.",
        en: "Vitamin K2 is drawn; D3 is drawn on its own sheet.",
      },
    },
  },
  description: {
    fr: '<b>Deux vitamines liposolubles.</b> La ménaquinone-7 (MK-7), ou vitamine K2, est une naphtoquinone prolongée par sept motifs isoprène ; la fermentation de <i><span lang="la">Bacillus subtilis</span></i>, celle du natto japonais, en est la source usuelle. La vitamine D3, ou cholécalciférol, partage avec elle la même paroi de phospholipides.<br><br><b>Sensible aux sels alcalins.</b> Les sels alcalins de calcium et de magnésium peuvent dégrader la MK-7 d’un comprimé en quelques mois. L’encapsulation réduit ce contact et permet d’associer vitamines et minéraux dans une même unité. L’emballage protège de la lumière.<br><br><b>Des doses sans huile.</b> Chaque vitamine se dose en dizaines de microgrammes : le prémélange, au titre garanti pour chacune, remplace deux pesées délicates et rend possible un spray aqueux.',
    en: '<b>Two fat-soluble vitamins.</b> Menaquinone-7 (MK-7), or vitamin K2, is a naphthoquinone extended by seven isoprene units, and its usual source is fermentation with <i><span lang="la">Bacillus subtilis</span></i>, as in Japanese natto. Vitamin D3, or cholecalciferol, shares the same phospholipid wall.<br><br><b>Sensitive to alkaline salts.</b> Alkaline calcium and magnesium salts can degrade the MK-7 in a tablet within months. Encapsulation reduces that contact and allows vitamins and minerals to share a single unit. Packaging protects from light.<br><br><b>Oil-free dosing.</b> Each vitamin is dosed in tens of micrograms: a premix with a certified strength for each replaces two delicate weighings and makes water-based sprays possible.',
  },
  allegation: {
    fr: "Deux vitamines, deux seuils : 11,25 µg de K et 0,75 µg de D par jour donnent accès à leurs allégations respectives du règlement (UE) 432/2012.",
    en: "Two vitamins, two thresholds: 11.25 µg of K and 0.75 µg of D each day give access to their respective claims under Regulation (EU) 432/2012.",
  },
  bienfaits: [
    {
      titre: { fr: "Ossature et dentition", en: "Bones and teeth" },
      claims: ["vitamin-k/bones", "vitamin-d/bones", "vitamin-d/teeth"],
    },
    {
      titre: { fr: "Coagulation sanguine", en: "Blood clotting" },
      claims: ["vitamin-k/blood-clotting"],
    },
    {
      titre: { fr: "Calcium et phosphore", en: "Calcium and phosphorus" },
      claims: ["vitamin-d/calcium-phosphorus-absorption", "vitamin-d/blood-calcium"],
    },
    {
      titre: { fr: "Fonction musculaire", en: "Muscle function" },
      claims: ["vitamin-d/muscle-function"],
    },
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: ["vitamin-d/immune-system"],
    },
    {
      titre: { fr: "Exiger la forme tout-trans", en: "Ask for the all-trans form" },
      description: {
        fr: "L’isomère tout-<i>trans</i> est la forme recherchée ; un procédé mal conduit laisse des formes <i>cis</i> que le dosage courant ne sépare pas. La chromatographie sur colonne C30 les révèle. Inscrivez la teneur minimale en <i>trans</i> à la commande.",
        en: "The all-<i>trans</i> isomer is the form to look for; a poorly run process leaves <i>cis</i> forms that routine assays fail to separate. Chromatography on a C30 column reveals them. Write the minimum <i>trans</i> content into your order.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "multivitamines" },
  related: ["vitamined3", "calcium"],
  caution: {
    fr: "Vitamine K : déconseillée aux personnes sous antivitamine K (AVK), sauf accord du médecin, et mention à porter sur l’étiquette. Vitamine D : ne pas dépasser 100 µg par jour chez l’adulte, toutes sources comprises.",
    en: "Vitamin K: not for people on vitamin K antagonists such as warfarin unless their doctor agrees, and the label must say so. Vitamin D: adults stay within 100 µg a day from all sources.",
  },
};
