import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "scutellairedubaikal",
  type: "liposome",
  nom: { fr: "scutellaire du Baïkal", en: "Baikal skullcap" },
  symbol: "Scu",
  categories: ["végétal"],
  claimStatus: "on hold",
  description: {
    fr: "<b><i>Scutellaria baicalensis</i>, Lamiacées.</b> La racine, jaune à la coupe, contient baïcaline, baïcaléine et wogonine. Cette dernière et la baïcaléine fuient l’eau ; la baïcaline, glucuronide, s’y dissout mieux en milieu neutre. Cœur et paroi du liposome reçoivent chacun leur part.",
    en: "<b><i>Scutellaria baicalensis</i>, Lamiaceae.</b> The root, yellow when cut, contains baicalin, baicalein and wogonin. Baicalein and wogonin shun water, while baicalin, a glucuronide, dissolves better near neutral. Core and wall of the liposome each receive their share.",
  },
  bienfaits: [
    {
      titre: { fr: "Huang qin, le jaune d’or", en: "Huang qin, the golden yellow" },
      description: {
        fr: "Inscrite au plus ancien traité de plantes chinois connu, le Shennong bencao jing, la racine y porte le nom de huang qin. Elle est traditionnellement tranchée, séchée, parfois poêlée au vin de riz.",
        en: "Recorded in the Shennong bencao jing, the earliest Chinese herbal we know, this root is named huang qin. By tradition it is sliced, dried and at times tossed in rice wine.",
      },
    },
    {
      titre: { fr: "Le vert qui trahit", en: "The green that gives away" },
      description: {
        fr: "Une racine mal séchée verdit : l’enzyme a libéré la baïcaléine, que l’air oxyde. Un tel lot se refuse ; l’encapsulation à l’abri de l’oxygène garde ensuite le ton ocre.",
        en: "Badly dried root turns green: its enzyme has released baicalein, which air oxidises. Such a lot is turned away; encapsulation with oxygen excluded then keeps the ochre shade.",
      },
    },
    {
      titre: { fr: "Trois flavones, un équilibre", en: "Three flavones in balance" },
      description: {
        fr: "Un extrait titré en baïcaline seule dit peu de ses compagnes. Un profil chromatographique compare les trois pics à ceux de la racine d’origine, lot après lot, avant fabrication.",
        en: "An extract rated on baicalin alone says little about its companions. A chromatographic profile compares all three peaks with the source root, lot by lot, before production.",
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
