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
    fr: "Sérum du soir à pH acide, un AHA et un phénol végétal de psoralée en niosomes.",
    en: "Acid-pH evening serum, one AHA and a plant phenol from babchi in niosomes.",
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
    fr: "4 gouttes, deux ou trois soirs par semaine",
    en: "4 drops, two or three evenings a week",
  },
  text: {
    fr: "Un AHA à 10 %, tamponné à pH 3,8, et 1 % de bakuchiol, phénol huileux de la psoralée. L’acide occupe l’eau, l’huile se loge dans la paroi : aucun émulsifiant à ajouter. Les liaisons éther des tensioactifs résistent à cette acidité. À l’usage, grain plus lisse au toucher et éclat visible. Flacon transparent, ou verre dépoli, trente millilitres.",
    en: "An AHA at 10%, buffered to pH 3.8, with 1% bakuchiol, the oily phenol of babchi. Acid takes the water, oil sits in the wall: no emulsifier need be added. Ether bonds in the surfactants withstand such acidity. In use, skin feels smoother and looks brighter. A clear bottle, or frosted glass, thirty millilitres.",
  },
  claims: [],
  caution: {
    fr: "AHA : la peau devient plus sensible au soleil. Écran solaire le jour et la semaine qui suit. Pas avant 18 ans, ni pendant la grossesse, ni avec un autre acide.",
    en: "AHA: skin becomes more sensitive to the sun. Sunscreen by day and for the week after. Not under 18, in pregnancy, or with another acid.",
  },
};
