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
    fr: "<b>Oléo-gomme-résine de <i>Boswellia serrata</i>.</b> L’écorce du tronc est incisée ; l’encens indien s’en écoule et durcit en gouttes appelées larmes. Il réunit une gomme soluble dans l’eau, une huile essentielle et une résine qui contient les acides boswelliques, triterpènes à cinq cycles.<br><br><b>L’apport du liposome.</b> Ces acides ont un squelette gras et un groupe carboxylique attiré par l’eau : ils se placent d’eux-mêmes à la surface de la membrane. La vésicule disperse ainsi une matière qui, seule, formerait des grumeaux.<br><br><b>En fabrication.</b> Une résine ramollit et colle dès qu’on la chauffe. Sous forme liposomale, elle devient une poudre facile à peser, à l’odeur de pin moins marquée.",
    en: "<b>Oleo-gum-resin of <i>Boswellia serrata</i>.</b> The bark of the trunk is cut; Indian frankincense flows out and hardens into drops known as tears. It brings together a water-soluble gum, an essential oil and a resin that contains the boswellic acids, triterpenes with five rings.<br><br><b>What a liposome adds.</b> These acids have a fatty skeleton and a water-loving carboxylic group, so they settle of their own accord at the surface of the membrane. The vesicle disperses a material that would otherwise form lumps.<br><br><b>In production.</b> Resin softens and sticks once warmed. In liposomal form it becomes a powder that is easy to weigh, with a fainter smell of pine.",
  },
  bienfaits: [
    {
      titre: { fr: "Un usage traditionnel indien", en: "Traditional use in India" },
      description: {
        fr: "La résine s’appelle shallaki en sanskrit, salai guggul en hindi et <i>Olibanum indicum</i> à la Pharmacopée européenne. Elle est traditionnellement brûlée dans les temples et employée par l’Ayurvéda ; la récolte a lieu à la saison sèche, sur des collines pierreuses.",
        en: "The resin is called shallaki in Sanskrit, salai guggul in Hindi and <i>Olibanum indicum</i> in the European Pharmacopoeia. It is traditionally burnt in temples and used in Ayurveda; trees on stony hillsides are tapped in the dry season.",
      },
    },
    {
      titre: { fr: "Insertion dans la bicouche", en: "Insertion into the bilayer" },
      description: {
        fr: "Par leur forme, les acides boswelliques rappellent les stérols naturellement présents dans les membranes. Ils s’insèrent de même parmi les phospholipides, et l’extrait prend moins en masse pendant le stockage en fût.",
        en: "In shape, boswellic acids resemble the sterols naturally present in membranes. They insert among phospholipids in the same way, and the extract is less prone to setting into blocks during storage in drums.",
      },
    },
    {
      titre: { fr: "Lire le bulletin d’analyse", en: "Reading the certificate of analysis" },
      description: {
        fr: "Le bulletin indique le total des acides boswelliques et, à part, les formes 11-céto, dont l’AKBA. Le titrage acido-basique compte tous les acides présents et surestime ; la chromatographie, retenue par la Pharmacopée européenne pour le KBA et l’AKBA, est plus fiable.",
        en: "The certificate gives total boswellic acids and, separately, the 11-keto forms such as AKBA. Titration counts every acid in the sample and reads high; chromatography, which the European Pharmacopoeia applies to KBA and AKBA, is more reliable.",
      },
    },
    {
      titre: { fr: "Vérifier l’espèce", en: "Checking the species" },
      description: {
        fr: "Oman, la Somalie et l’Éthiopie produisent d’autres encens, <i>Boswellia sacra</i> ou <i>Boswellia papyrifera</i>, de composition différente. Les larmes se ressemblent : le cahier des charges fixe donc l’espèce et l’analyse vérifie les marqueurs.",
        en: "Oman, Somalia and Ethiopia produce other frankincenses, <i>Boswellia sacra</i> or <i>Boswellia papyrifera</i>, of different composition. The tears look alike, so the specification names the species and analysis verifies the markers.",
      },
    },
    {
      titre: { fr: "Association avec le curcuma", en: "Combined with turmeric" },
      description: {
        fr: "Les deux extraits, de nature grasse, peuvent se charger dans une même membrane. Une seule poudre remplace alors deux pesées ; la couleur vient du curcuma, l’odeur de la résine, et chaque marqueur est dosé séparément.",
        en: "Both extracts are fatty by nature and can be loaded into a single membrane. One powder then replaces two weighings; the colour comes from turmeric, the smell from the resin, and each marker is assayed separately.",
      },
    },
  ],
  product: { range: "gamme bien-être", subName: "articulation" },
  related: ["curcuma", "preledeschamps"],
  caution: {
    fr: "L’estragole de l’huile essentielle est à surveiller : sa teneur se mesure à chaque lot. Déconseillé aux femmes enceintes ou allaitantes et aux enfants. Avis médical en cas de traitement anticoagulant.",
    en: "Estragole from the essential oil must be monitored and measured in every batch. Not advised for pregnant or breastfeeding women or for children. Medical advice for anyone on anticoagulants.",
  },
};
