import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 45,
  slug: "acide-glycolique-bakuchiol",
  name: { fr: "Glycolique + bakuchiol", en: "Glycolic + bakuchiol" },
  symbol: "Gly",
  category_id: 7,
  quantity: null,
  actifs: { fr: "Acide glycolique 10 % + bakuchiol 1 %", en: "Glycolic acid 10% + bakuchiol 1%" },
  bottle: "serum-clear",
  summary: {
    fr: "Sérum du soir à pH acide : un AHA et un phénol végétal de psoralée, en niosomes.",
    en: "An acid-pH evening serum: an AHA and a plant phenol from babchi, in niosomes.",
  },
  actives: [
    {
      name: { fr: "Acide glycolique", en: "Glycolic acid" },
      dose: { fr: "10 %", en: "10%" },
      path: "/niosomes/glycolique",
    },
    {
      name: { fr: "Bakuchiol", en: "Bakuchiol" },
      dose: { fr: "1 %", en: "1%" },
      path: "/niosomes/bakuchiol",
    },
  ],
  perDay: null,
  openMonths: 6,
  portion: {
    fr: "4 gouttes sur peau sèche, deux ou trois soirs par semaine",
    en: "4 drops on dry skin, two or three evenings a week",
  },
  text: {
    fr: "Un AHA à 10 %, tamponné à pH 3,8, et 1 % de bakuchiol, le phénol huileux de la psoralée. L’acide reste dans l’eau, le phénol se loge dans la paroi des vésicules : aucun émulsifiant à ajouter. Les liaisons éther des tensioactifs résistent à cette acidité. À l’usage, un grain plus lisse au toucher, un teint d’aspect plus lumineux. Trente millilitres, en verre ambré ou en flacon clair sous étui.",
    en: "An AHA at 10%, buffered to pH 3.8, with 1% bakuchiol, the oily phenol of babchi. The acid stays in the water, the phenol settles in the vesicle wall: no emulsifier need be added. The ether bonds of the surfactants withstand this acidity. In use, skin feels smoother and looks brighter. Thirty millilitres, in amber glass or in a clear bottle inside a carton.",
  },
  claims: [],
  caution: {
    fr: "AHA : la peau devient plus sensible au soleil. Écran solaire pendant toute la période d’emploi et la semaine suivante. Éviter les yeux et les lèvres. Pas avant 18 ans, ni pendant la grossesse, ni avec un autre acide.",
    en: "AHA: skin becomes more sensitive to the sun. Sunscreen throughout the period of use and for the week after. Avoid eyes and lips. Not under 18, in pregnancy, or with another acid.",
  },
};
