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
    fr: "<b>Flavone de la camomille et du persil.</b> L’apigénine porte trois hydroxyles sur un squelette plan. La plante la garde le plus souvent sous forme de glucoside, l’apigétrine chez la camomille, l’apiine chez le persil ; l’hydrolyse libère l’aglycone, poudre jaune pâle.<br><br><b>Empêcher l’empilement.</b> À l’état pur, elle ne fond que vers 345 °C : ses cristaux sont serrés, lents à se dissoudre. Glissée entre les chaînes grasses d’une bicouche, elle demeure à l’état moléculaire et se disperse dans l’eau.<br><br><b>Pour la recette.</b> Peu de goût, une couleur douce, de petites doses : la poudre liposomale convient au sachet comme à la gélule de taille réduite.",
    en: "<b>The flavone of chamomile and parsley.</b> Apigenin carries three hydroxyls on a flat skeleton. Plants mostly keep it as a glucoside, apigetrin in chamomile, apiin in parsley; hydrolysis frees the aglycone, a pale yellow powder.<br><br><b>Preventing the stack.</b> Pure apigenin melts only at about 345 °C: its crystals are tightly packed and slow to dissolve. Slipped between the fatty chains of a bilayer, it stays in the molecular state and spreads through water.<br><br><b>For the recipe.</b> Little taste, a soft colour, small doses: liposomal powder suits a sachet or a capsule of modest size.",
  },
  bienfaits: [
    {
      titre: { fr: "Un nom venu d’Apium", en: "Named after Apium" },
      description: {
        fr: "Son nom vient d’<i>Apium</i>, le genre botanique du céleri. On la retrouve aussi dans les fleurs de matricaire, l’origan et l’artichaut, avec des teneurs qui varient selon la variété, le terroir et la date de récolte.",
        en: "The name comes from <i>Apium</i>, the genus of celery. The molecule also turns up in chamomile flowers, oregano and artichoke, at levels that shift with soil, variety and harvest date.",
      },
    },
    {
      titre: { fr: "Une molécule plane", en: "A flat molecule" },
      description: {
        fr: "Ses trois cycles s’empilent comme des feuilles et laissent peu de prise au solvant. Le rapport entre lipide et flavone se règle par essais : trop d’apigénine, et de fines aiguilles réapparaissent au microscope en lumière polarisée.",
        en: "Its three rings stack like sheets of paper and give a solvent little to grip. The ratio of lipid to flavone is set by trial: too much apigenin, and fine needles reappear under polarised light.",
      },
    },
    {
      titre: { fr: "Extrait titré ou isolat", en: "Standardised extract or isolate" },
      description: {
        fr: "Deux voies pour votre formule : un extrait de camomille titré, au profil aromatique complet, ou l’isolat à haute pureté, plus concentré. Le choix fixe la taille de la gélule, le statut réglementaire et la liste d’ingrédients.",
        en: "Two routes for your formula: a standardised chamomile extract with its full aromatic profile, or the high-purity isolate, which is more concentrated. That choice sets capsule size, regulatory route and ingredient list.",
      },
    },
    {
      titre: { fr: "Glucoside contre aglycone", en: "Glucoside versus aglycone" },
      description: {
        fr: "La Pharmacopée européenne dose la fleur de matricaire en apigénine-7-glucoside, plus lourd que l’aglycone de tout un sucre. Avant de comparer deux bulletins, ramenez-les à la même forme, puis vérifiez la méthode.",
        en: "The European Pharmacopoeia assays matricaria flower as apigenin 7-glucoside, heavier than the aglycone by a whole sugar. Before comparing two certificates, bring both to the same form, then check the method.",
      },
    },
    {
      titre: { fr: "Compatible et tolérante", en: "Compatible and tolerant" },
      description: {
        fr: "Stable en milieu acide, l’apigénine supporte les bases fruitées et cohabite avec magnésium, zinc ou L-théanine. Un pH élevé ionise ses hydroxyles et avive le jaune ; l’eau de dispersion se maintient donc sous la neutralité.",
        en: "Stable in acid, apigenin puts up with fruity bases and lives beside magnesium, zinc or L-theanine. High pH ionises its hydroxyls and sharpens the yellow, so dispersion water is held on the near side of neutral.",
      },
    },
  ],
  product: false,
  related: ["quercetine", "rutine"],
  caution: {
    fr: "Le statut de l’apigénine isolée (règlement « nouveaux aliments ») est à vérifier dans chaque pays de vente avant déclaration. Les personnes allergiques à la camomille évitent les extraits d’Astéracées. Non destinée à la femme enceinte ou allaitante.",
    en: "Check the standing of isolated apigenin under the novel food regulation for each country of sale before notifying. People allergic to chamomile should avoid extracts from the daisy family. Not meant for pregnant or breastfeeding women.",
  },
};
