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
    fr: "<b><i>Scutellaria baicalensis</i>, Lamiacées.</b> Cette vivace pousse dans les steppes du nord de la Chine, de Mongolie et de Sibérie. La racine, jaune à la coupe, contient des flavones : la baïcaline, glucuronide de la baïcaléine, puis la wogonine et son propre glucuronide.<br><br><b>Deux compartiments occupés.</b> Baïcaléine et wogonine, peu solubles dans l’eau, se logent dans la membrane ; la baïcaline, acide, se dissout vers la neutralité et occupe le cœur. Le liposome garde ainsi ensemble ce qu’un simple mélange aqueux sépare.<br><br><b>Conduite du procédé.</b> Pas de contact avec le fer ou le cuivre, peu d’air, un pH juste sous la neutralité : ces trois conditions conservent à la poudre sa teinte ocre.",
    en: "<b><i>Scutellaria baicalensis</i>, Lamiaceae.</b> This perennial grows on the steppes of northern China, Mongolia and Siberia. The root, yellow when cut, contains flavones: baicalin, which is the glucuronide of baicalein, then wogonin with a glucuronide of its own.<br><br><b>Both compartments in use.</b> Baicalein and wogonin, poorly soluble in water, lodge in the membrane; baicalin, an acid, dissolves near neutral and takes the core. The liposome keeps together what a plain aqueous mix would separate.<br><br><b>Running the process.</b> No contact with iron or copper, little air, a pH just short of neutral: under these three conditions the powder keeps its ochre shade.",
  },
  bienfaits: [
    {
      titre: { fr: "Huang qin, le jaune d’or", en: "Huang qin, the golden yellow" },
      description: {
        fr: "Inscrite au plus ancien traité de plantes chinois connu, le <i>Shennong bencao jing</i>, la racine y porte le nom de <i>huang qin</i>. Elle est traditionnellement tranchée, séchée, parfois poêlée au vin de riz avant la décoction.",
        en: "The <i>Shennong bencao jing</i>, the earliest Chinese herbal known, lists this root under the name <i>huang qin</i>. By tradition it is sliced, dried and sometimes pan-fried with rice wine before it goes into a decoction.",
      },
    },
    {
      titre: { fr: "Refuser une racine verdie", en: "Refusing green root" },
      description: {
        fr: "Une racine mal séchée verdit : son enzyme a libéré la baïcaléine, que l’air oxyde. Nous refusons un tel lot. L’encapsulation à l’abri de l’oxygène prolonge ensuite la teinte d’un lot sain.",
        en: "Badly dried root turns green: its enzyme has released baicalein, which air oxidises. We refuse such a batch. Encapsulation with oxygen excluded then prolongs the shade of a sound one.",
      },
    },
    {
      titre: { fr: "Trois flavones, un équilibre", en: "Three flavones in balance" },
      description: {
        fr: "Un extrait titré en baïcaline seule ne dit rien des deux autres flavones. Un profil chromatographique compare les trois à la racine d’origine, lot après lot, et repère une baïcaline purifiée ajoutée pour augmenter le titre.",
        en: "An extract standardised on baicalin alone says nothing about the other two flavones. A chromatographic profile compares all three with the source root, batch by batch, and spots purified baicalin added to inflate the figure.",
      },
    },
    {
      titre: { fr: "Ne pas confondre les scutellaires", en: "Not to be confused" },
      description: {
        fr: "La scutellaire américaine, <i>Scutellaria lateriflora</i>, s’emploie pour ses parties aériennes et se voit parfois substituer une germandrée, toxique pour le foie. Le nom latin complet et la partie de plante figurent donc sur nos commandes comme sur l’étiquette.",
        en: "American skullcap, <i>Scutellaria lateriflora</i>, is used for its aerial parts and has at times been replaced by germander, which is toxic to the liver. The full Latin name and the plant part therefore appear on our purchase orders and on the label.",
      },
    },
    {
      titre: { fr: "Couleur et compatibilités", en: "Colour and compatibility" },
      description: {
        fr: "Avec un sel de fer, les hydroxyles voisins de la baïcaline donnent un complexe sombre. Séparez les deux dans la formule, ou comptez sur la paroi lipidique pour le faire ; le zinc et le magnésium réagissent moins.",
        en: "With an iron salt, the adjacent hydroxyls of baicalin form a dark complex. Keep the two apart in the formula, or rely on the lipid wall to do so; zinc and magnesium react less.",
      },
    },
  ],
  product: false,
  related: ["andrographis", "ashwagandha"],
  caution: {
    fr: "Déconseillée en cas d’antécédent hépatique : de rares atteintes du foie sont décrites. Pas d’usage pendant la grossesse ou l’allaitement ni avec des médicaments, hors avis médical. Inscription sur les listes nationales de plantes à vérifier.",
    en: "Not advised for anyone with a history of liver disease: rare cases of liver injury have been described. No use in pregnancy, while breastfeeding or with medicines unless a doctor agrees. Check that the plant is on the national list.",
  },
};
