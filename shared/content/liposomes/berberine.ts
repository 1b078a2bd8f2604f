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
    fr: "<b>L’alcaloïde jaune des épines-vinettes.</b> La berbérine, ion ammonium quaternaire, s’extrait de l’écorce de racine de <i>Berberis</i> et se vend en chlorhydrate, cristaux jaune vif. Le rhizome de <i>Coptis</i> et l’écorce de <i>Phellodendron</i> en donnent aussi.<br><br><b>Charge contre charge.</b> Positive en permanence, la molécule est retenue par les phosphates négatifs de la membrane. Dissoute à chaud puis enfermée en phase aqueuse, elle fuit moins au séchage qu’un sel neutre.<br><br><b>Amertume et taches.</b> Deux défauts qui excluaient le sachet et le liquide. L’encapsulation les atténue ; un arôme d’agrume amer et un emballage opaque font le reste.",
    en: "<b>The yellow alkaloid of barberries.</b> Berberine, a quaternary ammonium ion, comes from the root bark of <i>Berberis</i> and is sold as hydrochloride, in bright yellow crystals. <i>Coptis</i> rhizome and <i>Phellodendron</i> bark supply it too.<br><br><b>Charge against charge.</b> Permanently positive, the molecule is held by negative phosphates in the membrane. Dissolved warm and then enclosed in the water phase, it leaks less on drying than a neutral salt would.<br><br><b>Bitterness and stains.</b> Two faults that used to rule out sachets and liquids. Encapsulation tones them down; bitter citrus flavouring and an opaque pack do the rest.",
  },
  bienfaits: [
    {
      titre: { fr: "Écorce, teinture, vieux traités", en: "Bark, dye and old herbals" },
      description: {
        fr: "L’épine-vinette teignait la laine et le cuir en jaune. Le coptis chinois, huang lian, et le daruharidra indien sont traditionnellement cités dans les traités de plantes pour leur racine amère, tranchée puis séchée.",
        en: "Barberry dyed wool and leather yellow. Chinese goldthread, huang lian, and Indian daruharidra appear in traditional herbals for the bitter taste of their roots, sliced and dried.",
      },
    },
    {
      titre: { fr: "Compter le cation", en: "Counting the cation" },
      description: {
        fr: "Le chlorhydrate anhydre contient environ 90 % de berbérine, le reste étant du chlorure ; l’hydrate en contient moins encore. Pour respecter un plafond journalier, la dose se calcule en berbérine, d’après la perte à la dessiccation du lot.",
        en: "The anhydrous hydrochloride holds about 90% berberine, the balance being chloride, and the hydrate holds less again. To stay under a daily ceiling, dose is worked out as berberine from the loss on drying of that batch.",
      },
    },
    {
      titre: { fr: "Amère, jaune, fluorescente", en: "Bitter, yellow, fluorescent" },
      description: {
        fr: "Trois traits qui gênent l’atelier et aident le contrôle : sous lampe ultraviolette, la moindre trace oubliée sur une cuve brille. L’encapsulation calme les deux premiers, la validation du nettoyage utilise le troisième.",
        en: "Three traits that trouble production and help control: under an ultraviolet lamp any trace left on a tank glows. Encapsulation calms the first two, cleaning validation exploits the third.",
      },
    },
    {
      titre: { fr: "Alcaloïdes voisins", en: "Neighbouring alkaloids" },
      description: {
        fr: "Palmatine, coptisine et jatrorrhizine accompagnent la berbérine selon la plante source. Leur profil confirme l’origine botanique déclarée ; un isolat muet sur ces compagnes fait soupçonner une synthèse, qui n’a pas le même statut.",
        en: "Palmatine, coptisine and jatrorrhizine travel with berberine in proportions that depend on the plant. Their profile confirms the declared botanical source; an isolate with no trace of them raises the suspicion of synthesis, whose standing differs.",
      },
    },
    {
      titre: { fr: "Associations à éviter", en: "Pairings to avoid" },
      description: {
        fr: "Les tanins et les gommes acides, chargés négativement, la précipitent ; thé vert, pépin de raisin ou pectine se tiennent donc hors du flacon. En gélule sèche, chrome et zinc cohabitent avec elle sans réaction.",
        en: "Tannins and acidic gums carry negative charge and throw it out of solution, so green tea, grape seed or pectin stay out of the bottle. In a dry capsule, chromium and zinc live beside it without reacting.",
      },
    },
  ],
  product: false,
  related: ["curcuma", "andrographis"],
  caution: {
    fr: "Dose inférieure à 400 mg par jour, seuil d’effet pharmacologique : retenez 380 mg au plus. ANSES 2019 : ne pas utiliser avant 18 ans, pendant la grossesse ou l’allaitement, ni en cas de diabète, de trouble hépatique ou cardiaque. Avis médical pour toute personne sous traitement.",
    en: "Below 400 mg a day, the threshold of a pharmacological effect: keep to 380 mg at most. ANSES 2019: not under 18, nor in pregnancy or breastfeeding, nor for people with diabetes, liver or heart disorders. Medical advice for anyone on medication.",
  },
};
