import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "apigenine",
  type: "liposome",
  nom: { fr: "apigénine", en: "apigenin" },
  symbol: "Ap",
  categories: ["végétal", "antioxydant"],
  claimStatus: "none",
  identity: {
    kind: "molecule",
    inci: "APIGENIN",
    molecule: {
      name: { fr: "apigénine", en: "apigenin" },
      cas: "520-36-5",
      smiles: "C1=CC(=CC=C1C2=CC(=O)C3=C(C=C(C=C3O2)O)O)O",
      formula: "C15H10O5",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Flavone de la camomille et du persil.</b> L’apigénine porte trois hydroxyles sur un squelette plan. Dans la plante, elle est surtout liée à des sucres : apigétrine dans la camomille, apiine dans le persil. L’hydrolyse libère l’aglycone, la forme sans sucre, une poudre jaune pâle.<br><br><b>Éviter la cristallisation.</b> Pure, elle ne fond que vers 345 °C : ses cristaux, très compacts, se dissolvent lentement. Logée entre les chaînes grasses d’une bicouche, elle reste à l’état moléculaire et se disperse dans l’eau.<br><br><b>En formulation.</b> Peu de goût, une couleur pâle, de petites doses : la poudre liposomale convient au sachet comme à une gélule de petite taille.",
    en: "<b>The flavone of chamomile and parsley.</b> Apigenin carries three hydroxyl groups on a flat skeleton. In plants it is mostly bound to sugars: apigetrin in chamomile, apiin in parsley. Hydrolysis releases the aglycone, the sugar-free form, a pale yellow powder.<br><br><b>Preventing crystals.</b> Pure apigenin melts only at about 345 °C: its tightly packed crystals are slow to dissolve. Lodged between the fatty chains of a bilayer, it remains in molecular form and disperses in water.<br><br><b>In formulation.</b> Little taste, a pale colour and small doses: the liposomal powder suits sachets as well as small capsules.",
  },
  bienfaits: [
    {
      titre: { fr: "Nom et sources végétales", en: "Name and plant sources" },
      description: {
        fr: "Le nom vient d’<i>Apium</i>, le genre botanique du céleri. L’apigénine se trouve aussi dans les fleurs de matricaire, l’origan et l’artichaut, à des teneurs qui varient selon la variété, le sol et la date de récolte.",
        en: "The name comes from <i>Apium</i>, the genus of celery. Apigenin is also found in chamomile flowers, oregano and artichoke, at levels that vary with variety, soil and harvest date.",
      },
    },
    {
      titre: { fr: "Le rapport lipide-flavone", en: "Lipid-to-flavone ratio" },
      description: {
        fr: "Les trois cycles s’empilent comme des feuilles et le solvant y pénètre mal. Le rapport entre lipide et flavone se règle par essais : avec trop d’apigénine, de fines aiguilles réapparaissent au microscope, en lumière polarisée.",
        en: "Its three rings stack like sheets of paper, and solvents barely penetrate. The ratio of lipid to flavone is set by trial: with too much apigenin, fine needles reappear under a polarised-light microscope.",
      },
    },
    {
      titre: { fr: "Extrait titré ou isolat", en: "Standardised extract or isolate" },
      description: {
        fr: "Deux choix pour votre formule : un extrait de camomille titré, au profil aromatique complet, ou l’isolat à haute pureté, plus concentré. La taille de la gélule, le statut réglementaire et la liste d’ingrédients en dépendent.",
        en: "Two choices for your formula: a standardised chamomile extract with its full aromatic profile, or the high-purity isolate, which is more concentrated. Capsule size, regulatory status and the ingredient list depend on it.",
      },
    },
    {
      titre: { fr: "Glucoside ou aglycone", en: "Glucoside or aglycone" },
      description: {
        fr: "La Pharmacopée européenne dose la fleur de matricaire en apigénine-7-glucoside, plus lourd que l’aglycone d’une unité de sucre. Avant de comparer deux bulletins d’analyse, ramenez-les à la même forme, puis vérifiez la méthode.",
        en: "The European Pharmacopoeia assays matricaria flower as apigenin 7-glucoside, which is heavier than the aglycone by one sugar unit. Before comparing two certificates of analysis, convert both to the same form, then check the method.",
      },
    },
    {
      titre: { fr: "Bases fruitées et pH", en: "Fruit bases and pH" },
      description: {
        fr: "Stable en milieu acide, l’apigénine convient aux bases fruitées et s’associe au magnésium, au zinc ou à la L-théanine. Un pH élevé ionise ses hydroxyles et fonce le jaune ; la dispersion se maintient donc à un pH légèrement acide.",
        en: "Stable in acid, apigenin suits fruit bases and combines with magnesium, zinc or L-theanine. A high pH ionises its hydroxyl groups and deepens the yellow, so the dispersion is kept slightly acidic.",
      },
    },
  ],
  product: false,
  related: ["quercetine", "rutine"],
  caution: {
    fr: "Le statut de l’apigénine isolée (règlement « nouveaux aliments ») est à vérifier dans chaque pays de vente avant déclaration. Les personnes allergiques à la camomille évitent les extraits d’Astéracées. Ne convient pas aux femmes enceintes ou allaitantes.",
    en: "Check the status of isolated apigenin under the novel food regulation for each country of sale before notifying. People allergic to chamomile should avoid extracts from the daisy family. Not for pregnant or breastfeeding women.",
  },
};
