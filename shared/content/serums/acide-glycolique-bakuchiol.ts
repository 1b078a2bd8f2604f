import type { Serum } from "#shared/content/content-types.ts";

export const entry: Serum = {
  slug: "acide-glycolique-bakuchiol",
  type: "niosomeProduct",
  nom: { fr: "acide glycolique + bakuchiol", en: "glycolic acid + bakuchiol" },
  symbol: "Gly",
  subtitle: { fr: "exfoliant & régénérateur", en: "exfoliating & regenerating" },
  categories: ["acides", "végétal"],
  formes2: ["Sérum"],
  action: { fr: "exfoliant, lissant", en: "exfoliating, smoothing" },
  contains: ["glycolique", "bakuchiol"],
  description: {
    fr: "<b>Acide glycolique 10 % et bakuchiol 1 %.</b> Un AHA hydrosoluble et un phénol huileux partagent un flacon sans émulsion : l’acide au cœur et autour, le phénol en paroi. Des tensioactifs à liaison éther tiennent ce pH bas. Sérum du soir, texture fluide, sans alcool ajouté.",
    en: "<b>Glycolic acid 10% and bakuchiol 1%.</b> A water-soluble AHA and an oily phenol share one bottle with no emulsion: acid in the core and around it, phenol in the wall. Ether-linked surfactants endure the low pH. An evening serum, fluid in texture, with no added alcohol.",
  },
  bienfaits: [
    {
      titre: { fr: "Eau et huile, un flacon", en: "Water and oil, one bottle" },
      description: {
        fr: "Deux affinités opposées demandent d’ordinaire deux produits. La vésicule tient les deux, et le compte-gouttes délivre un rapport constant, première goutte comme dernière.",
        en: "Opposite affinities usually require two products. The vesicle holds both, and the dropper delivers a constant ratio from first drop to last.",
      },
    },
    {
      titre: { fr: "Grain lissé, aspect net", en: "Smoother, clearer look" },
      description: {
        fr: "L’acide détache les cellules ternes en surface ; le végétal accompagne l’apparence d’une peau reposée. Le panel note éclat, douceur et confort ressenti.",
        en: "Acid lifts dull surface cells; the botanical goes with the look of rested skin. Panellists score radiance, softness and perceived comfort.",
      },
    },
    {
      titre: { fr: "Usage cadré", en: "Use within limits" },
      description: {
        fr: "Deux ou trois soirs par semaine, peau sèche, loin des yeux. La notice prévoit une progression et un hydratant ensuite, deux lignes qui diminuent les retours clients.",
        en: "Two or three evenings a week, on dry skin, away from the eyes. Directions set a build-up and a moisturiser afterwards, two lines that reduce customer complaints.",
      },
    },
  ],
  product: false,
  related: ["niacinamide-zinc", "vitamine-c-acide-hyaluronique"],
  caution: {
    fr: "AHA à 10 % : le SCCNFP conseillait 4 %, d’où un rapport de sécurité argumenté sur pH et fréquence. Mention solaire obligatoire dans la notice. Déconseillé avant 18 ans et pendant la grossesse.",
    en: "An AHA at 10%: SCCNFP advised 4%, so the safety report must argue pH and frequency. Sun warning required in directions. Not advised under 18 or in pregnancy.",
  },
};
