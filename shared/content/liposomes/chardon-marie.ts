import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "chardon-marie",
  type: "liposome",
  nom: { fr: "chardon-marie", en: "milk thistle" },
  symbol: "Sm",
  categories: ["végétal"],
  claimStatus: "on hold",
  description: {
    fr: "<b>Fruit de <i>Silybum marianum</i>, Astéracées.</b> On récolte l’akène sec, d’où s’extrait la silymarine : un groupe de flavonolignanes dominé par la silybine. Peu solubles dans l’eau comme dans l’huile, ces molécules montrent une affinité marquée pour les phospholipides, matière même du liposome.",
    en: "<b>Fruit of <i>Silybum marianum</i>, Asteraceae.</b> The dry achene is harvested and yields silymarin, a group of flavonolignans led by silybin. Dissolving poorly in water and in oil alike, these molecules show a marked affinity for phospholipids, the very stuff of a liposome.",
  },
  bienfaits: [
    {
      titre: { fr: "Le lait sur les feuilles", en: "Milk on the leaves" },
      description: {
        fr: "Des veines blanches marbrent ses feuilles : la légende y voit le lait de la Vierge. Dioscoride citait déjà la plante, traditionnellement utilisée en Méditerranée ; le fruit a sa monographie à la Pharmacopée européenne.",
        en: "White veins marble the leaves, and legend sees the Virgin’s milk in them. Dioscorides already mentioned the plant, traditionally used around the Mediterranean; the fruit has a European Pharmacopoeia monograph.",
      },
    },
    {
      titre: { fr: "Liaison aux phospholipides", en: "A bond with phospholipids" },
      description: {
        fr: "Les hydroxyles phénoliques de la silybine s’associent à la tête des phospholipides par liaison hydrogène. L’encapsulation prolonge cette chimie : l’actif tient dans la paroi, il ne flotte pas à côté.",
        en: "Phenolic hydroxyls of silybin link to phospholipid heads by hydrogen bonding. Encapsulation extends that chemistry, so the active sits inside the wall rather than floating beside it.",
      },
    },
    {
      titre: { fr: "Annoncer silymarine ou silybine", en: "Stating silymarin or silybin" },
      description: {
        fr: "Un extrait à 80 % de silymarine par colorimétrie peut n’en contenir que la moitié en silybine. Votre étiquette gagne à citer la méthode ; le profil complet départage les extraits.",
        en: "An extract quoted at 80% silymarin by colorimetry may hold barely half as much silybin. A label gains by naming the method, and the full profile tells extracts apart.",
      },
    },
  ],
  product: false,
  related: ["andrographis", "curcuma"],
  caution: {
    fr: "Réservé à l’adulte, hors grossesse et allaitement. Exclure les personnes allergiques aux Astéracées (ANSES, 19 avril 2023).",
    en: "For adults only, outside pregnancy and breastfeeding. Exclude anyone allergic to Asteraceae (ANSES, 19 April 2023).",
  },
};
