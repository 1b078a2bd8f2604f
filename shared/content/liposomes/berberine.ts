import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "berberine",
  type: "liposome",
  nom: { fr: "berbérine", en: "berberine" },
  symbol: "Ber",
  categories: ["végétal"],
  claimStatus: "on hold",
  identity: {
    kind: "plant",
    inci: "BERBERIS VULGARIS ROOT EXTRACT",
    latin: "Berberis vulgaris",
    part: { fr: "écorce de racine", en: "root bark" },
    marker: {
      name: { fr: "chlorure de berbérine", en: "berberine chloride" },
      cas: "633-65-8",
      smiles: "COC1=C(C2=C[N+]3=C(C=C2C=C1)C4=CC5=C(C=C4CC3)OCO5)OC.[Cl-]",
      formula: "C20H18ClNO4",
      shows: "whole",
      note: {
        fr: "Sel dit chlorhydrate dans le commerce : cation ammonium et ion chlorure.",
        en: "Traded as the hydrochloride: an ammonium cation with its chloride ion.",
      },
    },
  },
  description: {
    fr: "<b>L’alcaloïde jaune des épines-vinettes.</b> La berbérine, ion ammonium quaternaire, s’extrait de l’écorce de racine de <i>Berberis</i> et se vend sous forme de chlorhydrate, en cristaux jaune vif. Le rhizome de <i>Coptis</i> et l’écorce de <i>Phellodendron</i> en contiennent aussi.<br><br><b>Une affinité de charge.</b> Toujours chargée positivement, la molécule est attirée par les phosphates négatifs de la membrane. Nous la dissolvons à chaud, puis l’enfermons dans la phase aqueuse, où cette attraction aide à la retenir pendant le séchage.<br><br><b>Amertume et coloration.</b> Ces deux défauts compliquent le sachet et le liquide. L’encapsulation les atténue ; un arôme d’agrume amer complète le masquage et un flacon opaque cache la couleur.",
    en: "<b>The yellow alkaloid of barberries.</b> Berberine, a quaternary ammonium ion, is extracted from the root bark of <i>Berberis</i> and sold as the hydrochloride, in bright yellow crystals. <i>Coptis</i> rhizome and <i>Phellodendron</i> bark contain it too.<br><br><b>An affinity of charge.</b> Always positively charged, the molecule is attracted by the negative phosphates of the membrane. We dissolve it warm, then enclose it in the water phase, where this attraction helps to hold it during drying.<br><br><b>Bitterness and staining.</b> Both make sachets and liquids difficult. Encapsulation tones them down; a bitter citrus flavour completes the masking and an opaque bottle hides the colour.",
  },
  bienfaits: [
    {
      titre: { fr: "Usages traditionnels", en: "Traditional uses" },
      description: {
        fr: "L’épine-vinette a longtemps servi à teindre la laine et le cuir en jaune. Le coptis chinois, huang lian, et le daruharidra indien, <i>Berberis aristata</i>, figurent traditionnellement dans les traités de plantes, pour leurs parties souterraines amères, tranchées puis séchées.",
        en: "Barberry long served to dye wool and leather yellow. Chinese goldthread, huang lian, and Indian daruharidra, <i>Berberis aristata</i>, traditionally appear in herbals for their bitter underground parts, sliced and dried.",
      },
    },
    {
      titre: { fr: "Dose exprimée en berbérine", en: "Dose stated as berberine" },
      description: {
        fr: "Le chlorhydrate anhydre contient environ 90 % de berbérine, le reste étant du chlorure ; l’hydrate en contient moins. Pour respecter le plafond journalier, la dose se calcule en berbérine, d’après le titre et la perte à la dessiccation du lot.",
        en: "The anhydrous hydrochloride contains about 90% berberine, the rest being chloride; the hydrate contains less. To stay under the daily ceiling, the dose is calculated as berberine, from the assay and loss on drying of the batch.",
      },
    },
    {
      titre: { fr: "Amertume, couleur, fluorescence", en: "Bitterness, colour, fluorescence" },
      description: {
        fr: "L’amertume et la couleur compliquent la fabrication ; l’encapsulation les atténue. La fluorescence, elle, sert au contrôle : sous lampe ultraviolette, la moindre trace laissée sur une cuve brille, ce qu’exploite la validation du nettoyage.",
        en: "Bitterness and colour complicate production, and encapsulation tones them down. Fluorescence is useful: under an ultraviolet lamp the slightest trace left on a tank glows, which cleaning validation puts to use.",
      },
    },
    {
      titre: { fr: "Identité par les alcaloïdes voisins", en: "Identity from companion alkaloids" },
      description: {
        fr: "Palmatine, coptisine et jatrorrhizine accompagnent la berbérine, en proportions propres à chaque plante. Leur profil confirme l’origine botanique déclarée ; leur absence complète fait soupçonner une berbérine de synthèse, qui n’a pas le même statut.",
        en: "Palmatine, coptisine and jatrorrhizine accompany berberine in proportions that differ from plant to plant. Their profile confirms the declared botanical source; their complete absence suggests synthetic berberine, whose regulatory status differs.",
      },
    },
    {
      titre: { fr: "Associations à éviter", en: "Pairings to avoid" },
      description: {
        fr: "Les tanins et les gommes acides, chargés négativement, précipitent la berbérine : dans un liquide, évitez le thé vert, le pépin de raisin ou la pectine. En gélule sèche, le zinc et le magnésium ne réagissent pas avec elle.",
        en: "Tannins and acidic gums, negatively charged, precipitate berberine: in a liquid, avoid green tea, grape seed or pectin. In a dry capsule, zinc and magnesium do not react with it.",
      },
    },
  ],
  product: false,
  related: ["curcuma", "andrographis"],
  caution: {
    fr: "Rester sous 400 mg par jour, seuil d’effet pharmacologique : retenez 380 mg au plus. ANSES 2019 : ne pas utiliser avant 18 ans, pendant la grossesse ou l’allaitement, ni en cas de diabète, de trouble hépatique ou cardiaque. Avis médical pour toute personne sous traitement.",
    en: "Stay below 400 mg a day, the threshold of a pharmacological effect: keep to 380 mg at most. ANSES 2019: not under 18, nor in pregnancy or breastfeeding, nor for people with diabetes, liver or heart disorders. Medical advice for anyone on medication.",
  },
};
