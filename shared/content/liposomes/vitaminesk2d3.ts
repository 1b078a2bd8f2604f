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
    fr: '<b>Sept isoprènes et un stérol.</b> La ménaquinone-7 prolonge une naphtoquinone par sept motifs isoprène ; la fermentation de <i><span lang="la">Bacillus subtilis</span></i>, celle du natto japonais, en est la source usuelle. Le cholécalciférol l’accompagne. Ces vitamines partagent une même paroi de phospholipides.<br><br><b>La base, point faible.</b> Les sels alcalins de calcium et de magnésium peuvent entamer la MK-7 d’un comprimé en quelques mois. L’enveloppe réduit ce contact et rend crédible l’association des vitamines et des minéraux en une seule unité. La lumière se traite par l’emballage.<br><br><b>Des doses sans huile.</b> Dizaines de microgrammes de part et d’autre : le prémélange à deux titres remplace deux pesées délicates, et un spray aqueux devient possible.',
    en: '<b>Seven isoprenes and a sterol.</b> Menaquinone-7 extends a naphthoquinone by seven isoprene units, and its usual source is fermentation with <i><span lang="la">Bacillus subtilis</span></i>, as in Japanese natto. Cholecalciferol accompanies it. The pair shares one phospholipid wall.<br><br><b>Alkali is the weak spot.</b> Basic calcium and magnesium salts can eat into the MK-7 of a tablet within months. An envelope cuts down the contact and makes vitamins plus minerals credible in a single unit. Packaging deals with light.<br><br><b>Oil-free dosing.</b> Tens of micrograms on either side: a premix with two certified strengths replaces two awkward weighings, and water-based sprays become possible.',
  },
  allegation: {
    fr: "Deux vitamines, deux seuils : 11,25 µg de K et 0,75 µg de D par jour donnent accès à leurs mentions respectives du règlement (UE) 432/2012.",
    en: "Two vitamins, two thresholds: 11.25 µg of K and 0.75 µg of D each day give access to their respective statements in Regulation (EU) 432/2012.",
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
      titre: { fr: "Tout-trans, c’est dit", en: "All-trans, in writing" },
      description: {
        fr: "Seul l’isomère tout-<i>trans</i> est actif ; la synthèse mal conduite laisse des formes <i>cis</i> que le dosage courant ne sépare pas. Une colonne C30 les montre. Inscrivez la teneur minimale en <i>trans</i> à la commande.",
        en: "Activity belongs to the all-<i>trans</i> isomer, and careless synthesis leaves <i>cis</i> forms that routine assays fail to separate. A C30 column shows them. Write the minimum <i>trans</i> content into your order.",
      },
    },
  ],
  product: false,
  related: ["vitamined3", "calcium"],
  caution: {
    fr: "Vitamine K : déconseillée aux personnes sous antivitamine K (AVK), sauf accord du médecin, et mention à porter sur l’étiquette. Vitamine D : ne pas dépasser 100 µg par jour chez l’adulte, toutes sources comprises.",
    en: "Vitamin K: not for people on vitamin K antagonists such as warfarin unless their doctor agrees, and the label must say so. Vitamin D: adults stay within 100 µg a day from all sources.",
  },
};
