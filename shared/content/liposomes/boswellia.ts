import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "boswellia",
  type: "liposome",
  nom: { fr: "boswellia", en: "boswellia" },
  symbol: "Bo",
  categories: ["végétal"],
  claimStatus: "on hold",
  identity: {
    kind: "plant",
    inci: "BOSWELLIA SERRATA RESIN EXTRACT",
    cas: "97952-72-2",
    latin: "Boswellia serrata",
    part: { fr: "oléo-gomme-résine", en: "oleo-gum-resin" },
    marker: {
      name: {
        fr: "acide 3-O-acétyl-11-céto-bêta-boswellique (AKBA)",
        en: "3-O-acetyl-11-keto-beta-boswellic acid (AKBA)",
      },
      cas: "67416-61-9",
      smiles:
        "C[C@@H]1CC[C@@]2(CC[C@@]3(C(=CC(=O)[C@H]4[C@]3(CC[C@@H]5[C@@]4(CC[C@H]([C@]5(C)C(=O)O)OC(=O)C)C)C)[C@@H]2[C@H]1C)C)C",
      formula: "C32H48O5",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Oléo-gomme-résine de <i>Boswellia serrata</i>.</b> L’incision du tronc fait couler l’encens indien, qui durcit en larmes. Il réunit une gomme soluble dans l’eau, une huile essentielle et une fraction résineuse où se trouvent les acides boswelliques, triterpènes à cinq cycles.<br><br><b>L’apport du liposome.</b> Ces acides ont un corps gras et une tête carboxylique : ils s’orientent d’eux-mêmes à la surface de la membrane. La vésicule disperse ainsi dans l’eau une matière qui, seule, y forme des grumeaux.<br><br><b>À l’atelier.</b> Une résine ramollit et colle dès qu’on la chauffe. Sous forme liposomale, elle se pèse en poudre fluide et son parfum de pin reste contenu.",
    en: "<b>Oleo-gum-resin of <i>Boswellia serrata</i>.</b> Cutting the bark releases Indian frankincense, which hardens into tears. It brings together a water-soluble gum, an essential oil and a resinous fraction that carries the boswellic acids, triterpenes built on five rings.<br><br><b>What a liposome adds.</b> These acids have a fatty body and a carboxylic head, so they orient themselves at the surface of a membrane. The vesicle spreads through water a material that would only form lumps in it.<br><br><b>On the shop floor.</b> Resin softens and sticks once warmed. In liposomal form it is weighed as a flowing powder, with its piney scent kept in.",
  },
  bienfaits: [
    {
      titre: { fr: "L’encens de l’Inde sèche", en: "Frankincense from dry India" },
      description: {
        fr: "Salai guggul en sanskrit, <i>Olibanum indicum</i> à la Pharmacopée européenne. La résine est traditionnellement brûlée dans les temples et employée par l’Ayurvéda ; on la récolte à la saison sèche, sur des arbres de collines pierreuses.",
        en: "Salai guggul in Sanskrit, <i>Olibanum indicum</i> in the European Pharmacopoeia. Traditionally the resin is burnt in temples and used in Ayurveda; it is tapped in the dry season from trees on stony hillsides.",
      },
    },
    {
      titre: { fr: "Cinq cycles dans la bicouche", en: "Five rings in the bilayer" },
      description: {
        fr: "Par leur forme, les acides boswelliques rappellent les stérols que les membranes abritent d’ordinaire. Ils y prennent place sans solvant résiduel, et l’extrait cesse de faire bloc pendant le stockage en fût.",
        en: "In shape, boswellic acids recall the sterols that membranes normally house. They settle in without leftover solvent, and the extract stops setting into blocks while it sits in the drum.",
      },
    },
    {
      titre: { fr: "Deux chiffres à lire", en: "Two figures to read" },
      description: {
        fr: "Le bulletin porte un total en acides boswelliques et, à part, les formes 11-céto, dont l’AKBA. La titrimétrie compte tous les acides présents et surestime ; la chromatographie, que retient la Pharmacopée européenne pour KBA et AKBA, tranche.",
        en: "A certificate gives total boswellic acids and, apart from them, the 11-keto forms such as AKBA. Titration counts any acid in the sample and reads high; chromatography, which the European Pharmacopoeia applies to KBA and AKBA, settles the matter.",
      },
    },
    {
      titre: { fr: "Une espèce, pas un genre", en: "One species, not a genus" },
      description: {
        fr: "Oman, Somalie et Éthiopie donnent d’autres olibans, <i>Boswellia sacra</i> ou <i>papyrifera</i>, au profil différent. Nous fixons l’espèce au cahier des charges et vérifions les marqueurs, car une larme d’encens ressemble à une autre.",
        en: "Oman, Somalia and Ethiopia yield other frankincenses, <i>Boswellia sacra</i> or <i>papyrifera</i>, with a different profile. Our specification names the species and markers are checked, since one tear of incense looks much like the next.",
      },
    },
    {
      titre: { fr: "En tandem avec le curcuma", en: "In tandem with turmeric" },
      description: {
        fr: "Les deux extraits partagent la même nature grasse et se chargent volontiers dans une seule membrane. Une poudre unique remplace deux pesées ; la couleur vient du curcuma, l’arôme de la résine, et un contrôle séparé dose chaque marqueur.",
        en: "Both extracts are fatty by nature and load readily into a single membrane. One powder replaces two weighings; colour comes from the rhizome and aroma from the resin, while separate assays measure each marker.",
      },
    },
  ],
  product: false,
  related: ["curcuma", "preledeschamps"],
  caution: {
    fr: "L’estragole de l’huile essentielle est à surveiller, avec une teneur mesurée par lot. Usage déconseillé chez la femme enceinte, celle qui allaite et l’enfant. Prudence avec les anticoagulants : demander un avis médical.",
    en: "Estragole from the essential oil has to be monitored, with a figure for every batch. Not advised for pregnant women, nursing mothers or children. Medical advice for anyone on anticoagulants.",
  },
};
