import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "preledeschamps",
  type: "liposome",
  nom: { fr: "prêle des champs", en: "horsetail" },
  symbol: "Pr",
  categories: ["végétal"],
  claimStatus: "on hold",
  description: {
    fr: "<b><i>Equisetum arvense</i>, Équisétacées.</b> La prêle se reproduit par spores ; sa lignée précède les plantes à fleurs. On récolte ses tiges stériles d’été, dont l’épiderme s’incruste de silice. Extrait puis placé en liposome, ce minéral se répartit de façon homogène et perd sa texture sableuse.",
    en: "<b><i>Equisetum arvense</i>, Equisetaceae.</b> Horsetail breeds by spores, from a lineage older than flowering plants. Its sterile summer stems are gathered, with silica set into the skin. Once extracted and placed in liposomes, that mineral spreads evenly and loses its sandy feel.",
  },
  bienfaits: [
    {
      titre: { fr: "L’herbe à récurer", en: "The scouring herb" },
      description: {
        fr: "La silice rend ses tiges abrasives : on s’en servait pour polir l’étain et le bois des luthiers. Les herboristes d’Europe l’utilisent traditionnellement en tisane, cueillie de juin à août.",
        en: "Silica makes the stems abrasive, and they once polished pewter and violin wood. European herbalists traditionally use them as an infusion, picked from June to August.",
      },
    },
    {
      titre: { fr: "Ne pas la confondre", en: "Not to be mistaken" },
      description: {
        fr: "Sa cousine des marais, <i>Equisetum palustre</i>, porte des alcaloïdes toxiques. Examen microscopique et chromatographie lèvent le doute à réception, avant que l’extrait n’approche d’une cuve.",
        en: "Its marsh cousin, <i>Equisetum palustre</i>, carries toxic alkaloids. Microscopy and chromatography settle the identity on arrival, before any extract comes near a tank.",
      },
    },
    {
      titre: { fr: "Deux silices, deux lectures", en: "Silica, told properly" },
      description: {
        fr: "Le titre affiché est souvent en dioxyde, parfois en silicium élémentaire, soit moins de la moitié. Accordez l’étiquette au certificat, et précisez la part soluble si vous la revendiquez.",
        en: "The figure shown is often silicon dioxide, sometimes elemental silicon, less than half as much. Match label to certificate, and give the soluble share if you quote one.",
      },
    },
  ],
  product: false,
  related: ["vignerouge", "boswellia"],
  caution: {
    fr: "Uniquement Equisetum arvense, avec preuve d’absence d’Equisetum palustre. À éviter en cas d’insuffisance cardiaque ou rénale, où les apports en eau sont limités, ainsi que chez la femme enceinte.",
    en: "Equisetum arvense only, with proof that Equisetum palustre is absent. Avoid in heart or kidney failure, where fluid intake is restricted, and during pregnancy.",
  },
};
