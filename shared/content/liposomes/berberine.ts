import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "berberine",
  type: "liposome",
  nom: { fr: "berbérine", en: "berberine" },
  symbol: "Ber",
  categories: ["végétal"],
  claimStatus: "on hold",
  description: {
    fr: "<b>Alcaloïde jaune des épines-vinettes.</b> Ion ammonium quaternaire, la berbérine s’extrait de l’écorce de <i>Berberis</i> ou du rhizome de <i>Coptis</i> et se vend en chlorhydrate. Sa charge permanente et son amertume compliquent la formule. Le liposome l’héberge en phase aqueuse, avec une affinité pour les têtes phosphate.",
    en: "<b>The yellow alkaloid of barberries.</b> A quaternary ammonium ion, berberine is extracted from <i>Berberis</i> bark or <i>Coptis</i> rhizome and sold as hydrochloride. Its fixed charge and bitterness complicate a formula. Liposomes house it in the water phase, with some pull towards phosphate heads.",
  },
  bienfaits: [
    {
      titre: { fr: "Écorce, teinture, vieux traités", en: "Bark, dye and old herbals" },
      description: {
        fr: "L’épine-vinette teignait la laine et le cuir en jaune. Le coptis chinois, huang lian, et le daruharidra indien sont traditionnellement cités dans les traités de plantes pour leur racine amère.",
        en: "Barberry dyed wool and leather yellow. Chinese goldthread, huang lian, and Indian daruharidra appear in traditional herbals for the bitter taste of their roots.",
      },
    },
    {
      titre: { fr: "Charge contre charge", en: "Charge against charge" },
      description: {
        fr: "Positif, l’alcaloïde est retenu par les phosphates négatifs de la membrane. Cette attraction améliore la rétention dans la vésicule pendant le séchage, étape où les sels neutres fuient volontiers.",
        en: "Being positive, the alkaloid is held by negative phosphates in the membrane. That attraction improves retention during drying, a step at which neutral salts tend to leak out.",
      },
    },
    {
      titre: { fr: "Amère, jaune, fluorescente", en: "Bitter, yellow, fluorescent" },
      description: {
        fr: "Trois traits qui gênent l’atelier et aident le contrôle : sous lampe ultraviolette, la moindre trace oubliée sur une cuve brille. L’encapsulation calme les deux premiers, la validation du nettoyage utilise le troisième.",
        en: "Three traits that trouble production and help control: under an ultraviolet lamp any trace left on a tank glows. Encapsulation calms the first two, cleaning validation exploits the third.",
      },
    },
  ],
  product: false,
  related: ["curcuma", "andrographis"],
  caution: {
    fr: "Dose inférieure à 400 mg par jour, seuil d’effet pharmacologique : retenez 380 mg au plus. ANSES 2019 : ne pas utiliser avant 18 ans, pendant la grossesse ou l’allaitement, ni en cas de diabète, de trouble hépatique ou cardiaque.",
    en: "Below 400 mg a day, the threshold of a pharmacological effect: keep to 380 mg at most. ANSES 2019: not under 18, nor in pregnancy or breastfeeding, nor for people with diabetes, liver or heart disorders.",
  },
};
