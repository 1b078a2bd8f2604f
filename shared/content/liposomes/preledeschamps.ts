import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "preledeschamps",
  type: "liposome",
  nom: { fr: "prêle des champs", en: "horsetail" },
  symbol: "Pr",
  categories: ["végétal"],
  claimStatus: "on hold",
  identity: {
    kind: "plant",
    inci: "EQUISETUM ARVENSE EXTRACT",
    cas: "71011-23-9",
    latin: "Equisetum arvense",
    part: { fr: "tiges stériles", en: "sterile stems" },
    marker: {
      name: { fr: "isoquercitroside", en: "isoquercitrin" },
      cas: "482-35-9",
      smiles:
        "C1=CC(=C(C=C1C2=C(C(=O)C3=C(C=C(C=C3O2)O)O)O[C@H]4[C@@H]([C@H]([C@@H]([C@H](O4)CO)O)O)O)O)O",
      formula: "C21H20O12",
      shows: "whole",
      note: {
        fr: "Flavonoïde de référence de la Pharmacopée européenne ; la silice, minérale, ne se dessine pas.",
        en: "Reference flavonoid of the European Pharmacopoeia; silica, being mineral, is not drawn.",
      },
    },
  },
  description: {
    fr: "<b><i>Equisetum arvense</i>, Équisétacées.</b> La prêle se reproduit par spores, comme les fougères ; sa lignée existait déjà au Carbonifère. On récolte ses tiges stériles d’été, dont l’épiderme est incrusté de silice ; elles contiennent aussi des flavonoïdes, exprimés en isoquercitroside.<br><br><b>Ce que le liposome retient.</b> La part soluble du silicium, sous forme d’acide silicique, reste dans le cœur aqueux, à une concentration trop faible pour gélifier ; les flavonoïdes se tiennent à l’interface. La texture sableuse de la poudre de plante disparaît.<br><br><b>En formule.</b> Un extrait aqueux, filtré, donne une poudre verte à brune, miscible aux vitamines et aux minéraux.",
    en: "<b><i>Equisetum arvense</i>, Equisetaceae.</b> Horsetail reproduces by spores, as ferns do; its lineage already existed in the Carboniferous. Its sterile summer stems are gathered, their outer layer hardened with silica; they also contain flavonoids, expressed as isoquercitrin.<br><br><b>What the liposome retains.</b> Soluble silicon, as silicic acid, stays in the watery core at a concentration too low to gel, while flavonoids keep to the interface. The sandy feel of the powdered plant disappears.<br><br><b>In the formula.</b> A filtered aqueous extract gives a powder between green and brown that blends with vitamins and minerals.",
  },
  bienfaits: [
    {
      titre: { fr: "L’herbe à récurer", en: "The scouring herb" },
      description: {
        fr: "La silice rend ses tiges abrasives : on s’en servait pour polir l’étain et le bois de lutherie. Les herboristes d’Europe l’utilisent traditionnellement en tisane, cueillie de juin à août puis séchée à l’ombre.",
        en: "Silica makes the stems abrasive: they were once used to polish pewter and violin wood. European herbalists traditionally use them as an infusion, picked from June to August and dried in the shade.",
      },
    },
    {
      titre: { fr: "Éviter la confusion", en: "Avoiding confusion" },
      description: {
        fr: "Sa cousine des marais, <i>Equisetum palustre</i>, contient de la palustrine, un alcaloïde toxique. La microscopie et la chromatographie lèvent le doute à réception, avant toute mise en fabrication.",
        en: "Its cousin from the marshes, <i>Equisetum palustre</i>, contains palustrine, a toxic alkaloid. Microscopy and chromatography settle the identity on arrival, before any extract goes into production.",
      },
    },
    {
      titre: { fr: "Silice ou silicium", en: "Silica or silicon" },
      description: {
        fr: "Le titre affiché est souvent exprimé en silice (dioxyde), parfois en silicium, qui n’en représente pas la moitié en masse. Accordez l’étiquette au certificat, et précisez la part soluble si vous la mentionnez.",
        en: "The strength shown is often given as silica (the dioxide), sometimes as silicon, which is less than half of it by mass. Match the label to the certificate, and state the soluble share if you mention one.",
      },
    },
    {
      titre: { fr: "Une enzyme à inactiver", en: "An enzyme to inactivate" },
      description: {
        fr: "La plante fraîche porte une thiaminase, qui dégrade la vitamine B1. La chaleur l’inactive : l’extraction se mène donc à chaud, et un essai confirme l’absence d’activité avant toute association à un complexe de vitamines B.",
        en: "The fresh plant carries a thiaminase, an enzyme that breaks down vitamin B1. Heat inactivates it, so extraction is run hot and a test confirms that no activity remains before any pairing with a B complex.",
      },
    },
    {
      titre: { fr: "Partenaires à allégation", en: "Partners with a claim" },
      description: {
        fr: "La prêle n’a pas d’allégation autorisée à ce jour. Dans une formule capillaire, biotine, zinc ou sélénium apportent les leurs ; l’extrait de prêle figure parmi les ingrédients, sous son nom latin et sans effet annoncé.",
        en: "Horsetail has no authorised claim to date. In a hair formula, biotin, zinc or selenium bring theirs; the horsetail extract is listed among the ingredients, under its Latin name and with no effect stated.",
      },
    },
  ],
  product: false,
  related: ["vignerouge", "boswellia"],
  caution: {
    fr: "Uniquement Equisetum arvense, avec preuve d’absence d’Equisetum palustre. À éviter en cas d’insuffisance cardiaque ou rénale, où les apports en eau sont limités, ainsi que chez la femme enceinte ou allaitante et l’enfant.",
    en: "Equisetum arvense only, with proof that Equisetum palustre is absent. Avoid in heart or kidney failure, where fluid intake is restricted, in pregnancy, while breastfeeding and for children.",
  },
};
