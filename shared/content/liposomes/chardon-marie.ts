import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "chardon-marie",
  type: "liposome",
  nom: { fr: "chardon-marie", en: "milk thistle" },
  symbol: "Sm",
  categories: ["végétal"],
  claimStatus: "on hold",
  identity: {
    kind: "plant",
    inci: "SILYBUM MARIANUM FRUIT EXTRACT",
    cas: "84604-20-6",
    latin: "Silybum marianum",
    part: { fr: "fruit (akène)", en: "fruit (achene)" },
    marker: {
      name: { fr: "silybine (silibinine)", en: "silybin (silibinin)" },
      cas: "22888-70-6",
      smiles: "COC1=C(C=CC(=C1)C2C(OC3=C(O2)C=C(C=C3)[C@@H]4[C@H](C(=O)C5=C(C=C(C=C5O4)O)O)O)CO)O",
      formula: "C25H22O10",
      shows: "skeleton",
      note: {
        fr: "La silybine naturelle réunit deux diastéréoisomères, A et B, qui ne diffèrent que par deux centres du cycle dioxane : ils sont laissés ouverts sur le dessin.",
        en: "Natural silybin pairs two diastereomers, A and B, which differ only at two centres of the dioxane ring: the drawing leaves these open.",
      },
    },
  },
  description: {
    fr: "<b>Fruit de <i>Silybum marianum</i>, Astéracées.</b> De l’akène sec, déshuilé par pression, on extrait la silymarine : un groupe de flavonolignanes, formés par l’union de la taxifoline et de l’alcool coniférylique, où dominent les silybines A et B.<br><br><b>Une affinité pour les phospholipides.</b> Peu solubles dans l’eau comme dans l’huile, ces molécules se fixent aux têtes phosphate par liaison hydrogène. Le liposome utilise cette affinité : l’actif est retenu dans la paroi au lieu de cristalliser dans l’eau.<br><br><b>Un pH à surveiller.</b> Au-dessus de la neutralité, les flavonolignanes s’oxydent et brunissent. Une dispersion légèrement acide, un gaz inerte et un emballage opaque préservent la couleur beige.",
    en: "<b>Fruit of <i>Silybum marianum</i>, Asteraceae.</b> Once pressed free of oil, the dry achene yields silymarin: a group of flavonolignans, formed by the joining of taxifolin and coniferyl alcohol, in which silybins A and B predominate.<br><br><b>An affinity for phospholipids.</b> Hardly soluble in water or in oil, these molecules bind to phosphate heads by hydrogen bonding. Liposomes make use of this affinity: the active is held in the wall instead of crystallising in the water.<br><br><b>A pH to watch.</b> Above neutral, flavonolignans oxidise and turn brown. A slightly acidic dispersion, inert gas and opaque packs preserve the beige colour.",
  },
  bienfaits: [
    {
      titre: { fr: "Nom, tradition, pharmacopée", en: "Name, tradition, pharmacopoeia" },
      description: {
        fr: "Ses feuilles sont marbrées de blanc : la légende y voit le lait de la Vierge, d’où son nom. Dioscoride citait déjà la plante, traditionnellement utilisée autour de la Méditerranée ; le fruit a une monographie à la Pharmacopée européenne.",
        en: "The leaves are marbled with white, in which legend sees the Virgin’s milk, hence the name. Dioscorides already mentioned the plant, traditionally used around the Mediterranean; its fruit has a European Pharmacopoeia monograph.",
      },
    },
    {
      titre: { fr: "Six isomères et la taxifoline", en: "Six isomers and taxifolin" },
      description: {
        fr: "Silybines A et B, isosilybines A et B, silychristine et silydianine partagent une même formule, C<sub>25</sub>H<sub>22</sub>O<sub>10</sub> ; la taxifoline les accompagne. Le rapport entre ces pics renseigne sur l’origine du fruit et sur la qualité de l’extraction.",
        en: "Silybins A and B, isosilybins A and B, silychristin and silydianin share one formula, C<sub>25</sub>H<sub>22</sub>O<sub>10</sub>; taxifolin accompanies them. The ratio between these peaks tells where the fruit comes from and how well it was extracted.",
      },
    },
    {
      titre: { fr: "Silymarine ou silybine", en: "Silymarin or silybin" },
      description: {
        fr: "Un extrait annoncé à 80 % de silymarine par colorimétrie donne une valeur plus basse en chromatographie liquide, et la silybine n’en est qu’une partie. Indiquez la méthode dans le dossier et comparez les offres sur leur chromatogramme.",
        en: "An extract quoted at 80% silymarin by colorimetry gives a lower figure by liquid chromatography, and silybin is only a part of that. State the method in the file and compare offers on their chromatograms.",
      },
    },
    {
      titre: { fr: "Huile résiduelle et mycotoxines", en: "Residual oil and mycotoxins" },
      description: {
        fr: "Le fruit est gras : l’huile mal retirée rancit dans l’extrait. Il est aussi exposé aux moisissures au champ. Le plan de contrôle comprend donc l’indice de peroxyde et les mycotoxines, en plus de la chromatographie.",
        en: "The fruit is oily, and oil left behind turns rancid in the extract. It is also exposed to field moulds. The control plan therefore covers peroxide value and mycotoxins as well as chromatography.",
      },
    },
    {
      titre: { fr: "Des formats liquides", en: "Liquid formats" },
      description: {
        fr: "L’extrait sec ordinaire se limite à la gélule et au comprimé. Dispersé en vésicules, il convient aussi au flacon compte-gouttes et au stick à diluer. L’artichaut et le pissenlit, autres Astéracées, lui sont souvent associés.",
        en: "Ordinary dry extract is limited to capsules and tablets. Dispersed as vesicles, it also suits dropper bottles and sticks for dilution. Artichoke and dandelion, also of the daisy family, are often combined with it.",
      },
    },
  ],
  product: false,
  related: ["andrographis", "curcuma"],
  caution: {
    fr: "Réservé à l’adulte, hors grossesse et allaitement. Ne convient pas aux personnes allergiques aux Astéracées (ANSES, 19 avril 2023). Avis médical pour toute personne sous traitement.",
    en: "For adults only, not in pregnancy or breastfeeding. Not for anyone allergic to Asteraceae (ANSES, 19 April 2023). Medical advice for anyone on medication.",
  },
};
