import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "scutellairedubaikal",
  type: "liposome",
  nom: { fr: "scutellaire du Baïkal", en: "Baikal skullcap" },
  symbol: "Scu",
  categories: ["végétal"],
  claimStatus: "on hold",
  identity: {
    kind: "plant",
    inci: "SCUTELLARIA BAICALENSIS ROOT EXTRACT",
    cas: "94279-99-9",
    latin: "Scutellaria baicalensis",
    part: { fr: "racine", en: "root" },
    marker: {
      name: { fr: "baïcaline", en: "baicalin" },
      cas: "21967-41-9",
      smiles:
        "C1=CC=C(C=C1)C2=CC(=O)C3=C(C(=C(C=C3O2)O[C@H]4[C@@H]([C@H]([C@@H]([C@H](O4)C(=O)O)O)O)O)O)O",
      formula: "C21H18O11",
      shows: "whole",
    },
  },
  description: {
    fr: "<b><i>Scutellaria baicalensis</i>, Lamiacées.</b> Vivace des steppes du nord de la Chine, de Mongolie et de Sibérie. La racine, jaune à la coupe, contient des flavones : la baïcaline, glucuronide de la baïcaléine, puis la wogonine et son propre glucuronide.<br><br><b>Chacune à son étage.</b> Baïcaléine et wogonine fuient l’eau et gagnent la membrane ; la baïcaline, acide, se dissout vers la neutralité et occupe le cœur. Le liposome tient ainsi ensemble ce qu’un simple mélange aqueux sépare.<br><br><b>Conduite du procédé.</b> Pas de fer ni de cuivre au contact, peu d’air, un pH juste sous la neutralité : ces trois conditions gardent à la poudre son ton ocre.",
    en: "<b><i>Scutellaria baicalensis</i>, Lamiaceae.</b> A perennial of the steppes of northern China, Mongolia and Siberia. The root, yellow when cut, contains flavones: baicalin, which is the glucuronide of baicalein, then wogonin with a glucuronide of its own.<br><br><b>Each on its own floor.</b> Baicalein and wogonin shun water and make for the membrane; baicalin, an acid, dissolves near neutral and takes the core. What a plain aqueous mix would separate, a liposome holds together.<br><br><b>Running the process.</b> No contact with iron or copper, little air, a pH just short of neutral: under these conditions the powder retains its ochre tone.",
  },
  bienfaits: [
    {
      titre: { fr: "Huang qin, le jaune d’or", en: "Huang qin, the golden yellow" },
      description: {
        fr: "Inscrite au plus ancien traité de plantes chinois connu, le Shennong bencao jing, la racine y porte le nom de huang qin. Elle est traditionnellement tranchée, séchée, parfois poêlée au vin de riz avant la décoction.",
        en: "Recorded in the Shennong bencao jing, the earliest Chinese herbal we know, this root is named huang qin. By tradition it is sliced, dried and at times tossed in rice wine before it goes into a decoction.",
      },
    },
    {
      titre: { fr: "Le vert qui trahit", en: "The green that gives away" },
      description: {
        fr: "Une racine mal séchée verdit : son enzyme a libéré la baïcaléine, que l’air oxyde. Un tel lot se refuse ; l’encapsulation à l’abri de l’oxygène prolonge ensuite la teinte d’un lot sain.",
        en: "Badly dried root turns green: its enzyme has released baicalein, which air oxidises. Such a lot is turned away; encapsulation with oxygen excluded then prolongs the shade of a sound one.",
      },
    },
    {
      titre: { fr: "Trois flavones, un équilibre", en: "Three flavones in balance" },
      description: {
        fr: "Un extrait titré en baïcaline seule dit peu de ses compagnes. Un profil chromatographique compare les trois pics à ceux de la racine d’origine, lot après lot, et repère une baïcaline purifiée rajoutée pour gonfler le titre.",
        en: "An extract rated on baicalin alone says little about its companions. A chromatographic profile compares all three peaks with the source root, lot by lot, and spots purified baicalin slipped in to inflate the figure.",
      },
    },
    {
      titre: { fr: "D’autres scutellaires existent", en: "Other skullcaps exist" },
      description: {
        fr: "La scutellaire américaine, <i>Scutellaria lateriflora</i>, s’emploie pour ses parties aériennes et se voit parfois remplacée par une germandrée, plante indésirable. Le nom latin complet et l’organe figurent donc sur nos commandes comme sur l’étiquette.",
        en: "American skullcap, <i>Scutellaria lateriflora</i>, is used for its aerial parts and has been swapped for germander, an unwelcome plant. Full Latin name and organ therefore appear on our purchase orders and on the label.",
      },
    },
    {
      titre: { fr: "Couleur et compatibilités", en: "Colour and compatibility" },
      description: {
        fr: "Avec un sel de fer, les hydroxyles voisins de la baïcaline donnent un complexe sombre. Séparez les deux dans la formule, ou laissez la paroi lipidique s’en charger ; zinc et magnésium se montrent plus accommodants.",
        en: "With an iron salt, the adjacent hydroxyls of baicalin form a dark complex. Keep the two apart in the formula or leave the job to the lipid wall; zinc and magnesium are more accommodating.",
      },
    },
  ],
  product: false,
  related: ["andrographis", "ashwagandha"],
  caution: {
    fr: "Plante à écarter en cas d’antécédent hépatique : de rares atteintes du foie sont décrites. Pas d’usage pendant la grossesse ou l’allaitement ni avec des médicaments, hors avis médical. Inscription sur les listes nationales de plantes à vérifier.",
    en: "Leave out where there is a history of liver trouble: rare liver injury has been described. No use in pregnancy, while breastfeeding or with medicines unless a doctor agrees. Check national plant lists.",
  },
};
