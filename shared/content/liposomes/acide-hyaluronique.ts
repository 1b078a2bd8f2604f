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
        fr: "Un motif de deux sucres, capé par l’eau ; la chaîne le répète des centaines à des milliers de fois.",
        en: "One two-sugar unit, capped with water; the chain repeats it hundreds to thousands of times.",
      },
    },
  },
  description: {
    fr: "<b>Polysaccharide à deux sucres répétés.</b> Acide glucuronique et N-acétylglucosamine alternent, des centaines ou des milliers de fois. Le sel de sodium s’obtient par fermentation bactérienne ; une hydrolyse ménagée règle ensuite la longueur de chaîne.<br><br><b>Le bon calibre.</b> Une longue chaîne n’entre pas dans une vésicule : elle épaissit l’eau autour. Nous encapsulons des fractions courtes, et le liquide coule comme un sirop léger ; la poudre, elle, ne colle plus aux parois du pilulier.<br><br><b>Hydrater sans hâte.</b> Le sel se verse en pluie, sous agitation ; on évite l’acide fort et les métaux, qui coupent la chaîne, et l’on pèse sous air sec.",
    en: "<b>A polysaccharide of two repeating sugars.</b> Glucuronic acid and N-acetylglucosamine take turns, hundreds or thousands of times over. The sodium salt comes from bacterial fermentation; mild hydrolysis then sets chain length.<br><br><b>The right gauge.</b> A long chain does not fit inside a vesicle but thickens the water outside. We encapsulate short fractions, and the liquid pours like thin syrup, while the powder no longer sticks to the walls of a bottle.<br><br><b>Hydrate without haste.</b> Sprinkle the salt in under stirring, avoid strong acid and metals, which cut the chain, and weigh in dry air.",
  },
  bienfaits: [
    {
      titre: { fr: "Trouvé dans l’œil", en: "Found in the eye" },
      description: {
        fr: "Meyer et Palmer l’isolèrent en 1934 de l’humeur vitrée du bœuf, d’où hyalos, le verre. La crête de coq prit le relais, puis la fermentation, qui a écarté les tissus animaux et convient aux formules véganes.",
        en: "Meyer and Palmer isolated it in 1934 from the vitreous of cattle eyes, hence hyalos, glass. Rooster combs took over and then fermentation, which has done away with animal tissue and suits vegan formulas.",
      },
    },
    {
      titre: { fr: "La masse molaire décide", en: "Molar mass decides" },
      description: {
        fr: "Un motif pèse 401 g par mole : une chaîne d’un million de daltons en compte près de 2 500. Longue, elle épaissit ; courte, elle coule et s’encapsule. Le certificat donne une moyenne et, mieux, une répartition.",
        en: "One unit weighs 401 g per mole, so a chain of a million daltons counts close to 2,500. Long, it thickens; short, it flows and can be encapsulated. A certificate gives an average and, better still, a distribution.",
      },
    },
    {
      titre: { fr: "Sensible à l’humidité", en: "Sensitive to moisture" },
      description: {
        fr: "Le hyaluronate capte l’humidité de l’air et forme des grumeaux. La coque lipidique ralentit cette reprise ; le conditionnement demande malgré tout une hygrométrie contrôlée et un dessiccant dans le pilulier.",
        en: "Hyaluronate draws moisture from the air and lumps. The lipid coat slows that uptake; packing still needs controlled humidity, and a desiccant in the bottle.",
      },
    },
    {
      titre: { fr: "Dosé par son sucre acide", en: "Assayed through its sugar" },
      description: {
        fr: "La réaction au carbazole mesure l’acide glucuronique, donc la teneur ; protéines et endotoxines résiduelles jugent la purification. La viscosité intrinsèque, suivie dans le temps, avertit d’une chaîne qui se raccourcit.",
        en: "The carbazole reaction measures glucuronic acid and hence content; leftover protein and endotoxin grade the purification. Intrinsic viscosity, followed over time, warns of a chain growing shorter.",
      },
    },
    {
      titre: { fr: "Porté par d’autres nutriments", en: "Carried by other nutrients" },
      description: {
        fr: "L’acide hyaluronique n’a pas d’allégation. Une gamme beauté s’appuie sur zinc, biotine ou vitamine C, chacun à sa dose et avec son libellé ; le hyaluronate y figure comme ingrédient, avec sa quantité exacte.",
        en: "Hyaluronic acid has no claim. A beauty range rests on zinc, biotin or vitamin C, each at its dose and with its wording; hyaluronate appears there as an ingredient, in an exact amount.",
      },
    },
  ],
  product: { range: "gamme beauté", subName: "hyaluronique" },
  related: ["collagene", "vitamine-c"],
  caution: {
    fr: "Retenez une source de fermentation : l’extrait de crête de coq relève des nouveaux aliments, avec des usages limités. Aucune allégation de santé n’est autorisée pour l’acide hyaluronique. Par précaution, pas d’usage pendant la grossesse ou l’allaitement.",
    en: "Keep to a fermentation source: rooster comb extract falls under novel foods, with restricted uses. No health claim is authorised for hyaluronic acid. As a precaution, not in pregnancy or while breastfeeding.",
  },
};
