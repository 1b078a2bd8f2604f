import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "coenzyme-q10",
  type: "liposome",
  nom: { fr: "coenzyme q10", en: "coenzyme q10" },
  symbol: "Q10",
  categories: ["coenzyme"],
  claimStatus: "none",
  niosome: "coenzyme-q10",
  identity: {
    kind: "molecule",
    inci: "UBIQUINONE",
    molecule: {
      name: { fr: "ubiquinone (coenzyme Q10)", en: "ubiquinone (coenzyme Q10)" },
      cas: "303-98-0",
      smiles:
        "COC1=C(OC)C(=O)C(C/C=C(\\C)CC/C=C(\\C)CC/C=C(\\C)CC/C=C(\\C)CC/C=C(\\C)CC/C=C(\\C)CC/C=C(\\C)CC/C=C(\\C)CC/C=C(\\C)CCC=C(C)C)=C(C)C1=O",
      formula: "C59H90O4",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Ubiquinone à dix unités isoprène.</b> Une tête quinone, une longue queue grasse : le coenzyme Q10 est un solide orange, obtenu par fermentation, insoluble dans l’eau. Dissous dans l’huile, il recristallise au froid et perd sa dispersion.<br><br><b>Le retour à la membrane.</b> Dans la cellule, il vit dans la bicouche mitochondriale, entre les feuillets. Le liposome lui rend ce décor : la queue s’y loge au milieu, la molécule ne se rassemble plus, et un liquide limpide à trouble devient possible sans huile.<br><br><b>À prévoir.</b> La lumière le décolore et l’oxygène n’y change guère : flacon ambré et blister opaque suffisent pour la forme oxydée.",
    en: "<b>Ubiquinone with ten isoprene units.</b> A quinone head and a long fatty tail: coenzyme Q10 is an orange solid made by fermentation and insoluble in water. In oil it dissolves, then crystallises when cold and falls out of dispersion.<br><br><b>Back to a membrane.</b> In the cell it lives inside the mitochondrial bilayer, between the leaflets. A liposome restores that setting: its tail lodges in the middle, molecules no longer gather, and a clear to cloudy liquid becomes possible without oil.<br><br><b>To plan for.</b> Light fades it, oxygen matters little: an amber bottle or opaque blister is enough for the oxidised form.",
  },
  bienfaits: [
    {
      titre: { fr: "Découvert en 1957", en: "Discovered in 1957" },
      description: {
        fr: "Frederick Crane l’isola de mitochondries de cœur de bœuf ; Karl Folkers en établit la structure l’année suivante. Les biochimistes l’appellent ubiquinone, parce que cette famille est ubiquitaire chez les organismes aérobies.",
        en: "Frederick Crane isolated it from beef heart mitochondria, and Karl Folkers worked out the structure a year later. Biochemists say ubiquinone because the family is ubiquitous among organisms that live with oxygen.",
      },
    },
    {
      titre: { fr: "La recristallisation évitée", en: "No return to crystals" },
      description: {
        fr: "Le Q10 fond à 49 °C environ. Chauffé avec les phospholipides, il s’intercale dans la membrane en formation ; au refroidissement, il n’a plus la place de former des cristaux, ce qu’une microscopie confirme après quelques semaines au froid.",
        en: "Q10 melts at roughly 49 °C. Warmed with phospholipids it slides into the forming membrane, and once cooled it no longer has room to build crystals, as microscopy confirms after some weeks in the cold.",
      },
    },
    {
      titre: { fr: "Ubiquinone ou ubiquinol", en: "Ubiquinone or ubiquinol" },
      description: {
        fr: "La forme oxydée se conserve bien ; l’ubiquinol, réduit, jaunit à l’air en s’oxydant. Les deux s’encapsulent, la seconde sous azote et en flacon opaque, avec un dosage qui sépare l’une de l’autre.",
        en: "The oxidised form keeps well; ubiquinol, the reduced one, turns yellow in air as it oxidises. Either can be encapsulated, the latter under nitrogen and in opaque bottles, with an assay that tells them apart.",
      },
    },
    {
      titre: { fr: "Tout-trans, par fermentation", en: "All-trans, from fermentation" },
      description: {
        fr: "La fermentation ne donne que l’isomère tout-trans. La voie chimique, à partir du solanésol de tabac, apporte parfois des traces d’isomère Z ; la Pharmacopée européenne les plafonne dans sa monographie de l’ubidécarénone.",
        en: "Fermentation yields the all-trans isomer only. The chemical route, which starts from tobacco solanesol, at times brings traces of Z isomer, which the European Pharmacopoeia caps in its ubidecarenone monograph.",
      },
    },
    {
      titre: { fr: "Le sélénium en partenaire", en: "Selenium as partner" },
      description: {
        fr: "Sélénium, vitamine E et magnésium accompagnent souvent le Q10 dans les gammes vitalité ; eux seuls y portent une allégation. La couleur orange signe le mélange, et l’uniformité se lit presque à l’œil avant de passer au dosage.",
        en: "Selenium, vitamin E and magnesium often accompany Q10 in vitality ranges, and they alone carry a claim there. The orange hue marks the blend, so evenness can almost be judged by eye before any assay.",
      },
    },
  ],
  product: { range: "gamme vitalité", subName: "coenzyme q10" },
  related: ["nadh", "alpha-lipoique"],
  caution: {
    fr: "Interaction connue avec les antivitamines K : avis médical indispensable. Par prudence, non proposé aux enfants ni aux femmes enceintes ou allaitantes.",
    en: "Known interaction with vitamin K antagonists such as warfarin: medical advice is essential. As a precaution, not offered to children, or to pregnant or breastfeeding women.",
  },
};
