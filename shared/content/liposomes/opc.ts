import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "opc",
  type: "liposome",
  nom: { fr: "opc de pépins de raisin", en: "grape seed opc" },
  symbol: "OPC",
  categories: ["végétal", "antioxydant"],
  claimStatus: "on hold",
  identity: {
    kind: "plant",
    inci: "VITIS VINIFERA SEED EXTRACT",
    cas: "84929-27-1",
    latin: "Vitis vinifera",
    part: { fr: "pépin", en: "seed" },
    marker: {
      name: { fr: "procyanidine B2", en: "procyanidin B2" },
      cas: "29106-49-8",
      smiles:
        "C1[C@H]([C@H](OC2=C1C(=CC(=C2[C@@H]3[C@H]([C@H](OC4=CC(=CC(=C34)O)O)C5=CC(=C(C=C5)O)O)O)O)O)C6=CC(=C(C=C6)O)O)O",
      formula: "C30H26O12",
      shows: "unit",
      note: {
        fr: "Dimère représentatif : l’extrait réunit des chaînes de deux à plusieurs unités.",
        en: "A representative dimer: the extract combines chains of two to several units.",
      },
    },
  },
  description: {
    fr: "<b>Oligomères procyanidoliques.</b> Deux à quelques unités de catéchine et d’épicatéchine, reliées carbone à carbone, forment ces tanins courts. On les extrait du pépin de raisin après la vinification, à l’eau et à l’éthanol, puis on écarte les longues chaînes, âpres et sans emploi ici.<br><br><b>Un tanin isolé.</b> Les procyanidines s’accrochent aux protéines et captent le fer. Enfermées, elles cessent de réagir avec la salive, la gélatine ou le minéral voisin ; c’est tout l’intérêt de la vésicule.<br><br><b>Couleur et oxygène.</b> Brun rosé, l’extrait fonce à l’air. Un pH bas et une fermeture sous azote conservent sa nuance.",
    en: "<b>Oligomeric procyanidins.</b> Two to a few units of catechin and epicatechin, linked carbon to carbon, make up these short tannins. Water and ethanol draw them from grape seeds once the wine is made; the long chains, harsh and of no use here, are then set aside.<br><br><b>Tannin in isolation.</b> Procyanidins cling to proteins and capture iron. Shut in, they stop reacting with saliva, gelatine or a neighbouring mineral, which is the whole point of the vesicle.<br><br><b>Colour and oxygen.</b> A pinkish brown, the extract darkens in air. Low pH and closing under nitrogen preserve the shade.",
  },
  bienfaits: [
    {
      titre: { fr: "De l’arachide au pépin", en: "From peanut skin to seed" },
      description: {
        fr: "Jacques Masquelier décrivit ces oligomères à Bordeaux à la fin des années 1940, d’abord dans la pellicule de l’arachide. Le pépin vient du marc, que la filière viticole valorise traditionnellement en huile, en distillat et en extraits.",
        en: "Jacques Masquelier described these oligomers in Bordeaux in the late 1940s, at first in peanut skins. Seeds come from marc, which wine regions have traditionally turned into oil, spirit and extracts.",
      },
    },
    {
      titre: { fr: "L’astringence désarmée", en: "Astringency disarmed" },
      description: {
        fr: "Un tanin précipite les protéines salivaires : c’est la sensation râpeuse du thé fort. Recouvert d’une paroi lipidique, l’OPC devient buvable, par exemple en ampoule au goût de fruit rouge, sans sucre ajouté pour arrondir.",
        en: "Tannin precipitates salivary proteins, the rasping feel of strong tea. Covered by a lipid wall, OPC becomes drinkable, for instance in a red-fruit ampoule that needs no added sugar to round it off.",
      },
    },
    {
      titre: { fr: "Ménager la gélule", en: "Sparing the capsule" },
      description: {
        fr: "Face aux procyanidines, une enveloppe de gélatine durcit et se dissout mal. L’hypromellose est préférable, et la vésicule ajoute une séparation qui conserve le temps de désagrégation au fil de l’étude de stabilité.",
        en: "Against procyanidins a gelatine shell hardens and dissolves badly. Hypromellose is the better choice, and the vesicle adds a separation that preserves disintegration time throughout the stability study.",
      },
    },
    {
      titre: { fr: "Repérer l’arachide", en: "Spotting the peanut" },
      description: {
        fr: "La pellicule d’arachide, moins chère, coupe parfois l’extrait de pépin. Ses procyanidines de type A la trahissent en chromatographie couplée à la masse. Le contrôle protège l’identité du produit et ferme la porte à un allergène non déclaré.",
        en: "Peanut skin, a cheaper source, is at times used to cut grape seed extract. Its A-type procyanidins give it away under chromatography with mass detection. The check protects identity and shuts out an undeclared allergen.",
      },
    },
    {
      titre: { fr: "Longueur de chaîne", en: "How long a chain" },
      description: {
        fr: "Un titre en « polyphénols totaux » additionne monomères, oligomères et polymères. Demandez la répartition, ou le degré moyen de polymérisation : c’est lui qui règle l’âpreté, la solubilité et la charge possible du liposome.",
        en: "A figure for “total polyphenols” lumps monomers, oligomers and polymers together. Ask for the split, or for the mean degree of polymerisation: that is what governs harshness, solubility and how much a liposome can carry.",
      },
    },
  ],
  product: false,
  related: ["vignerouge", "resveratrol"],
  caution: {
    fr: "Par précaution, non proposé aux femmes enceintes ou allaitantes ni aux enfants. Avis médical en cas de traitement anticoagulant. À prendre à distance d’un complément de fer, que les tanins fixent.",
    en: "As a precaution, not offered to pregnant or breastfeeding women or to children. Medical advice for people on anticoagulants. Take apart from an iron supplement, since tannins bind the metal.",
  },
};
