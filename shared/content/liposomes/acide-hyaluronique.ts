import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "acide-hyaluronique",
  type: "liposome",
  nom: { fr: "acide hyaluronique", en: "hyaluronic acid" },
  symbol: "HA",
  categories: ["substance"],
  claimStatus: "none",
  niosome: "acide-hyaluronique",
  identity: {
    kind: "molecule",
    inci: "SODIUM HYALURONATE",
    molecule: {
      name: { fr: "hyaluronate de sodium", en: "sodium hyaluronate" },
      cas: "9067-32-7",
      smiles:
        "CC(=O)N[C@H]1[C@H](O)O[C@H](CO)[C@@H](O)[C@@H]1O[C@@H]1O[C@@H]([C@@H](O)[C@H](O)[C@H]1O)C([O-])=O.[Na+]",
      formula: "C14H22NNaO12",
      shows: "unit",
      note: {
        fr: "Un motif de deux sucres, complété par une molécule d’eau ; la chaîne le répète des centaines à des milliers de fois.",
        en: "One two-sugar unit, completed by a molecule of water; the chain repeats it hundreds to thousands of times.",
      },
    },
  },
  description: {
    fr: "<b>Un polysaccharide à deux sucres alternés.</b> L’acide glucuronique et la N-acétylglucosamine se répètent des centaines ou des milliers de fois. Le sel de sodium s’obtient par fermentation bactérienne ; une hydrolyse ménagée règle ensuite la longueur de chaîne.<br><br><b>Des chaînes courtes.</b> Une longue chaîne n’entre pas dans une vésicule et épaissit l’eau qui l’entoure. Nous encapsulons donc des fractions courtes : le liquide reste fluide, et la poudre adhère moins aux parois du pilulier.<br><br><b>Mise en œuvre.</b> Le sel se verse en pluie, sous agitation, et se pèse en air sec. On écarte les acides forts et les traces de cuivre ou de fer, qui coupent la chaîne.",
    en: "<b>A polysaccharide of two alternating sugars.</b> Glucuronic acid and N-acetylglucosamine repeat hundreds or thousands of times. The sodium salt is made by bacterial fermentation; mild hydrolysis then sets the chain length.<br><br><b>Short chains.</b> A long chain does not fit inside a vesicle and thickens the water around it. We therefore encapsulate short fractions: the liquid stays fluid, and the powder clings less to the walls of a bottle.<br><br><b>Processing.</b> Sprinkle the salt in under stirring and weigh it in dry air. Keep out strong acids and traces of copper or iron, which cut the chain.",
  },
  bienfaits: [
    {
      titre: { fr: "Découverte et origine", en: "Discovery and source" },
      description: {
        fr: "Meyer et Palmer l’ont isolé en 1934 du corps vitré de l’œil de bœuf ; son nom vient du grec hyalos, verre. La crête de coq en a longtemps été la source. La fermentation écarte les tissus animaux et convient aux formules véganes si le milieu de culture est lui aussi végane.",
        en: "Meyer and Palmer isolated it in 1934 from the vitreous body of cattle eyes; the name comes from Greek hyalos, glass. Rooster combs were long the source. Fermentation does away with animal tissue and suits vegan formulas, provided the culture medium is vegan too.",
      },
    },
    {
      titre: { fr: "Choisir la masse molaire", en: "Choosing the molar mass" },
      description: {
        fr: "Un motif pèse 401 g/mol ; une chaîne d’un million de daltons en compte près de 2 500. Longue, elle épaissit ; courte, elle reste fluide et s’encapsule. Demandez au fournisseur la masse moyenne et, si possible, sa répartition.",
        en: "One repeat unit weighs 401 g/mol; a chain of one million daltons contains nearly 2,500 of them. Long chains thicken; short ones stay fluid and can be encapsulated. Ask the supplier for the average mass and, if possible, its distribution.",
      },
    },
    {
      titre: { fr: "Sensible à l’humidité", en: "Sensitive to moisture" },
      description: {
        fr: "L’acide hyaluronique en poudre capte l’humidité de l’air et forme des grumeaux. L’enveloppe lipidique ralentit ce phénomène ; le conditionnement demande malgré tout une hygrométrie contrôlée et un dessiccant dans le pilulier.",
        en: "Hyaluronic acid powder draws moisture from the air and forms lumps. The lipid coat slows this down; filling and packing still need controlled humidity, and a desiccant in the bottle.",
      },
    },
    {
      titre: { fr: "Dosage et pureté", en: "Assay and purity" },
      description: {
        fr: "La réaction au carbazole mesure l’acide glucuronique, donc la teneur ; les protéines et endotoxines résiduelles renseignent sur la purification. La viscosité intrinsèque, suivie dans le temps, signale un raccourcissement des chaînes.",
        en: "The carbazole reaction measures glucuronic acid and hence content; residual protein and endotoxin show how well the material was purified. Intrinsic viscosity, followed over time, reveals any shortening of the chains.",
      },
    },
    {
      titre: { fr: "Aucune allégation propre", en: "No claim of its own" },
      description: {
        fr: "L’acide hyaluronique n’a pas d’allégation autorisée. Une gamme beauté s’appuie sur le zinc, la biotine ou la vitamine C, chacun à la dose requise et avec son libellé ; l’acide hyaluronique y figure comme ingrédient, avec sa quantité exacte.",
        en: "Hyaluronic acid has no authorised claim. A beauty range relies on zinc, biotin or vitamin C, each at the required dose and with its own wording; hyaluronic acid is listed as an ingredient, with its exact amount.",
      },
    },
  ],
  product: { range: "gamme beauté", subName: "hyaluronique" },
  related: ["collagene", "vitamine-c"],
  caution: {
    fr: "Retenez une source de fermentation : l’extrait de crête de coq relève des nouveaux aliments, avec des usages limités. Aucune allégation de santé n’est autorisée pour l’acide hyaluronique. Par précaution, ne convient pas pendant la grossesse ou l’allaitement.",
    en: "Choose a fermentation source: rooster comb extract falls under novel foods, with restricted uses. No health claim is authorised for hyaluronic acid. As a precaution, not suitable during pregnancy or breastfeeding.",
  },
};
