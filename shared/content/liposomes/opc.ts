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
        fr: "Dimère représentatif : l’extrait réunit des chaînes de deux unités ou plus.",
        en: "A representative dimer: the extract combines chains of two units or more.",
      },
    },
  },
  description: {
    fr: "<b>Oligomères procyanidoliques.</b> Deux à quelques unités de catéchine et d’épicatéchine, reliées carbone à carbone, forment ces tanins courts. On les extrait du pépin de raisin après la vinification, à l’eau et à l’éthanol, puis on écarte les longues chaînes, trop âpres.<br><br><b>Un tanin moins réactif.</b> Les procyanidines s’accrochent aux protéines et captent le fer. Encapsulées, elles réagissent moins avec la salive, la gélatine ou un minéral de la formule : c’est l’intérêt du liposome.<br><br><b>Couleur et oxygène.</b> Brun rosé, l’extrait fonce à l’air. Un pH bas et un conditionnement sous azote préservent sa couleur.",
    en: "<b>Oligomeric procyanidins.</b> Two to a few units of catechin and epicatechin, linked carbon to carbon, make up these short tannins. Water and ethanol draw them from grape seeds once the wine is made; the long chains, which are too harsh, are then removed.<br><br><b>A less reactive tannin.</b> Procyanidins cling to proteins and capture iron. Encapsulated, they react less with saliva, gelatine or a mineral in the formula, which is the point of the liposome.<br><br><b>Colour and oxygen.</b> A pinkish brown, the extract darkens in air. A low pH and packing under nitrogen preserve its shade.",
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
      titre: { fr: "Une astringence réduite", en: "Less astringency" },
      description: {
        fr: "Un tanin précipite les protéines salivaires : c’est la sensation râpeuse du thé fort. Sous une paroi lipidique, les OPC deviennent agréables à boire, par exemple en ampoule au goût de fruits rouges, sans sucre ajouté pour masquer l’âpreté.",
        en: "Tannin precipitates salivary proteins, the rasping feel of strong tea. Behind a lipid wall, OPCs become pleasant to drink, for instance in a red-fruit ampoule that needs no added sugar to hide the harshness.",
      },
    },
    {
      titre: { fr: "Compatibilité avec la gélule", en: "Compatible with the capsule" },
      description: {
        fr: "Face aux procyanidines, une enveloppe de gélatine durcit et se dissout mal. L’hypromellose est préférable, et le liposome ajoute une séparation qui aide à tenir le temps de désagrégation pendant toute la durée de conservation.",
        en: "In contact with procyanidins, a gelatine shell hardens and dissolves poorly. Hypromellose is the better choice, and the liposome adds a separation that helps hold disintegration time throughout shelf life.",
      },
    },
    {
      titre: { fr: "Détecter la fraude à l’arachide", en: "Detecting peanut adulteration" },
      description: {
        fr: "La pellicule d’arachide, moins chère, sert parfois à couper l’extrait de pépin. Ses procyanidines de type A la trahissent en chromatographie couplée à la masse. Ce contrôle confirme l’identité de l’extrait et écarte un allergène non déclaré.",
        en: "Peanut skin, a cheaper source, is at times used to cut grape seed extract. Its A-type procyanidins give it away under chromatography with mass detection. The check confirms identity and rules out an undeclared allergen.",
      },
    },
    {
      titre: { fr: "La longueur des chaînes", en: "Chain length" },
      description: {
        fr: "Un titre en « polyphénols totaux » additionne monomères, oligomères et polymères. Demandez la répartition, ou le degré moyen de polymérisation : il détermine l’âpreté, la solubilité et la charge possible du liposome.",
        en: "A figure for ‘total polyphenols’ lumps monomers, oligomers and polymers together. Ask for the split, or for the mean degree of polymerisation: it governs harshness, solubility and how much a liposome can carry.",
      },
    },
  ],
  product: { range: "gamme bien-être", subName: "circulation" },
  related: ["vignerouge", "resveratrol"],
  caution: {
    fr: "Par précaution, non proposé aux femmes enceintes ou allaitantes ni aux enfants. Avis médical en cas de traitement anticoagulant. À prendre à distance d’un complément de fer, que les tanins fixent.",
    en: "As a precaution, not offered to pregnant or breastfeeding women or to children. Medical advice for people on anticoagulants. Take at a different time from an iron supplement, since tannins bind the metal.",
  },
};
