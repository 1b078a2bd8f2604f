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
    fr: "<b>Ubiquinone à dix unités isoprène.</b> Formé d’une tête quinone et d’une longue chaîne grasse, le coenzyme Q10 est un solide jaune orangé, obtenu par fermentation et insoluble dans l’eau. Dissous dans l’huile, il recristallise au froid et se dépose.<br><br><b>Sa place dans la membrane.</b> Dans la cellule, il se trouve dans la bicouche de la mitochondrie, entre les deux feuillets. Dans le liposome, sa chaîne se loge au même endroit : les molécules restent séparées et un liquide homogène devient possible sans huile.<br><br><b>Conservation.</b> La lumière le décolore, l’oxygène l’altère peu : un flacon ambré ou un blister opaque suffit pour la forme oxydée.",
    en: "<b>Ubiquinone with ten isoprene units.</b> Made up of a quinone head and a long fatty chain, coenzyme Q10 is a yellow-orange solid, produced by fermentation and insoluble in water. Dissolved in oil, it crystallises when cold and settles out.<br><br><b>Its place in the membrane.</b> In the cell it is found in the mitochondrial bilayer, between the two leaflets. In a liposome its chain lodges in the same spot: the molecules stay apart, and a uniform liquid becomes possible without oil.<br><br><b>Storage.</b> Light fades it, oxygen has little effect: an amber bottle or an opaque blister is enough for the oxidised form.",
  },
  bienfaits: [
    {
      titre: { fr: "Découverte et nom", en: "Discovery and name" },
      description: {
        fr: "Frederick Crane l’a isolé en 1957 de mitochondries de cœur de bœuf ; Karl Folkers en a établi la structure l’année suivante. Son nom chimique, ubiquinone, vient de sa présence chez presque tous les organismes aérobies.",
        en: "Frederick Crane isolated it in 1957 from beef heart mitochondria; Karl Folkers established the structure a year later. Its chemical name, ubiquinone, reflects its presence in almost all organisms that live with oxygen.",
      },
    },
    {
      titre: { fr: "Éviter la recristallisation", en: "Preventing recrystallisation" },
      description: {
        fr: "Le Q10 fond vers 49 °C. Chauffé avec les phospholipides, il s’intercale dans la membrane en formation ; au refroidissement, il n’a plus la place de cristalliser. Un examen au microscope, après quelques semaines au froid, permet de le vérifier.",
        en: "Q10 melts at about 49 °C. Warmed with phospholipids, it slides into the forming membrane; once cooled, it no longer has room to crystallise. Microscopy after some weeks in the cold can confirm this.",
      },
    },
    {
      titre: { fr: "Ubiquinone ou ubiquinol", en: "Ubiquinone or ubiquinol" },
      description: {
        fr: "La forme oxydée, l’ubiquinone, se conserve bien ; la forme réduite, l’ubiquinol, s’oxyde et jaunit à l’air. Les deux s’encapsulent, la seconde sous azote et en flacon opaque, avec une méthode de dosage qui les distingue.",
        en: "The oxidised form, ubiquinone, keeps well; the reduced form, ubiquinol, oxidises and turns yellow in air. Both can be encapsulated, the latter under nitrogen and in opaque bottles, with an assay that tells them apart.",
      },
    },
    {
      titre: { fr: "Pureté de l’isomère tout-trans", en: "Purity of the all-trans isomer" },
      description: {
        fr: "La fermentation ne donne que l’isomère tout-trans. La voie chimique, à partir du solanésol de tabac, apporte parfois des traces d’isomère Z, que la Pharmacopée européenne limite dans sa monographie de l’ubidécarénone, autre nom du Q10.",
        en: "Fermentation yields only the all-trans isomer. The chemical route, from tobacco solanesol, sometimes brings traces of Z isomer, which the European Pharmacopoeia limits in its monograph on ubidecarenone, another name for Q10.",
      },
    },
    {
      titre: { fr: "Associations courantes", en: "Common combinations" },
      description: {
        fr: "Le sélénium, la vitamine E et le magnésium accompagnent souvent le Q10 dans les gammes vitalité ; eux seuls y ont des allégations autorisées. Le mélange est orangé, mais son homogénéité se vérifie par dosage, non à la couleur.",
        en: "Selenium, vitamin E and magnesium often accompany Q10 in vitality ranges; they alone have authorised claims there. The blend is orange, but its uniformity is checked by assay, not by colour.",
      },
    },
  ],
  product: { range: "gamme vitalité", subName: "coenzyme q10" },
  related: ["nadh", "alpha-lipoique"],
  caution: {
    fr: "Interaction connue avec les antivitamines K (warfarine) : avis médical indispensable. Par précaution, ne convient pas aux enfants ni aux femmes enceintes ou allaitantes.",
    en: "Known interaction with vitamin K antagonists such as warfarin: medical advice is essential. As a precaution, not for children or for pregnant or breastfeeding women.",
  },
};
