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
        fr: "Flavonoïde étalon de la Pharmacopée européenne ; la silice, minérale, ne se dessine pas.",
        en: "Reference flavonoid of the European Pharmacopoeia; silica, being mineral, is not drawn.",
      },
    },
  },
  description: {
    fr: "<b><i>Equisetum arvense</i>, Équisétacées.</b> La prêle se reproduit par spores, dans une lignée déjà présente au Carbonifère. On récolte ses tiges stériles d’été, dont l’épiderme s’incruste de silice ; elles portent aussi des flavonoïdes, comptés en isoquercitroside.<br><br><b>Ce que la vésicule retient.</b> La part soluble du silicium, sous forme d’acide silicique, reste dans le cœur aqueux, à une concentration trop faible pour gélifier ; les flavonoïdes se tiennent à l’interface. La texture sableuse de la poudre de plante disparaît.<br><br><b>Côté formule.</b> Un extrait aqueux, filtré, donne une poudre verte à brune, miscible aux vitamines et aux minéraux.",
    en: "<b><i>Equisetum arvense</i>, Equisetaceae.</b> Horsetail breeds by spores, in a lineage already there in the Carboniferous. Its sterile summer stems are gathered, with silica set into the skin; they also bear flavonoids, counted as isoquercitrin.<br><br><b>What the vesicle retains.</b> Soluble silicon, as silicic acid, stays in the watery core at a strength too low to gel, while flavonoids keep to the interface. The sandy feel of powdered plant disappears.<br><br><b>On the formula side.</b> A filtered aqueous extract gives a powder between green and brown that blends with vitamins and minerals.",
  },
  bienfaits: [
    {
      titre: { fr: "L’herbe à récurer", en: "The scouring herb" },
      description: {
        fr: "La silice rend ses tiges abrasives : on s’en servait pour polir l’étain et le bois des luthiers. Les herboristes d’Europe l’utilisent traditionnellement en tisane, cueillie de juin à août puis séchée à l’ombre.",
        en: "Silica makes the stems abrasive, and they once polished pewter and violin wood. European herbalists traditionally use them as an infusion, picked from June to August and dried in the shade.",
      },
    },
    {
      titre: { fr: "Ne pas la confondre", en: "Not to be mistaken" },
      description: {
        fr: "Sa cousine des marais, <i>Equisetum palustre</i>, contient de la palustrine, un alcaloïde toxique. Microscope et chromatographie lèvent le doute à réception, avant que l’extrait n’approche d’une cuve.",
        en: "Its cousin from the marshes, <i>Equisetum palustre</i>, contains palustrine, a toxic alkaloid. Microscope and chromatography settle identity on arrival, before any extract comes near a tank.",
      },
    },
    {
      titre: { fr: "Silice ou silicium", en: "Silica or silicon" },
      description: {
        fr: "Le titre affiché est souvent en dioxyde, parfois en silicium élémentaire, soit moins de la moitié de la masse. Accordez l’étiquette au certificat, et précisez la part soluble si vous la revendiquez.",
        en: "The figure shown is often silicon dioxide, sometimes elemental silicon, which weighs less than half as much. Match label to certificate, and give the soluble share if you quote one.",
      },
    },
    {
      titre: { fr: "Une enzyme à éteindre", en: "An enzyme to switch off" },
      description: {
        fr: "La plante fraîche porte une thiaminase, qui dégrade la vitamine B1. La chaleur la désactive : l’extraction se mène donc à chaud, et un essai confirme l’absence d’activité avant toute association à un complexe de vitamines B.",
        en: "The fresh plant carries a thiaminase, an enzyme that breaks down vitamin B1. Heat disables it, so extraction is run hot and a test confirms that no activity remains before any pairing with a B complex.",
      },
    },
    {
      titre: { fr: "Partenaires à allégation", en: "Partners with a claim" },
      description: {
        fr: "La prêle n’a pas d’allégation autorisée à ce jour. Dans une formule capillaire, biotine, zinc ou sélénium apportent les leurs ; son extrait y tient le rôle de la plante, nommée par son binôme latin.",
        en: "Horsetail has no authorised claim to date. In a hair formula, biotin, zinc or selenium bring theirs; the extract plays the part of the plant there, named by its Latin binomial.",
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
